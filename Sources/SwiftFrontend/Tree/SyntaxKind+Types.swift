import SwiftSyntax

extension SyntaxKind {
  var isType: Bool {
    switch self {
    case .arrayType, .attributedType, .classRestrictionType, .compositionType, .dictionaryType, .functionType,
      .identifierType, .implicitlyUnwrappedOptionalType, .inlineArrayType, .memberType, .metatypeType, .missingType,
      .namedOpaqueReturnType, .optionalType, .packElementType, .packExpansionType, .someOrAnyType, .suppressedType,
      .tupleType:
      true
    default: false
    }
  }
}
