import SourceModel
import SwiftSyntax

/// The syntax tree of a text, without blanks and comments, in one array.
///
/// Nodes have the kinds and the children of swift-syntax, with two differences. A node without any token is left out: an
/// empty list, and what a parser had to invent. A string literal has no segments of text, only those with expressions.
///
/// Children stand before their parents, so that a node and all that is in it are neighbours.
final class SyntaxTree {
  struct Record: Equatable {
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

  /// The parts of a tree where its nodes find them without counting a reference.
  struct Storage {
    let text: SourceText
    let records: UnsafeMutableBufferPointer<Record>
  }

  private let storage: UnsafeMutablePointer<Storage>

  init(_ text: SourceText, _ builder: consuming TreeBuilder) {
    var builder = builder
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(text: text, records: builder.takeRecords()))
  }

  deinit {
    storage.pointee.records.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  var records: UnsafeMutableBufferPointer<Record> { storage.pointee.records }

  /// True if some of the code is not Swift. No node is needed for it, which does not keep the tree.
  var hasError: Bool { records.last?.hasError ?? false }

  /// The source file, which is there even if the text is empty.
  var root: Node { Node(storage: storage, index: Int32(truncatingIfNeeded: records.count - 1)) }
}

/// Makes a tree from the leaves up.
///
/// It owns the memory of the records, which the tree takes over: an array would be copied, and checked at each step.
struct TreeBuilder: ~Copyable {
  private var records: UnsafeMutableBufferPointer<SyntaxTree.Record>
  private var count = 0
  /// The nodes without a parent, in source order; what stands behind the first `pendingCount` is left over.
  private var pending: [Int32] = []
  private(set) var pendingCount = 0

  /// For as many bytes of text.
  init(byteCount: Int) {
    records = .allocate(capacity: byteCount / 3 + 16)
    pending.reserveCapacity(256)
  }

  deinit { records.deallocate() }

  mutating func addToken(_ range: Range<Int>) {
    let (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    push(SyntaxTree.Record(kind: .token, start: start, end: end))
  }

  /// Makes a node of the pending nodes from a position on; none if there are none.
  mutating func wrap(_ kind: SyntaxKind, from first: Int, hasError: Bool = false) {
    guard first < pendingCount else { return }
    let (start, end) = (records[Int(pending[first])].start, records[Int(pending[pendingCount - 1])].end)
    var record = SyntaxTree.Record(kind: kind, hasError: hasError, start: start, end: end)
    record.firstChild = pending[first]
    let index = Int32(truncatingIfNeeded: count)
    var next: Int32 = -1
    for position in (first..<pendingCount).reversed() {
      let child = pending[position]
      (records[Int(child)].parent, records[Int(child)].nextSibling) = (index, next)
      next = child
    }
    pendingCount = first
    push(record)
  }

  private mutating func push(_ record: SyntaxTree.Record) {
    push(Int32(truncatingIfNeeded: count))
    if count == records.count { grow() }
    records.initializeElement(at: count, to: record)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<SyntaxTree.Record>.allocate(capacity: 2 * count)
    _ = larger.moveInitialize(fromContentsOf: records)
    records.deallocate()
    records = larger
  }

  private mutating func push(_ index: Int32) {
    if pendingCount < pending.count { pending[pendingCount] = index } else { pending.append(index) }
    pendingCount += 1
  }

  /// The kind of the last pending node.
  var lastKind: SyntaxKind { pendingCount == 0 ? .token : records[Int(pending[pendingCount - 1])].kind }

  /// Puts the children of the last node in its place, if it is of a kind. Nothing may have been built since.
  mutating func unwrapLast(_ kind: SyntaxKind) -> Bool {
    guard lastKind == kind else { return false }
    pendingCount -= 1
    count -= 1
    var child = records[count].firstChild
    while child >= 0 {
      push(child)
      child = records[Int(child)].nextSibling
    }
    return true
  }

  /// Makes the root of all pending nodes.
  mutating func finish(hasError: Bool = false) {
    if pendingCount == 0 {
      push(SyntaxTree.Record(kind: .sourceFile, hasError: hasError, start: 0, end: 0))
    } else {
      wrap(.sourceFile, from: 0, hasError: hasError)
    }
  }

  /// Gives up the records, whose memory the caller frees.
  fileprivate mutating func takeRecords() -> UnsafeMutableBufferPointer<SyntaxTree.Record> {
    defer { records = UnsafeMutableBufferPointer(start: nil, count: 0) }
    return UnsafeMutableBufferPointer(rebasing: records[..<count])
  }
}

// MARK: Attempts

extension TreeBuilder {
  /// Where a builder stood, so that what came later can be taken back.
  struct Mark {
    fileprivate let records: Int
    fileprivate let pending: Int
  }

  var mark: Mark { Mark(records: count, pending: pendingCount) }

  /// Forgets what was built behind a mark. No node before it may have got a parent since.
  mutating func reset(to mark: Mark) {
    count = mark.records
    pendingCount = mark.pending
  }
}
