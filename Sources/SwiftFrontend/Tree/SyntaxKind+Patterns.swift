import SwiftSyntax

extension SyntaxKind {
  var isPattern: Bool {
    switch self {
    case .expressionPattern, .identifierPattern, .isTypePattern, .missingPattern, .tuplePattern, .valueBindingPattern,
      .wildcardPattern:
      true
    default: false
    }
  }
}
