import LanguageServer

/// A table of Markdown, as GitHub and GitLab show it.
struct MarkdownTable {
  private(set) var text: String

  /// One cell per column, in Markdown.
  init(header: [String]) {
    text = Self.row(header) + Self.row(header.map { _ in "---" })
  }

  mutating func append(_ cells: [String]) {
    text += Self.row(cells)
  }

  static func words(_ text: String) -> String { Markdown.escaped(text.printable) }

  static func code(_ text: String) -> String { Markdown.code(text.printable) }

  /// A bar ends a cell wherever it stands.
  private static func row(_ cells: [String]) -> String {
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }
}
