import SwiftSyntax

/// Expressions without what stands around them and leaves their value the same.
extension Node {
  /// The expression without parentheses, `try`, `await`, `unsafe`, `?`, `!`, `as`, and an `#if` that goes on with the chain.
  var unwrapped: Node {
    var current = self
    while let inner = current.wrapped { current = inner }
    return current
  }

  /// One step of `unwrapped`; nil where nothing is around.
  private var wrapped: Node? {
    switch kind {
    case .tupleExpr: onlyElement
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr: expression
    case .sequenceExpr: castValue
    case .postfixIfConfigExpr: base
    default: nil
    }
  }

  /// The expression of parentheses around nothing else; nil for another expression.
  var onlyElement: Node? {
    guard kind == .tupleExpr, let element = elements.only, element.label == nil else { return nil }
    return element.expression
  }

  /// `value as A as? B`: the value; nil for another expression.
  var castValue: Node? { kind == .sequenceExpr ? Self.castValue(of: elements) : nil }

  /// The same for operands and operators.
  static func castValue(of elements: some Sequence<Node>) -> Node? {
    var value: Node?
    var expectsOperand = true
    for element in elements {
      value = value ?? element
      guard expectsOperand || element.kind == .unresolvedAsExpr else { return nil }
      expectsOperand.toggle()
    }
    return value
  }
}

/// The calls that an argument's value may be: through everything that `Call.Parent` names.
struct HeldCalls: Sequence, IteratorProtocol {
  private var pending: [Node]

  init(in expression: Node) {
    pending = [expression]
  }

  mutating func next() -> Node? {
    while let expression = pending.popLast()?.unwrapped {
      switch expression.kind {
      case .functionCallExpr: return expression
      case .arrayExpr: pending += expression.elements.compactMap(\.expression)
      case .dictionaryExpr: pending += Self.parts(of: expression)
      case .sequenceExpr: pending += Self.outcomes(of: expression)
      default: continue
      }
    }
    return nil
  }

  private static func parts(of dictionary: Node) -> [Node] {
    dictionary.elements.flatMap { [$0.key, $0.firstPart(behind: ":")].compactMap(\.self) }
  }

  /// `a ? b : c ? d : e as T`: `b`, `d` and `e`.
  private static func outcomes(of sequence: Node) -> [Node] {
    let elements = Array(sequence.elements)
    let ternaries = elements.indices.filter { elements[$0].kind == .unresolvedTernaryExpr }
    guard let last = ternaries.last else { return [] }
    let chosen = ternaries.compactMap { elements[$0].thenExpression }
    return chosen + [Node.castValue(of: elements[(last + 1)...])].compactMap(\.self)
  }
}
