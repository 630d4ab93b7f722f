import SourceModel
import SwiftSyntax

/// Which literal the digits of a token are.
struct NumberForm {
  let kind: SyntaxKind?

  /// nil for digits that the base does not have.
  init(_ lexer: SwiftSkimmer.Lexer, _ token: SwiftSkimmer.Token) {
    let digits = (token.start..<token.end).map { lexer.byte(at: $0) }
    if digits.count > 2, digits[0] == UInt8(ascii: "0"), digits[1] >= UInt8(ascii: "a"), digits[1] != UInt8(ascii: "e")
    {
      kind = Self.isInteger(digits[1], digits[2...]) ? .integerLiteralExpr : nil
    } else {
      kind = Self.decimal(digits)
    }
  }

  private static func isInteger(_ base: UInt8, _ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.first != UInt8(ascii: "_") else { return false }
    return digits.allSatisfy { digit in
      if digit == UInt8(ascii: "_") { return true }
      switch base {
      case UInt8(ascii: "x"): return isDecimal(digit) || (digit | 0x20) &- UInt8(ascii: "a") < 6
      case UInt8(ascii: "b"): return digit &- UInt8(ascii: "0") < 2
      case UInt8(ascii: "o"): return digit &- UInt8(ascii: "0") < 8
      default: return false
      }
    }
  }

  private static func decimal(_ digits: [UInt8]) -> SyntaxKind? {
    var rest = digits[...].drop { isDecimal($0) || $0 == UInt8(ascii: "_") }
    guard !rest.isEmpty else { return .integerLiteralExpr }
    if rest.first == UInt8(ascii: ".") {
      guard rest.count > 1, isDecimal(rest[rest.startIndex + 1]) else { return nil }
      rest = rest.dropFirst().drop { isDecimal($0) || $0 == UInt8(ascii: "_") }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard let digit = rest.first, isDecimal(digit) else { return nil }
      rest = rest.drop { isDecimal($0) || $0 == UInt8(ascii: "_") }
    }
    return rest.isEmpty ? .floatLiteralExpr : nil
  }

  private static func isDecimal(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
