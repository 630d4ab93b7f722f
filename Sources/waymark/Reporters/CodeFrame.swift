import Routes
import SourceModel

/// A line of code with a mark below what is meant:
///
///     12 | Router.perform(to: Route<EditorInput>())
///        |                          ^^^^^^^^^^^
struct CodeFrame {
  private let number: String
  private let before: String
  private let marked: String
  private let after: String

  /// `line` holds the beginning of the site.
  init(_ site: Site, in line: ArraySlice<UInt8>) {
    let range = site.range
    let start = min(line.startIndex + Int(range.start.utf8), line.endIndex)
    let isOneLine = range.start.line == range.end.line
    let end = isOneLine ? min(max(line.startIndex + Int(range.end.utf8), start), line.endIndex) : line.endIndex
    number = String(range.start.line + 1)
    before = Self.shown(line[..<start])
    marked = Self.shown(line[start..<end])
    after = Self.shown(line[end...])
  }

  /// With a line break behind each line.
  func text(_ paint: Paint, _ severity: Severity?) -> String {
    let shown = (before: Self.end(of: before), marked: Self.beginning(of: marked), after: Self.beginning(of: after))
    let mark = String(repeating: "^", count: max(shown.marked.columns, 1))
    let painted = severity.map { paint.severity(mark, $0) } ?? paint.faint(mark)
    let margin = String(repeating: " ", count: number.count)
    return """
      \(paint.faint("  \(number) |")) \(shown.before)\(shown.marked)\(shown.after)
      \(paint.faint("  \(margin) |")) \(String(repeating: " ", count: shown.before.columns))\(painted)

      """
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\t", with: "    ").printable
  }

  /// Of each part; generated code has lines without end.
  private static let longest = 120

  private static func beginning(of text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  private static func end(of text: String) -> String {
    text.count > longest ? "…" + text.suffix(longest - 1) : text
  }
}
