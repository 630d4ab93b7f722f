import SwiftSyntax

/// Expressions without what stands around them and leaves their value the same.
extension ExprSyntax {
  /// The expression without parentheses, `try`, `await`, `unsafe`, `?`, `!`, `as`, and an `#if` that goes on with the chain.
  var unwrapped: ExprSyntax {
    var current = self
    while let inner = current.wrapped { current = inner }
    return current
  }

  /// One step of `unwrapped`; nil where nothing is around.
  private var wrapped: ExprSyntax? {
    switch kind {
    case .tupleExpr: self.as(TupleExprSyntax.self).flatMap { Self.onlyElement(of: $0) }
    case .tryExpr: self.as(TryExprSyntax.self)?.expression
    case .awaitExpr: self.as(AwaitExprSyntax.self)?.expression
    case .unsafeExpr: self.as(UnsafeExprSyntax.self)?.expression
    case .forceUnwrapExpr: self.as(ForceUnwrapExprSyntax.self)?.expression
    case .optionalChainingExpr: self.as(OptionalChainingExprSyntax.self)?.expression
    case .sequenceExpr: self.as(SequenceExprSyntax.self).flatMap { Self.castValue(of: $0.elements) }
    case .postfixIfConfigExpr: self.as(PostfixIfConfigExprSyntax.self)?.base
    default: nil
    }
  }

  static func onlyElement(of tuple: TupleExprSyntax) -> ExprSyntax? {
    guard let element = tuple.elements.first, element.label == nil, tuple.elements.count == 1 else { return nil }
    return element.expression
  }

  /// `value as A as? B`: the value.
  static func castValue(of elements: some Collection<ExprSyntax>) -> ExprSyntax? {
    guard let first = elements.first else { return nil }
    let casts = elements.enumerated().allSatisfy { index, element in
      index % 2 == 0 || element.is(UnresolvedAsExprSyntax.self)
    }
    return casts ? first : nil
  }
}

/// The calls that an argument's value may be: through everything that `Call.Parent` names.
struct HeldCalls: Sequence, IteratorProtocol {
  private var pending: [ExprSyntax]

  init(in expression: ExprSyntax) {
    pending = [expression]
  }

  mutating func next() -> FunctionCallExprSyntax? {
    while let expression = pending.popLast()?.unwrapped {
      switch expression.kind {
      case .functionCallExpr: return expression.as(FunctionCallExprSyntax.self)
      case .arrayExpr: expression.as(ArrayExprSyntax.self).map { pending += $0.elements.map(\.expression) }
      case .dictionaryExpr: expression.as(DictionaryExprSyntax.self).map { pending += Self.parts(of: $0) }
      case .sequenceExpr: expression.as(SequenceExprSyntax.self).map { pending += Self.outcomes(of: $0) }
      default: continue
      }
    }
    return nil
  }

  private static func parts(of dictionary: DictionaryExprSyntax) -> [ExprSyntax] {
    guard case .elements(let elements) = dictionary.content else { return [] }
    return elements.flatMap { [$0.key, $0.value] }
  }

  /// `a ? b : c ? d : e as T`: `b`, `d` and `e`.
  private static func outcomes(of sequence: SequenceExprSyntax) -> [ExprSyntax] {
    let elements = Array(sequence.elements)
    let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    guard let last = ternaries.last else { return [] }
    let chosen = ternaries.compactMap { elements[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return chosen + [ExprSyntax.castValue(of: elements[(last + 1)...])].compactMap { $0 }
  }
}
