import SwiftSyntax

/// What the accessors of the kinds are made of.
///
/// In code with errors, tokens that the parser did not expect may stand anywhere among the children, in nodes of their
/// own.
extension Node {
  /// The first child that the parser expected: a token or a part.
  var firstExpected: Node? { children.first { $0.kind != .unexpectedNodes } }

  /// The first child other than a token.
  var firstPart: Node? { firstPart { _ in true } }

  func firstPart(where isMeant: (SyntaxKind) -> Bool) -> Node? {
    for child in children where !child.isToken && child.kind != .unexpectedNodes && isMeant(child.kind) {
      return child
    }
    return nil
  }

  /// One of the tokens among the children, counted from 0.
  func token(_ number: Int) -> Node? {
    var count = 0
    for child in children where child.isToken {
      if count == number { return child }
      count += 1
    }
    return nil
  }

  /// The first part behind a token that spells a text.
  func firstPart(behind text: StaticString) -> Node? {
    var isBehind = false
    for child in children where child.kind != .unexpectedNodes {
      if isBehind, !child.isToken { return child }
      if child.isToken, child.spells(text) { isBehind = true }
    }
    return nil
  }
}

extension Node.Children {
  /// Loops of our own: with those of the library, the compiler (6.3.1) fails on readers that use several.
  func first(where isMeant: (Node) -> Bool) -> Node? {
    for child in self where isMeant(child) { return child }
    return nil
  }

  func contains(where isMeant: (Node) -> Bool) -> Bool { first(where: isMeant) != nil }

  /// The first of the children.
  var first: Node? {
    var rest = self
    return rest.next()
  }

  /// The last of the children.
  var last: Node? { reduce(nil) { $1 } }

  /// The only child; nil if there are several, or none.
  var only: Node? {
    var rest = self
    guard let first = rest.next(), rest.next() == nil else { return nil }
    return first
  }

  var isEmpty: Bool { first == nil }
}
