import SourceModel
import SwiftSyntax

/// Reads as much of an expression as a reader can use.
struct ValueReader {
  let speller: Speller
  /// The index in the outline of a call.
  let call: (Node) -> Int?

  func value(of expression: Node) -> Value {
    let expression = expression.unwrapped
    switch expression.kind {
    case .stringLiteralExpr: return StringLiteral(expression).flatMap { string($0) } ?? .other
    case .booleanLiteralExpr: return .boolean(expression.spells("true"))
    case .functionCallExpr: return call(expression).map { .call($0) } ?? formatted(expression) ?? .other
    case .closureExpr: return .closure
    case .nilLiteralExpr: return .reference(speller.spelling(of: expression))
    case .arrayExpr: return names(expression) ?? .other
    case .sequenceExpr: return comparison(expression) ?? concatenation(expression) ?? .other
    default: break
    }
    if let type = expression.metatypeBase { return metatype(type).map { .metatype($0) } ?? .other }
    return NamePath(expression).map { .reference($0.spelling(by: speller)) } ?? .other
  }

  private func names(_ array: Node) -> Value? {
    var names: [Spelling] = []
    for element in array.elements {
      guard let expression = element.expression?.unwrapped, expression.metatypeBase == nil,
        let path = NamePath(expression)
      else { return nil }
      names.append(path.spelling(by: speller))
    }
    return names.isEmpty ? nil : .names(names)
  }

  /// The literal's value and the range between its quotation marks; nil with an error.
  private func string(_ literal: StringLiteral) -> Value? {
    guard let value = literal.value else {
      return literal.pieces.flatMap { composed($0, range(inside: literal)) }
    }
    return .string(value, range(inside: literal))
  }

  func range(inside literal: StringLiteral) -> SourceModel.SourceRange {
    speller.range(from: literal.openingQuote.end, to: literal.closingQuote.start)
  }

  /// `self == Foo.self`, also the other way round and with `===`.
  private func comparison(_ sequence: Node) -> Value? {
    let parts = Array(sequence.elements.prefix(4))
    guard parts.count == 3, parts[1].isOperator("==", "===") else { return nil }
    let (left, right) = (parts[0].unwrapped, parts[2].unwrapped)
    let other = left.isReference(to: "self") ? right : right.isReference(to: "self") ? left : nil
    return other?.metatypeBase.flatMap { metatype($0) }.map { .isCurrent($0) }
  }

  /// The spelling of a type, at the place of an expression that stands for its name.
  func typeName(_ type: NamePath, of expression: Node) -> Spelling {
    Spelling(text: type.fullSpelling(by: speller).text, range: speller.range(of: expression))
  }

  /// The type before `.self`, without parentheses around it; nil for a value.
  func metatype(_ base: Node) -> Spelling? {
    var type = base
    while let inner = type.onlyElement { type = inner }
    switch type.kind {
    case .functionCallExpr, .subscriptCallExpr, .closureExpr, .stringLiteralExpr: return nil
    default: return speller.spelling(of: type)
    }
  }
}
