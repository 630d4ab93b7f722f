import SourceModel
import SwiftParser
import SwiftSyntax

/// A Swift file's outline by way of the language's own parser.
enum SwiftOutline {
  /// The same in debug and release, where the parser's own defaults differ.
  private static let maximumNestingLevel = 128

  static func parse(_ text: SourceText, wanted: Wanted, memory: ParseMemory?) -> ParseResult {
    let landmarks = Landmarks(in: text, wanted: wanted)
    let tree = tree(of: SparseText.of(text, landmarks: wanted.readsBlocks ? landmarks : nil), memory)
    return ParseResult(
      outline: OutlineWalk.outline(of: tree, text: text, wanted: wanted, landmarks: landmarks),
      hasErrors: isFlawed(tree))
  }

  /// With a memory, only what changed since the last call is parsed. Of code with errors the parser does not keep the right
  /// parts (swift-syntax 603.0.1), so that is read from its beginning.
  static func tree(of text: SourceText, _ memory: ParseMemory? = nil) -> SourceFileSyntax {
    guard let memory else {
      return text.withBytes { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
    }
    var edit = memory.value(LastParse.self)?.edit(to: text)
    var result = parse(text, edit?.transition)
    if edit != nil, isFlawed(result.tree) { (edit, result) = (nil, parse(text, nil)) }
    // The last good tree stays, so that a corrected file costs little again.
    if !isFlawed(result.tree) { memory.keep(LastParse(text, result, edit: edit)) }
    return result.tree
  }

  private static func parse(_ text: SourceText, _ transition: IncrementalParseTransition?) -> IncrementalParseResult {
    text.withBytes {
      Parser.parseIncrementally(source: $0, maximumNestingLevel: maximumNestingLevel, parseTransition: transition)
    }
  }

  private static func isFlawed(_ tree: SourceFileSyntax) -> Bool {
    tree.hasError || tree.hasMaximumNestingLevelOverflow
  }
}
