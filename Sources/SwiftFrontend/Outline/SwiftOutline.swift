import SourceModel
import SwiftParser
import SwiftSyntax

/// A Swift file's outline by way of the language's own parser.
enum SwiftOutline {
  /// The same in debug and release, where the parser's own defaults differ.
  private static let maximumNestingLevel = 128

  static func parse(_ text: SourceText, wanted: Wanted) -> ParseResult {
    let tree = tree(of: text)
    return ParseResult(
      outline: OutlineWalk.outline(of: tree, text: text, wanted: wanted),
      hasErrors: tree.hasError || tree.hasMaximumNestingLevelOverflow)
  }

  static func tree(of text: SourceText) -> SourceFileSyntax {
    text.withBytes { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
  }
}
