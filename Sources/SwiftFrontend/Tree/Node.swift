import SourceModel
import SwiftSyntax

/// A node of a `SyntaxTree`: an index, which costs nothing to copy.
///
/// It does not keep its tree alive. Whoever holds nodes holds the tree, too.
struct Node: Hashable {
  fileprivate let storage: UnsafePointer<SyntaxTree.Storage>
  let index: Int32

  static func == (left: Node, right: Node) -> Bool { left.index == right.index }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }

  init(storage: UnsafePointer<SyntaxTree.Storage>, index: Int32) { (self.storage, self.index) = (storage, index) }

  private var record: SyntaxTree.Record { storage.pointee.records[Int(index)] }

  /// The text of the file.
  var source: SourceText { storage.pointee.text }

  var kind: SyntaxKind { record.kind }
  var hasError: Bool { record.hasError }
  var isToken: Bool { record.kind == .token }

  /// Byte offsets of the first token, and of the end of the last one.
  var start: Int { Int(record.start) }
  var end: Int { Int(record.end) }
  var range: Range<Int> { start..<end }

  var parent: Node? { node(record.parent) }
  var firstChild: Node? { node(record.firstChild) }
  var nextSibling: Node? { node(record.nextSibling) }

  private func node(_ index: Int32) -> Node? { index < 0 ? nil : Node(storage: storage, index: index) }

  /// The node itself, its parent, and so on.
  var ancestors: UnfoldSequence<Node, (Node?, Bool)> { sequence(first: self, next: \.parent) }

  /// Its own parts in source order, without what is in them.
  var children: Children { Children(upcoming: firstChild) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate var upcoming: Node?

    mutating func next() -> Node? {
      defer { upcoming = upcoming?.nextSibling }
      return upcoming
    }
  }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind) -> Node? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The node itself where it has the kind.
  func ifKind(_ kind: SyntaxKind) -> Node? { self.kind == kind ? self : nil }

  /// The elements of a list among the children; none without the list.
  func elements(_ list: SyntaxKind) -> Children { Children(upcoming: child(list)?.firstChild) }
}

// MARK: Subtrees

extension Node {
  /// The node and all nodes in it, inner ones before outer ones.
  var subtree: Subtree { Subtree(storage: storage, upcoming: leftmost, last: index) }

  /// All nodes of a subtree are neighbours in their tree, the outer ones last.
  struct Subtree: Sequence, IteratorProtocol {
    fileprivate let storage: UnsafePointer<SyntaxTree.Storage>
    fileprivate var upcoming: Int32
    fileprivate let last: Int32

    mutating func next() -> Node? {
      guard upcoming <= last else { return nil }
      defer { upcoming += 1 }
      return Node(storage: storage, index: upcoming)
    }
  }

  private var leftmost: Int32 {
    var node = self
    while let child = node.firstChild { node = child }
    return node.index
  }
}

// MARK: Tokens

extension Node {
  /// The tokens in the node, in source order; the node itself if it is one.
  var tokens: Tokens { Tokens(subtree: subtree) }

  struct Tokens: Sequence, IteratorProtocol {
    fileprivate var subtree: Subtree

    mutating func next() -> Node? {
      while let node = subtree.next() {
        if node.isToken { return node }
      }
      return nil
    }
  }

  /// The tokens among the children.
  var ownTokens: some Sequence<Node> { children.lazy.filter(\.isToken) }

  /// The code of the node as it is written.
  var text: String { code(in: range) }

  /// The code of the file in a range of bytes.
  func code(in range: Range<Int>) -> String {
    source.withBytes { String(decoding: $0[range], as: UTF8.self) }
  }

  /// Whether the code of the node is a text.
  func spells(_ text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    return source.withBytes { bytes in
      (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }
  }
}
