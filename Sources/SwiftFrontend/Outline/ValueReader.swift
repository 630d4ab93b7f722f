import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads as much of an expression as a reader can use.
struct ValueReader {
  let speller: Speller
  /// The index in the outline of a call.
  let call: (SyntaxIdentifier) -> Int?

  func value(of expression: ExprSyntax) -> Value {
    let expression = expression.unwrapped
    switch expression.kind {
    case .stringLiteralExpr: return expression.as(StringLiteralExprSyntax.self).flatMap { string($0) } ?? .other
    case .booleanLiteralExpr: return .boolean(Speller.words(of: expression) == "true")
    case .functionCallExpr:
      return call(expression.id).map { .call($0) }
        ?? expression.as(FunctionCallExprSyntax.self).flatMap { formatted($0) } ?? .other
    case .closureExpr: return .closure
    case .nilLiteralExpr: return .reference(speller.spelling(of: expression))
    case .arrayExpr: return expression.as(ArrayExprSyntax.self).flatMap { names($0) } ?? .other
    case .sequenceExpr:
      return expression.as(SequenceExprSyntax.self).flatMap { comparison($0) ?? concatenation($0) } ?? .other
    default: break
    }
    if let type = expression.metatypeBase { return metatype(type).map { .metatype($0) } ?? .other }
    return NamePath(expression).map { .reference($0.spelling(by: speller)) } ?? .other
  }

  private func names(_ array: ArrayExprSyntax) -> Value? {
    var names: [Spelling] = []
    for element in array.elements {
      let expression = element.expression.unwrapped
      guard expression.metatypeBase == nil, let path = NamePath(expression) else { return nil }
      names.append(path.spelling(by: speller))
    }
    return names.isEmpty ? nil : .names(names)
  }

  /// The literal's value and the range between its quotation marks; nil with an error.
  private func string(_ literal: StringLiteralExprSyntax) -> Value? {
    guard let value = literal.representedLiteralValue else {
      return literal.pieces.flatMap { composed($0, range(inside: literal)) }
    }
    return .string(value, range(inside: literal))
  }

  func range(inside literal: StringLiteralExprSyntax) -> SourceModel.SourceRange {
    let start = speller.end(of: literal.openingQuote)
    return speller.range(from: start, to: max(start, speller.start(of: literal.closingQuote)))
  }

  /// `self == Foo.self`, also the other way round and with `===`.
  private func comparison(_ sequence: SequenceExprSyntax) -> Value? {
    let parts = Array(sequence.elements)
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "==="
    else { return nil }
    let (left, right) = (parts[0].unwrapped, parts[2].unwrapped)
    let other = Self.isSelf(left) ? right : Self.isSelf(right) ? left : nil
    return other?.metatypeBase.flatMap { metatype($0) }.map { .isCurrent($0) }
  }

  private static func isSelf(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// The spelling of a type, at the place of an expression that stands for its name.
  func typeName(_ type: NamePath, of expression: ExprSyntax) -> Spelling {
    Spelling(text: type.spelling(by: speller).text, range: speller.spelling(of: expression).range)
  }

  /// The type before `.self`, without parentheses around it; nil for a value.
  func metatype(_ base: ExprSyntax) -> Spelling? {
    var type = base
    while let tuple = type.as(TupleExprSyntax.self), let inner = ExprSyntax.onlyElement(of: tuple) { type = inner }
    switch type.kind {
    case .functionCallExpr, .subscriptCallExpr, .closureExpr, .stringLiteralExpr: return nil
    default: return speller.spelling(of: type)
    }
  }
}
