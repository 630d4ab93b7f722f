import Archive

/// Most ranges lie in one line of ASCII, so what differs from that is written as what it differs by: a range takes six
/// bytes in place of sixteen.
extension SourceRange: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    let line: Int32 = try archive.readInteger()
    let utf8: Int32 = try archive.readInteger()
    let endLine = try line &+ archive.readInteger()
    let endUTF8 = try utf8 &+ archive.readInteger()
    let isPlain = try archive.readFlag()
    start = Position(line: line, utf8: utf8, utf16: utf8, utf32: utf8)
    end = Position(line: endLine, utf8: endUTF8, utf16: endUTF8, utf32: endUTF8)
    if !isPlain {
      start.utf16 &-= try archive.readInteger()
      start.utf32 &-= try archive.readInteger()
      end.utf16 &-= try archive.readInteger()
      end.utf32 &-= try archive.readInteger()
    }
    guard start.isPlace, end.isPlace, start <= end else { throw ArchiveError.invalid }
  }

  package func write(to archive: ArchiveEncoder) {
    archive.write(start.line)
    archive.write(start.utf8)
    archive.write(end.line &- start.line)
    archive.write(end.utf8 &- start.utf8)
    let isPlain = start.isPlain && end.isPlain
    archive.write(isPlain)
    if isPlain { return }
    archive.write(start.utf8 &- start.utf16)
    archive.write(start.utf8 &- start.utf32)
    archive.write(end.utf8 &- end.utf16)
    archive.write(end.utf8 &- end.utf32)
  }
}

extension Position: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(
      line: try archive.readInteger(), utf8: try archive.readInteger(), utf16: try archive.readInteger(),
      utf32: try archive.readInteger())
    guard isPlace else { throw ArchiveError.invalid }
  }

  package func write(to archive: ArchiveEncoder) {
    for number in [line, utf8, utf16, utf32] { archive.write(number) }
  }

  fileprivate var isPlain: Bool { utf8 == utf16 && utf8 == utf32 }

  fileprivate var isPlace: Bool { line >= 0 && utf8 >= 0 && utf16 >= 0 && utf32 >= 0 }
}

extension Spelling: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    text = try archive.readText()
    range = try SourceRange(archive: archive)
  }

  package func write(to archive: ArchiveEncoder) {
    archive.write(text)
    range.write(to: archive)
  }
}
