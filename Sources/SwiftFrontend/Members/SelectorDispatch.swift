import SourceModel
import SwiftSyntax

/// The selectors that one method composes of a text and a value, and performs.
struct SelectorDispatch {
  private let speller: Speller
  private var composed: [(selector: ComposedSelector, part: Node)] = []
  private var receivers: [String] = []
  private var isGuarded = false
  /// The values that `let name = value` gives to names, nil for one that is not spelled there.
  private var bindings: [String: [Node?]] = [:]

  private init(_ speller: Speller) { self.speller = speller }

  /// In source order.
  static func selectors(in statements: Node, _ speller: Speller) -> [ComposedSelector] {
    var dispatch = SelectorDispatch(speller)
    for node in Self.nodes(in: statements) { dispatch.read(node) }
    return dispatch.selectors
  }

  /// The calls and bindings in source order, outer ones before inner ones.
  private static func nodes(in statements: Node) -> [Node] {
    statements.subtree.filter(\.isCallOrBinding).sorted { ($0.start, -$0.index) < ($1.start, -$1.index) }
  }

  private var selectors: [ComposedSelector] {
    composed.map { selector, part in
      var selector = selector
      (selector.part, selector.receivers, selector.isGuarded) = (path(of: part), receivers, isGuarded)
      return selector
    }
  }

  private mutating func read(_ node: Node) {
    switch node.kind {
    case .functionCallExpr: read(call: node)
    case .optionalBindingCondition, .patternBinding:
      guard let name = node.pattern?.identifier else { return }
      bindings[Speller.name(of: name), default: []].append(node.initializer?.value)
    default: return
    }
  }

  private mutating func read(call: Node) {
    let callee = Callee(of: call)
    guard let name = callee.name else { return }
    if name.spells("NSSelectorFromString") || name.spells("Selector") {
      if case .none = callee.base, let text = call.arguments.only?.expression?.unwrapped { compose(text) }
    } else if name.spells("responds") {
      isGuarded = true
    } else if name.spells("perform"), case .expression(let base) = callee.base, let path = NamePath(base) {
      receivers.append(path.names.filter { $0 != "self" }.joined(separator: "."))
    }
  }

  private mutating func compose(_ text: Node) {
    guard let (prefix, part, suffix) = interpolation(text) ?? concatenation(text) else { return }
    composed.append((ComposedSelector(prefix: prefix, suffix: suffix, part: nil, range: speller.range(of: text)), part))
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
    let parts = Array(text.elements.prefix(6))
    guard parts.count == 5, parts[1].isOperator("+"), parts[3].isOperator("+"),
      let prefix = StringLiteral(parts[0])?.value, let suffix = StringLiteral(parts[4])?.value
    else { return nil }
    return (prefix, parts[2], suffix)
  }

  /// The path of a value, or that of the only value of the name.
  private func path(of value: Node) -> String? {
    guard let path = NamePath(value) else { return nil }
    guard path.names.count == 1, let name = path.names.first else { return path.names.joined(separator: ".") }
    guard let values = bindings[name], values.count == 1, let path = values[0].flatMap({ NamePath($0) }) else {
      return nil
    }
    return path.names.joined(separator: ".")
  }
}

extension Node {
  fileprivate var isCallOrBinding: Bool {
    kind == .functionCallExpr || kind == .optionalBindingCondition || kind == .patternBinding
  }
}
