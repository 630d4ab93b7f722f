import SourceModel
import SwiftParser
import SwiftSyntax

/// A Swift file's outline by way of its syntax tree.
enum SwiftOutline {
  /// The same in debug and release, where the parser's own defaults differ. Behind deeper code is an error.
  private static let maximumNestingLevel = 128

  static func parse(_ text: SourceText, wanted: Wanted, _ skim: Skim) -> ParseResult {
    let survey = skim.survey ?? SkimSurvey()
    var result =
      wanted.readsBlocks
      ? read(text, wanted, skim, survey.blocks) : readConstants(of: text, wanted, skim, survey.blocks)
    result.outline.declared.classes = survey.classes
    return result
  }

  private static func read(
    _ text: SourceText, _ wanted: Wanted, _ skim: Skim, _ blocks: [SkimSurvey.Block]
  ) -> ParseResult {
    let landmarks = Landmarks(in: text, wanted: wanted)
    let names = wanted.interest.names
    // What a getter gives back may stand in any block inside.
    let mayGiveTexts = names.bodies.properties.contains { skim.words.mayContain(WordHash($0)) }
    let tree = tree(
      of: names.readsAllCode || mayGiveTexts
        ? text : SparseText.of(text, blocks, landmarks: landmarks, readsBody: names.readsBody))
    let outline = OutlineWalk.outline(of: tree, text: text, wanted: wanted, landmarks: landmarks)
    return ParseResult(outline: outline, hasErrors: tree.hasError)
  }

  /// The outline of a file that nothing is wanted of but what its types declare.
  private static func readConstants(
    of text: SourceText, _ wanted: Wanted, _ skim: Skim, _ blocks: [SkimSurvey.Block]
  ) -> ParseResult {
    var outline = SourceOutline(language: .swift)
    outline.heads = skim.heads
    let interest = wanted.interest.names
    guard skim.heads.contains(where: { !interest.constants(of: $0).isEmpty }) else {
      return ParseResult(outline: outline, hasErrors: skim.isUnbalanced)
    }
    let tree = tree(of: SparseText.of(text, blocks, landmarks: nil))
    ConstantReader.read(tree, into: &outline, interest, Speller(text))
    return ParseResult(outline: outline, hasErrors: tree.hasError)
  }

  /// The tree of our own parser, or that of SwiftParser where it is not sure.
  static func tree(of text: SourceText) -> SyntaxTree {
    if let tree = CodeParser.tree(of: text) { return tree }
    return TreeCopy.tree(of: file(of: text), text)
  }

  /// The tree of SwiftParser. A blank behind the name of an attribute, as in `@objc (Name)`, is an error since Swift 6.
  static func file(of text: SourceText) -> SourceFileSyntax {
    text.withBytes { bytes in
      let current = file(of: bytes, .v6)
      guard current.hasError, holdsSpacedAttribute(bytes) else { return current }
      let older = file(of: bytes, .v5)
      return older.hasError ? current : older
    }
  }

  private static func file(of bytes: UnsafeBufferPointer<UInt8>, _ version: Parser.SwiftVersion) -> SourceFileSyntax {
    Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel, swiftVersion: version)
  }

  /// True for a text with `@word (`.
  private static func holdsSpacedAttribute(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAttribute = false
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "@"): isAttribute = true
      case UInt8(ascii: "("):
        if isAttribute, bytes[place - 1] == UInt8(ascii: " ") { return true }
        isAttribute = false
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        break
      default: isAttribute = false
      }
    }
    return false
  }
}
