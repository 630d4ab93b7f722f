import SwiftSyntax

/// The parts of types, with the names of swift-syntax.
extension Node {
  /// The type of a parameter, an element of a tuple, an annotation, a result, an inherited type or a type as an
  /// expression, or the one that a type alias stands for.
  var type: Node? { firstPart(where: \.isType) }

  /// The type in an optional type.
  var wrappedType: Node? { type }

  /// The type behind attributes, or the one that a member type is a member of.
  var baseType: Node? { type }

  /// The `some` or `any` of a type.
  var someOrAnySpecifier: Node? { token(0) }

  /// The type behind `some` or `any`.
  var constraint: Node? { type }

  /// The name of a type, without what it is a member of; nil for another type.
  var lastName: Node? { kind == .identifierType || kind == .memberType ? name : nil }

  /// The type or value of a generic argument.
  var argument: Node? { firstPart }

  // MARK: Generics

  /// The parameters of a declaration of functions or types.
  var genericParameterClause: Node? { child(.genericParameterClause) }

  /// The parameters in a clause.
  var genericParameters: Children { elements(.genericParameterList) }

  /// The conditions behind `where`.
  var requirements: Children { elements(.genericRequirementList) }

  /// What a generic parameter must be.
  var requirement: Node? { firstPart }

  /// What a requirement is about.
  var leftType: Node? {
    guard let first = firstExpected, !first.isToken else { return nil }
    return first
  }

  /// What a requirement compares with.
  var rightType: Node? {
    var isBehind = false
    for child in children where child.kind != .unexpectedNodes {
      if isBehind { return child }
      if child.isToken { isBehind = true }
    }
    return nil
  }
}
