/// The documentation comment in front of a declaration: `///`, `//!`, `/** … */` or `/*! … */`.
package enum DocumentationComment {
  /// Longer comments are cut off here.
  private static let mostLines = 60
  private static let mostLinesAbove = 256

  /// The text of the comment above the line at `line`, from zero, without its signs; nil where there is none. Lines of
  /// attributes may stand between.
  package static func text(aboveLine line: Int, in text: SourceText) -> String? {
    let table = LineTable(text)
    guard table.starts.indices.contains(line) else { return nil }
    let lines = text.withBytes { bytes in
      (max(0, line - mostLinesAbove)..<line).map { number in
        let start = Int(table.starts[number])
        return String(decoding: bytes[start..<max(start, table.contentEnd(ofLine: number, in: bytes))], as: UTF8.self)
      }
    }
    return comment(atEndOf: lines[...].map { trimmed($0) })
  }

  private static func comment(atEndOf lines: [String]) -> String? {
    var lines = lines[...]
    while let last = lines.last, isAttribute(last) { lines.removeLast() }
    guard let last = lines.last else { return nil }
    let comment = last.hasSuffix("*/") ? block(atEndOf: lines) : lineComment(atEndOf: lines)
    let text = comment.prefix(mostLines).joined(separator: "\n")
    return text.contains { !$0.isWhitespace } ? text : nil
  }

  private static func isAttribute(_ line: String) -> Bool {
    guard line.first == "@" else { return line.hasPrefix("NS_") || line.hasPrefix("API_") }
    return !["@end", "@class", "@import", "@protocol", "@interface"].contains { line.hasPrefix($0) }
  }

  private static func lineComment(atEndOf lines: ArraySlice<String>) -> [String] {
    let comment = lines.reversed().prefix { ($0.hasPrefix("///") && !$0.hasPrefix("////")) || $0.hasPrefix("//!") }
    return comment.reversed().map { withoutBlank($0.dropFirst(3)) }
  }

  private static func block(atEndOf lines: ArraySlice<String>) -> [String] {
    guard let start = lines.lastIndex(where: { $0.hasPrefix("/*") }) else { return [] }
    var comment = Array(lines[start...])
    guard comment[0].hasPrefix("/**") || comment[0].hasPrefix("/*!"), comment[0] != "/**/" else { return [] }
    comment[0] = String(comment[0].dropFirst(3))
    comment[comment.count - 1] = String(comment[comment.count - 1].dropLast(2))
    let texts = comment.enumerated().map { number, line in
      number > 0 && line.hasPrefix("*") ? withoutBlank(line.dropFirst()) : trimmed(line)
    }
    return Array(texts.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  private static func withoutBlank(_ line: Substring) -> String {
    String(line.first == " " ? line.dropFirst() : line)
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
