import SourceModel
import SwiftParser
import SwiftSyntax

/// A Swift file's outline by way of the language's own parser.
enum SwiftOutline {
  /// The same in debug and release, where the parser's own defaults differ.
  private static let maximumNestingLevel = 128

  static func parse(_ text: SourceText, wanted: Wanted, _ skim: Skim, memory: ParseMemory?) -> ParseResult {
    let survey = skim.survey ?? SkimSurvey()
    var result =
      wanted.readsBlocks
      ? read(text, wanted, survey.blocks, memory) : readConstants(of: text, wanted, skim, survey.blocks, memory)
    result.outline.declared.classes = survey.classes
    return result
  }

  private static func read(
    _ text: SourceText, _ wanted: Wanted, _ blocks: [SkimSurvey.Block], _ memory: ParseMemory?
  ) -> ParseResult {
    let landmarks = Landmarks(in: text, wanted: wanted)
    let sparse = SparseText.of(text, blocks, landmarks: landmarks, readsBody: wanted.interest.names.readsBody)
    let tree = tree(of: sparse, memory)
    let outline = OutlineWalk.outline(of: tree, text: text, wanted: wanted, landmarks: landmarks)
    return ParseResult(outline: outline, hasErrors: isFlawed(tree))
  }

  /// The outline of a file that nothing is wanted of but what its types declare.
  private static func readConstants(
    of text: SourceText, _ wanted: Wanted, _ skim: Skim, _ blocks: [SkimSurvey.Block], _ memory: ParseMemory?
  ) -> ParseResult {
    var outline = SourceOutline(language: .swift)
    outline.heads = skim.heads
    let interest = wanted.interest.names
    guard skim.heads.contains(where: { !interest.constants(of: $0).isEmpty }) else {
      return ParseResult(outline: outline, hasErrors: skim.isUnbalanced)
    }
    let tree = tree(of: SparseText.of(text, blocks, landmarks: nil), memory)
    outline.declared.constants = ConstantReader.constants(in: tree, outline, interest, Speller(text))
    return ParseResult(outline: outline, hasErrors: isFlawed(tree))
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
