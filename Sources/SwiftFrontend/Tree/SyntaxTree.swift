import SourceModel
import SwiftSyntax

/// The syntax tree of a text, without blanks and comments, in one array.
///
/// Nodes have the kinds and the children of swift-syntax, with two differences. A node without any token is left out: an
/// empty list, and what a parser had to invent. A string literal has no segments of text, only those with expressions.
///
/// Children stand before their parents, so that a node and all that is in it are neighbours.
final class SyntaxTree {
  struct Record {
    var kind: SyntaxKind
    /// True if the code in it is not Swift; the parser then guessed what it means.
    var hasError = false
    /// Byte offsets of the first token, and of the end of the last one.
    var start: Int32
    var end: Int32
    /// Indices; below 0 where there is none.
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  let text: SourceText
  let records: [Record]

  init(_ text: SourceText, _ records: [Record]) {
    (self.text, self.records) = (text, records)
  }

  /// The source file, which is there even if the text is empty.
  var root: Node { Node(tree: self, index: Int32(truncatingIfNeeded: records.count - 1)) }

  /// True if some of the code is not Swift. No node is needed for it, which does not keep the tree.
  var hasError: Bool { records.last?.hasError ?? false }
}

/// Makes a tree from the leaves up.
struct TreeBuilder {
  private(set) var records: [SyntaxTree.Record] = []
  /// The nodes without a parent, in source order.
  private var pending: [Int32] = []

  /// For as many bytes of text.
  init(byteCount: Int) {
    records.reserveCapacity(byteCount / 3)
    pending.reserveCapacity(256)
  }

  /// How many nodes wait for a parent.
  var pendingCount: Int { pending.count }

  /// Where a builder stood, so that what came later can be taken back.
  struct Mark {
    fileprivate let records: Int
    fileprivate let pending: Int
  }

  var mark: Mark { Mark(records: records.count, pending: pending.count) }

  /// Forgets what was built behind a mark. No node before it may have got a parent since.
  mutating func reset(to mark: Mark) {
    records.removeLast(records.count - mark.records)
    pending.removeLast(pending.count - mark.pending)
  }

  mutating func addToken(_ range: Range<Int>) {
    pending.append(Int32(truncatingIfNeeded: records.count))
    records.append(
      SyntaxTree.Record(
        kind: .token, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound)))
  }

  /// Makes a node of the pending nodes from a position on; none if there are none.
  mutating func wrap(_ kind: SyntaxKind, from first: Int, hasError: Bool = false) {
    guard first < pending.count else { return }
    let index = Int32(truncatingIfNeeded: records.count)
    var record = SyntaxTree.Record(
      kind: kind, hasError: hasError, start: records[Int(pending[first])].start,
      end: records[Int(pending[pending.count - 1])].end)
    record.firstChild = pending[first]
    for position in first..<pending.count {
      let child = Int(pending[position])
      records[child].parent = index
      if position + 1 < pending.count { records[child].nextSibling = pending[position + 1] }
    }
    pending.removeLast(pending.count - first)
    pending.append(index)
    records.append(record)
  }

  /// Makes the root of all pending nodes.
  consuming func tree(_ text: SourceText, hasError: Bool = false) -> SyntaxTree {
    if pending.isEmpty {
      records.append(SyntaxTree.Record(kind: .sourceFile, hasError: hasError, start: 0, end: 0))
    } else {
      wrap(.sourceFile, from: 0, hasError: hasError)
    }
    return SyntaxTree(text, records)
  }
}
