import SourceModel
import SwiftParser
import SwiftSyntax

/// A text and its tree, of which the parser reuses what the next edit leaves alone.
struct LastParse: Sendable {
  let text: SourceText
  let result: IncrementalParseResult
  /// The byte offset of the edit that led to the text.
  private let place: Int
  /// How much memory of older trees this one may keep; 0 after a parse from the beginning.
  private let age: Int

  /// The memory of a tree that reuses nodes is freed only with all the trees that these nodes come
  /// from (swift-syntax 603.0.1, `RawSyntaxArena.childRefs`). Typing at one place replaces the same
  /// nodes again and again, which keeps little; each move to another place keeps one more tree.
  private static let (typing, moving, oldest) = (1, 32, 128)
  /// In bytes. A word or two.
  private static let nearby = 64

  /// The tree of a text and the edit that it was made with, if it reuses nodes.
  init(_ text: SourceText, _ result: IncrementalParseResult, edit: Edit?) {
    (self.text, self.result) = (text, result)
    (place, age) = (edit?.start ?? 0, edit?.age ?? 0)
  }

  /// The bytes that differ between two texts, and what a tree that is made with them keeps.
  struct Edit {
    let start: Int
    fileprivate let age: Int
    let transition: IncrementalParseTransition
  }

  /// Returns the edit that leads to another text; nil when it is time to parse from the beginning.
  func edit(to next: SourceText) -> Edit? {
    let (old, new) = (text.bytes, next.bytes)
    let limit = min(old.count, new.count)
    let start = (0..<limit).first { old[$0] != new[$0] } ?? limit
    let age = age + (abs(start - place) < Self.nearby ? Self.typing : Self.moving)
    guard age <= Self.oldest else { return nil }
    let same = (0..<limit - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? limit - start
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - same),
      replacement: Array(new[start..<new.count - same]))
    let transition = IncrementalParseTransition(previousIncrementalParseResult: result, edits: ConcurrentEdits(edit))
    return Edit(start: start, age: age, transition: transition)
  }
}
