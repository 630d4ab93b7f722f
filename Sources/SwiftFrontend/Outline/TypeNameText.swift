import SwiftSyntax

/// A text that is the name of a type: `String(describing: ItemCell.self)`, `"\(ItemCell.self)"`.
enum TypeNameText {
  /// The path of the type, `Self` for the one that the code runs for. nil for other expressions, and for a type parameter
  /// of a declaration around it.
  static func type(in expression: ExprSyntax) -> NamePath? {
    let expression = expression.unwrapped
    guard let type = (described(by: expression) ?? interpolated(in: expression))?.unwrapped else { return nil }
    if type.isCurrent { return CurrentType.path(of: type) }
    guard let base = type.metatypeBase, let path = NamePath(base), let first = path.names.first, !path.isImplicit,
      !Syntax(expression).hasGenericParameter(first)
    else { return nil }
    return path
  }

  /// The name of a parameter or type parameter that seems to stand for the type: `String(describing: T.self)`,
  /// `String(describing: type)`. nil for other expressions.
  static func parameter(in expression: ExprSyntax) -> NamePath? {
    let expression = expression.unwrapped
    guard let type = (described(by: expression) ?? interpolated(in: expression))?.unwrapped, !type.isCurrent,
      let path = NamePath(type.metatypeBase ?? type), path.names.count == 1, !path.isImplicit
    else { return nil }
    let isTypeParameter = Syntax(expression).hasGenericParameter(path.names[0])
    return (type.metatypeBase == nil) != isTypeParameter ? path : nil
  }

  private static func described(by expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let argument = call.arguments.first, argument.label?.text == "describing",
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String"
    else { return nil }
    return argument.expression
  }

  private static func interpolated(in expression: ExprSyntax) -> ExprSyntax? {
    guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
    // The interpolation stands between two empty texts.
    let parts = Array(literal.segments).filter { $0.as(StringSegmentSyntax.self)?.content.text != "" }
    guard parts.count == 1, let expressions = parts.first?.as(ExpressionSegmentSyntax.self)?.expressions,
      expressions.count == 1, let argument = expressions.first, argument.label == nil
    else { return nil }
    return argument.expression
  }
}

extension Syntax {
  /// True if a declaration around the node has a type parameter of the name.
  func hasGenericParameter(_ name: String) -> Bool {
    sequence(first: self, next: \.parent).contains { node in
      node.genericParameters?.parameters.contains { $0.name.text == name } ?? false
    }
  }

  /// Those of a declaration. A cast to the protocol that these nodes share takes far longer.
  private var genericParameters: GenericParameterClauseSyntax? {
    switch kind {
    case .actorDecl: self.as(ActorDeclSyntax.self)?.genericParameterClause
    case .classDecl: self.as(ClassDeclSyntax.self)?.genericParameterClause
    case .enumDecl: self.as(EnumDeclSyntax.self)?.genericParameterClause
    case .functionDecl: self.as(FunctionDeclSyntax.self)?.genericParameterClause
    case .initializerDecl: self.as(InitializerDeclSyntax.self)?.genericParameterClause
    case .macroDecl: self.as(MacroDeclSyntax.self)?.genericParameterClause
    case .structDecl: self.as(StructDeclSyntax.self)?.genericParameterClause
    case .subscriptDecl: self.as(SubscriptDeclSyntax.self)?.genericParameterClause
    case .typeAliasDecl: self.as(TypeAliasDeclSyntax.self)?.genericParameterClause
    default: nil
    }
  }
}
