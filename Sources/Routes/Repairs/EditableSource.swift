import SourceModel

/// The text of one file with the places of its lines, for fixes. Offsets are in bytes, from zero.
package struct EditableSource {
  let file: FileID
  package let text: SourceText
  private let lines: LineTable

  init(file: FileID, text: SourceText) {
    (self.file, self.text) = (file, text)
    lines = LineTable(text)
  }

  private var bytes: ArraySlice<UInt8> { text.bytes }

  /// The offset of a position.
  package func offset(of position: Position) -> Int {
    lines.offset(line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
  }

  /// The offsets of a range.
  package func offsets(of range: SourceRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  /// True for a range between quotation marks: a literal, or the value of an attribute.
  package func isQuoted(_ range: SourceRange) -> Bool {
    let start = offset(of: range.start)
    let mark = start > 0 ? bytes[bytes.startIndex + start - 1] : 0
    return mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
  }

  /// The place of a range of offsets.
  package func site(of range: Range<Int>) -> Site {
    Site(file: file, range: lines.range(from: range.lowerBound, to: range.upperBound, in: text))
  }

  // MARK: Edits

  /// Replaces a range of offsets.
  package func replacement(of range: Range<Int>, with new: String) -> Fix.Edit {
    Fix.Edit(site: site(of: range), text: new)
  }

  /// Inserts a text at an offset.
  package func insertion(_ new: String, at offset: Int) -> Fix.Edit {
    replacement(of: offset..<offset, with: new)
  }

  /// Adds lines at the end of the file, after an empty line. Four spaces at the start of a line
  /// mean one step of indentation.
  package func addition(_ new: [String]) -> Fix.Edit {
    let isEnded = bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let lines = (isEnded ? [""] : ["", ""]) + indented(new) + [""]
    return insertion(lines.joined(separator: lineBreak), at: text.count)
  }

  /// Adds lines before the line of an offset.
  package func addition(_ new: [String], beforeLineOf offset: Int) -> Fix.Edit {
    insertion(new.map { $0 + lineBreak }.joined(), at: lineStart(of: offset))
  }

  /// Adds lines after the line of an offset, with its indentation.
  package func addition(_ new: [String], behindLineOf offset: Int) -> Fix.Edit {
    let indentation = indentation(at: offset)
    return insertion(new.map { lineBreak + indentation + $0 }.joined(), at: lineEnd(of: offset))
  }

  /// Adds lines at the start of a body, which begins at an offset. Four spaces at the start of a line mean one step of
  /// indentation.
  package func addition(_ new: [String], toBodyAt start: Int) -> Fix.Edit {
    let indentation = indentation(at: start)
    let isLastOnLine = lineEnd(of: start) == start
    let isBeforeMore = isLastOnLine && byte(at: endOfBlanks(from: start)) != UInt8(ascii: "}")
    let text = (indented(new) + (isBeforeMore ? [""] : [])).map { line in
      lineBreak + (line.isEmpty ? "" : indentation + line)
    }.joined()
    return insertion(text + (isLastOnLine ? "" : lineBreak + indentation), at: start)
  }

  // MARK: Lines

  /// The line break that ends the first line; `\n` if there is none.
  package var lineBreak: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    guard bytes[end] == 0x0D else { return "\n" }
    return bytes.dropFirst(end + 1).first == 0x0A ? "\r\n" : "\r"
  }

  /// The start of the line of an offset.
  package func lineStart(of offset: Int) -> Int {
    Int(lines.starts[lines.line(containing: offset)])
  }

  /// The start of the next line, or the end of the text.
  package func lineStart(ofLineBehind offset: Int) -> Int {
    let end = lineEnd(of: offset)
    guard byte(at: end) == 0x0D, byte(at: end + 1) == 0x0A else { return min(end + 1, text.count) }
    return end + 2
  }

  /// The end of the line of an offset, before its line break.
  package func lineEnd(of offset: Int) -> Int {
    text.withBytes { lines.contentEnd(ofLine: lines.line(containing: offset), in: $0) }
  }

  /// The line of an offset, without its line break.
  package func line(of offset: Int) -> Substring {
    Substring(decoding: bytes[lineStart(of: offset)..<lineEnd(of: offset)], as: UTF8.self)
  }

  /// The lines with the file's own indentation instead of four spaces.
  package func indented(_ new: [String]) -> [String] {
    let step = step
    return new.map { line in
      let depth = line.prefix { $0 == " " }.count / 4
      return String(repeating: step, count: depth) + line.dropFirst(4 * depth)
    }
  }

  /// One step of the file's indentation: that of the first indented line, or four spaces.
  package var step: String {
    for start in allLineStarts {
      let indentation = indentation(at: start)
      if indentation.first == "\t" { return "\t" }
      if (2...8).contains(indentation.count), line(of: start).count > indentation.count { return indentation }
    }
    return "    "
  }

  /// True if a backslash joins the line of an offset to the one before, as in the definition of a
  /// macro.
  func continuesLine(at offset: Int) -> Bool {
    let start = lineStart(of: offset)
    return start > 0 && line(of: start - 1).last { $0 != " " && $0 != "\t" } == "\\"
  }

  /// The white space at the start of the line of an offset.
  package func indentation(at offset: Int) -> String {
    String(line(of: offset).prefix { $0 == " " || $0 == "\t" })
  }

  /// The offsets of the first characters of all lines.
  var allLineStarts: [Int] { lines.starts.map { Int($0) } }

  // MARK: Code

  /// The offset after white space and comments that begin at an offset.
  package func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while offset < text.count {
      switch (bytes[offset], bytes.dropFirst(offset + 1).first) {
      case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (0x0A, _), (0x0D, _): offset += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): offset = lineEnd(of: offset)
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): offset = endOfBlockComment(from: offset)
      default: return offset
      }
    }
    return offset
  }

  private func endOfBlockComment(from start: Int) -> Int {
    var offset = start + 2
    while offset + 1 < text.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
      offset += 1
    }
    return text.count
  }

  /// The offset after the opening brace of a declaration whose head begins at an offset; nil if it
  /// has none.
  package func bodyStart(from start: Int) -> Int? {
    var offset = start
    while offset < text.count {
      offset = endOfBlanks(from: offset)
      guard offset < text.count, bytes[offset] != UInt8(ascii: ";"), bytes[offset] != UInt8(ascii: "}") else {
        return nil
      }
      if bytes[offset] == UInt8(ascii: "{") { return offset + 1 }
      offset += 1
    }
    return nil
  }

  /// The byte at an offset; nil outside the text.
  package func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < text.count ? bytes[offset] : nil
  }

  /// The identifier that ends before an offset, apart from white space; nil if there is none.
  package func word(before end: Int) -> Range<Int>? {
    var end = end
    while let last = byte(at: end - 1), last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { end -= 1 }
    var start = end
    while let last = byte(at: start - 1), Spelling.isWordByte(last) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// The text of a range of offsets.
  package func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
