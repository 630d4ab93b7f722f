import SourceModel
import SwiftSyntax

/// Texts that code composes at run time.
extension ValueReader {
  /// nil unless the text begins with a literal.
  func composed(_ pieces: TextPieces, _ range: SourceModel.SourceRange) -> Value? {
    pieces.beginsWithText ? .composed(pieces, range) : nil
  }

  /// `"app://note/" + id`
  func concatenation(_ sequence: SequenceExprSyntax) -> Value? {
    var pieces = TextPieces()
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 0 {
        append(element.unwrapped, to: &pieces)
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
      guard pieces.beginsWithText else { return nil }
    }
    return composed(pieces, speller.range(of: sequence))
  }

  private func append(_ operand: ExprSyntax, to pieces: inout TextPieces) {
    let literal = operand.as(StringLiteralExprSyntax.self)
    if let text = literal?.representedLiteralValue {
      pieces.append(text)
    } else if let parts = literal?.pieces {
      pieces.append(parts)
    } else {
      pieces.appendHole()
    }
  }

  /// `String(format: "app://note/%@", id)`
  func formatted(_ call: FunctionCallExprSyntax) -> Value? {
    guard let argument = call.arguments.first, argument.label?.text == "format", call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "String" || name == "NSString",
      let literal = argument.expression.unwrapped.as(StringLiteralExprSyntax.self),
      let format = literal.representedLiteralValue
    else { return nil }
    return TextPieces(format: format).flatMap { composed($0, range(inside: literal)) }
  }
}

extension StringLiteralExprSyntax {
  /// The pieces of a literal of one line. nil with an error, and with an escape, which no URL needs.
  var pieces: TextPieces? {
    guard openingQuote.tokenKind == .stringQuote, !hasError else { return nil }
    var pieces = TextPieces()
    for segment in segments {
      guard let text = segment.as(StringSegmentSyntax.self)?.content.text else {
        pieces.appendHole()
        continue
      }
      guard !text.contains("\\") else { return nil }
      pieces.append(text)
    }
    return pieces
  }
}
