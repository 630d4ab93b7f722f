import SourceModel
import SwiftSyntax

/// The type heads that the parser finds; those of the skim must equal them.
package enum ParsedHeads {
  /// All type-like declarations of a tree, in source order.
  package static func heads(of tree: SourceFileSyntax, text: SourceText) -> [TypeHead] {
    OutlineWalk.outline(of: tree, text: text, wanted: Wanted(Interest())).heads
  }
}
