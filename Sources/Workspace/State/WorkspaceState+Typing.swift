import SourceModel

extension WorkspaceState {
  /// True if an update would find one change: other letters of one identifier in an open document.
  ///
  /// `identifier` is its range in bytes of the text as it is now. The document must have been read without syntax errors,
  /// which make more unknown than they should.
  package func isUpToDate(butForLettersOf identifier: Range<Int>, in path: FilePath) -> Bool {
    guard !needs.walk, !needs.configuration, !needs.link, targets.map != nil, !projects.hasMarks,
      files.areCurrent(but: path),
      let reading = files[path]?.reading, reading.extraction.facts.understanding == .whole,
      let before = reading.overlay, let now = overlays[path]
    else { return false }
    return now.hasOnlyOtherLetters(than: before, in: identifier)
  }
}

extension SourceText {
  /// True if the texts are alike but for one identifier, which has a range of bytes in this one.
  fileprivate func hasOnlyOtherLetters(than other: SourceText, in identifier: Range<Int>) -> Bool {
    let (bytes, old) = (bytes, other.bytes)
    let end = old.count - (bytes.count - identifier.upperBound)
    guard identifier.upperBound <= bytes.count, identifier.lowerBound < end, bytes[identifier].isIdentifier,
      old[identifier.lowerBound..<end].isIdentifier
    else { return false }
    return bytes[..<identifier.lowerBound] == old[..<identifier.lowerBound]
      && bytes[identifier.upperBound...] == old[end...]
  }
}

extension ArraySlice<UInt8> {
  /// True for an identifier of ASCII characters without `$`.
  fileprivate var isIdentifier: Bool {
    guard let first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "$") && Spelling.isWordByte($0) }
  }
}
