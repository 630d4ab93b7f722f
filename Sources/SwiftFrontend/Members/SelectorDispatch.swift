import SourceModel
import SwiftSyntax

/// The selectors that one method composes of a text and a value, and performs.
struct SelectorDispatch {
  private let body: Node
  private let speller: Speller
  private var composed: [ComposedSelector] = []
  private var receivers: [String] = []
  private var isGuarded = false

  init(_ body: Node, _ speller: Speller) { (self.body, self.speller) = (body, speller) }

  /// In source order.
  var selectors: [ComposedSelector] {
    composed.map { selector in
      var selector = selector
      (selector.receivers, selector.isGuarded) = (receivers, isGuarded)
      return selector
    }
  }

  mutating func read(call: Node) {
    let callee = Callee(of: call)
    guard let name = callee.name else { return }
    switch Speller.name(of: name) {
    case "NSSelectorFromString", "Selector":
      if case .none = callee.base, let text = call.arguments.only?.expression?.unwrapped { compose(text) }
    case "responds": isGuarded = true
    case "perform":
      guard case .expression(let base) = callee.base, let path = NamePath(base) else { return }
      receivers.append(path.names.filter { $0 != "self" }.joined(separator: "."))
    default: return
    }
  }

  private mutating func compose(_ text: Node) {
    guard let (prefix, part, suffix) = interpolation(text) ?? concatenation(text) else { return }
    composed.append(
      ComposedSelector(prefix: prefix, suffix: suffix, part: path(of: part), range: speller.range(of: text)))
  }

  /// `"routeTo\(name)WithSegue:"`
  private func interpolation(_ text: Node) -> (String, Node, String)? {
    guard let literal = StringLiteral(text), let pieces = literal.pieces?.pieces,
      let argument = text.expressionSegments.only?.arguments.only, argument.label == nil,
      let part = argument.expression, let hole = pieces.firstIndex(of: .hole)
    else { return nil }
    return (Self.text(of: pieces[..<hole]), part, Self.text(of: pieces[(hole + 1)...]))
  }

  private static func text(of pieces: ArraySlice<TextPieces.Piece>) -> String {
    pieces.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }

  /// `"routeTo" + name + "WithSegue:"`
  private func concatenation(_ text: Node) -> (String, Node, String)? {
    guard text.kind == .sequenceExpr else { return nil }
    let parts = Array(text.elements)
    guard parts.count == 5, parts[1].isOperator("+"), parts[3].isOperator("+"),
      let prefix = StringLiteral(parts[0])?.value, let suffix = StringLiteral(parts[4])?.value
    else { return nil }
    return (prefix, parts[2], suffix)
  }

  /// The path of a value, or that of the only value of the name.
  private func path(of value: Node) -> String? {
    guard let path = NamePath(value) else { return nil }
    guard path.names.count == 1, let name = path.names.first else { return path.names.joined(separator: ".") }
    let values = bindings(of: name)
    guard values.count == 1, let path = values[0].flatMap({ NamePath($0) }) else { return nil }
    return path.names.joined(separator: ".")
  }

  /// The values that `let name = value` gives to a name, nil for one that is not spelled there.
  private func bindings(of name: String) -> [Node?] {
    var (values, pending): ([Node?], [Node]) = ([], [body])
    while let node = pending.popLast() {
      if node.kind == .optionalBindingCondition || node.kind == .patternBinding,
        node.pattern?.identifier.map(Speller.name) == name
      {
        values.append(node.initializer?.value)
      }
      pending += node.children.filter { !$0.isToken }
    }
    return values
  }
}
