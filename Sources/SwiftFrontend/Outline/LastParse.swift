import SourceModel
import SwiftParser
import SwiftSyntax

/// A text and its tree, of which the parser takes over what the next edit leaves alone.
struct LastParse: Sendable {
  let text: SourceText
  let result: IncrementalParseResult

  /// To a text that differs between the bytes that both begin and end with.
  func transition(to next: SourceText) -> IncrementalParseTransition {
    let (old, new) = (text.bytes, next.bytes)
    let limit = min(old.count, new.count)
    let start = (0..<limit).first { old[$0] != new[$0] } ?? limit
    let same = (0..<limit - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? limit - start
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: old.count - same),
      replacement: Array(new[start..<new.count - same]))
    return IncrementalParseTransition(previousIncrementalParseResult: result, edits: ConcurrentEdits(edit))
  }
}
