import SourceModel
import SwiftParser
import SwiftSyntax

/// A Swift file's outline by way of the language's own parser.
enum SwiftOutline {
  /// The same in debug and release, where the parser's own defaults differ. Behind deeper code is an error.
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
    return ParseResult(outline: outline, hasErrors: tree.hasError)
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
    return ParseResult(outline: outline, hasErrors: tree.hasError)
  }

  static func tree(of text: SourceText, _ memory: ParseMemory? = nil) -> SyntaxTree {
    TreeCopy.tree(of: file(text, memory), text)
  }

  /// With a memory, only what changed since the last call is parsed. Of code with errors the parser does not keep the right
  /// parts (swift-syntax 603.0.1), so that is read from its beginning.
  private static func file(_ text: SourceText, _ memory: ParseMemory?) -> SourceFileSyntax {
    guard let memory else {
      return text.withBytes { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
    }
    var edit = memory.value(LastParse.self)?.edit(to: text)
    var result = parse(text, edit?.transition)
    if edit != nil, result.tree.hasError { (edit, result) = (nil, parse(text, nil)) }
    // The last good tree stays, so that a corrected file costs little again.
    if !result.tree.hasError { memory.keep(LastParse(text, result, edit: edit)) }
    return result.tree
  }

  private static func parse(_ text: SourceText, _ transition: IncrementalParseTransition?) -> IncrementalParseResult {
    text.withBytes {
      Parser.parseIncrementally(source: $0, maximumNestingLevel: maximumNestingLevel, parseTransition: transition)
    }
  }
}
