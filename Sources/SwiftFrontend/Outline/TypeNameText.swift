import SwiftSyntax

/// A text that is the name of a type: `String(describing: ItemCell.self)`, `"\(ItemCell.self)"`.
enum TypeNameText {
  /// The path of the type, `Self` for the one that the code runs for. nil for other expressions, and for a type parameter
  /// of a declaration around it.
  static func type(in expression: Node) -> NamePath? {
    let expression = expression.unwrapped
    guard let type = (described(by: expression) ?? interpolated(in: expression))?.unwrapped else { return nil }
    if type.isCurrent { return CurrentType.path(of: type) }
    guard let base = type.metatypeBase, let path = NamePath(base), let first = path.names.first, !path.isImplicit,
      !expression.hasGenericParameter(first)
    else { return nil }
    return path
  }

  /// The name of a parameter or type parameter that seems to stand for the type: `String(describing: T.self)`,
  /// `String(describing: type)`. nil for other expressions.
  static func parameter(in expression: Node) -> NamePath? {
    let expression = expression.unwrapped
    guard let type = (described(by: expression) ?? interpolated(in: expression))?.unwrapped, !type.isCurrent,
      let path = NamePath(type.metatypeBase ?? type), path.names.count == 1, !path.isImplicit
    else { return nil }
    let isTypeParameter = expression.hasGenericParameter(path.names[0])
    return (type.metatypeBase == nil) != isTypeParameter ? path : nil
  }

  /// The name of a variable that holds the type: `String(describing: type)`, `"\(type.self)"`. nil for other expressions, and
  /// for what is spelled as a type.
  static func variable(in expression: Node) -> String? {
    let expression = expression.unwrapped
    guard let type = (described(by: expression) ?? interpolated(in: expression))?.unwrapped,
      let path = NamePath(type.metatypeBase ?? type), path.names.count == 1, !path.isImplicit, !path.hasGenerics,
      !path.names[0].beginsUppercase
    else { return nil }
    return path.names[0]
  }

  /// `NSStringFromClass` adds the module, which is the same wherever the class is named so. The resolver of cells knows
  /// that a literal may spell it.
  private static func described(by expression: Node) -> Node? {
    guard expression.kind == .functionCallExpr, let argument = expression.arguments.only,
      expression.trailingClosure == nil
    else { return nil }
    let isDescription =
      argument.label?.spells("describing") == true && expression.calledExpression?.isReference(to: "String") == true
    let isName = argument.label == nil && expression.calledExpression?.isReference(to: "NSStringFromClass") == true
    return isDescription || isName ? argument.expression : nil
  }

  private static func interpolated(in expression: Node) -> Node? {
    StringLiteral(expression)?.onlyExpression
  }
}

extension Node {
  /// True if a declaration around the node has a type parameter of the name.
  func hasGenericParameter(_ name: String) -> Bool {
    ancestors.contains { node in
      node.typeParameters?.genericParameters.contains { $0.name?.text == name } ?? false
    }
  }

  /// Those of a declaration.
  private var typeParameters: Node? {
    switch kind {
    case .actorDecl, .classDecl, .enumDecl, .functionDecl, .initializerDecl, .macroDecl, .structDecl, .subscriptDecl,
      .typeAliasDecl:
      genericParameterClause
    default: nil
    }
  }
}
