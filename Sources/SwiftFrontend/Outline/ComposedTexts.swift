import SourceModel
import SwiftSyntax

/// Texts that code composes at run time.
extension ValueReader {
  /// nil unless the text begins with a literal.
  func composed(_ pieces: TextPieces, _ range: SourceModel.SourceRange) -> Value? {
    pieces.beginsWithText ? .composed(pieces, range) : nil
  }

  /// `"app://note/" + id`
  func concatenation(_ sequence: Node) -> Value? {
    var pieces = TextPieces()
    var expectsOperand = true
    for element in sequence.elements {
      if expectsOperand {
        append(element.unwrapped, to: &pieces)
      } else if !element.isOperator("+") {
        return nil
      }
      guard pieces.beginsWithText else { return nil }
      expectsOperand.toggle()
    }
    // In unfinished code the last operand is missing.
    if expectsOperand { pieces.appendHole() }
    return composed(pieces, speller.range(of: sequence))
  }

  private func append(_ operand: Node, to pieces: inout TextPieces) {
    let literal = StringLiteral(operand)
    if let text = literal?.value {
      pieces.append(text)
    } else if let parts = literal?.pieces {
      pieces.append(parts)
    } else {
      pieces.appendHole()
    }
  }

  /// `String(format: "app://note/%@", id)`
  func formatted(_ call: Node) -> Value? {
    guard let argument = call.arguments.first, argument.label?.spells("format") == true, call.trailingClosure == nil,
      let called = call.calledExpression, called.isReference(to: "String") || called.isReference(to: "NSString"),
      let literal = argument.expression.flatMap({ StringLiteral($0.unwrapped) }), let format = literal.value
    else { return nil }
    return TextPieces(format: format).flatMap { composed($0, range(inside: literal)) }
  }
}
