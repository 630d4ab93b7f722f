import SourceModel

/// The type heads that the parser finds; those of the skim must equal them.
enum ParsedHeads {
  /// All type-like declarations of a tree, in source order.
  static func heads(of tree: SyntaxTree, text: SourceText) -> [TypeHead] {
    OutlineWalk.outline(of: tree, text: text, wanted: Wanted(Interest())).heads
  }
}
