import SourceModel
import SwiftSyntax

/// A name that a node declares for the code in it.
struct VariableDeclaration {
  enum Meaning {
    /// The last name of its type.
    case type(String)
    /// The property with the same name: `guard let navigator = self.navigator`.
    case property
    case unknown
  }

  var name: String
  var meaning: Meaning
  /// The initial value of a constant: `let name = value`.
  var value: ExprSyntax?
  /// Where in the node it is certain that the name refers to it.
  var scope: Range<AbsolutePosition>
  /// True for a parameter of a function.
  var isParameter = false

  /// Returns the declarations of a node itself, not those of the nodes in it.
  static func all(in node: Syntax) -> [VariableDeclaration] {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list): list.flatMap { all(of: $0, in: list) }
    case .ifExpr(let statement): all(statement.conditions, in: statement.body)
    case .whileStmt(let statement): all(statement.conditions, in: statement.body)
    default: meanings(in: node).map { VariableDeclaration($0, scope: node.wholeRange) }
    }
  }

  /// A local variable is in scope after its declaration, a global one in the whole file.
  private static func all(of item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax) -> [VariableDeclaration] {
    let isGlobal = list.parent?.kind == .sourceFile
    let scope = isGlobal ? list.wholeRange : item.endPosition..<list.endPosition
    return meanings(ofItem: Syntax(item.item)).map { VariableDeclaration($0, scope: scope) }
  }

  private static func all(_ conditions: ConditionElementListSyntax, in body: CodeBlockSyntax) -> [VariableDeclaration] {
    conditions.flatMap(meanings).map { VariableDeclaration($0, scope: body.wholeRange) }
  }
}

extension VariableDeclaration {
  fileprivate struct Named {
    var name: String
    var meaning: Meaning
    var value: ExprSyntax?
    var isParameter = false
  }

  fileprivate init(_ named: Named, scope: Range<AbsolutePosition>) {
    self.init(
      name: named.name, meaning: named.meaning, value: named.value, scope: scope, isParameter: named.isParameter)
  }

  private static func meanings(in node: Syntax) -> [Named] {
    switch node.as(SyntaxEnum.self) {
    case .memberBlockItemList(let list): list.flatMap { meanings(ofItem: Syntax($0.decl)) }
    case .functionDecl(let function): meanings(function.signature.parameterClause, ofFunction: true)
    case .initializerDecl(let initializer): meanings(initializer.signature.parameterClause)
    case .subscriptDecl(let member): meanings(member.parameterClause)
    case .closureExpr(let closure): closure.signature.map { words(in: $0) } ?? []
    case .forStmt(let statement): words(in: statement.pattern)
    case .switchCase(let branch): words(in: branch.label)
    case .catchClause(let clause): words(in: clause.catchItems)
    case .accessorDecl(let accessor): accessor.parameters.map { words(in: $0) } ?? []
    default: []
    }
  }

  private static func meanings(ofItem item: Syntax) -> [Named] {
    switch item.as(SyntaxEnum.self) {
    case .variableDecl(let variable): meanings(variable)
    case .guardStmt(let statement): statement.conditions.flatMap(meanings)
    // The build decides which of these are declared.
    case .ifConfigDecl(let arms): words(in: arms)
    default: []
    }
  }

  private static func meanings(_ variable: VariableDeclSyntax) -> [Named] {
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return variable.bindings.flatMap { binding in
      meanings(binding).map { Named(name: $0.name, meaning: $0.meaning, value: isConstant ? $0.value : nil) }
    }
  }

  private static func meanings(_ binding: PatternBindingSyntax) -> [Named] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return words(in: binding.pattern)
    }
    let declared = binding.typeAnnotation.map { type($0.type) }
    let meaning = declared ?? binding.initializer.map { constructed(by: $0.value) } ?? .unknown
    return [Named(name: Speller.name(of: name), meaning: meaning, value: binding.initializer?.value)]
  }

  private static func meanings(
    _ clause: FunctionParameterClauseSyntax, ofFunction isFunction: Bool = false
  ) -> [Named] {
    clause.parameters.map { parameter in
      let name = Speller.name(of: parameter.secondName ?? parameter.firstName)
      // A variadic parameter is an array.
      let isSingle = parameter.ellipsis == nil
      return Named(
        name: name, meaning: isSingle ? type(parameter.type) : .unknown, isParameter: isFunction && isSingle)
    }
  }

  /// `if let navigator` and `if let navigator = navigator` keep the type of the outer name.
  private static func meanings(_ condition: ConditionElementSyntax) -> [Named] {
    if case .expression = condition.condition { return [] }
    guard case .optionalBinding(let binding) = condition.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self).map({ Speller.name(of: $0.identifier) })
    else { return words(in: condition) }
    if let annotation = binding.typeAnnotation { return [Named(name: name, meaning: type(annotation.type))] }
    guard let value = binding.initializer?.value else { return [] }
    guard let variable = VariableName(value), variable.text == name else {
      return [Named(name: name, meaning: .unknown)]
    }
    return variable.isProperty ? [Named(name: name, meaning: .property)] : []
  }

  /// Returns every identifier as a name of unknown meaning, but those with a member behind them: they declare nothing.
  private static func words(in node: some SyntaxProtocol) -> [Named] {
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier = token.tokenKind, !token.hasMember else { return nil }
      return Named(name: Speller.name(of: token), meaning: .unknown)
    }
  }

  /// The type in `Navigator(…)`.
  private static func constructed(by value: ExprSyntax) -> Meaning {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = Callee(of: call).name.map({ Speller.name(of: $0) }),
      name.first?.isUppercase == true
    else { return .unknown }
    return .type(name)
  }

  /// The type without `?`, `!`, `any`, `some` and attributes.
  private static func type(_ type: TypeSyntax) -> Meaning {
    var current = type
    while let inner = current.as(OptionalTypeSyntax.self)?.wrappedType
      ?? current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? current.as(SomeOrAnyTypeSyntax.self)?.constraint ?? current.as(AttributedTypeSyntax.self)?.baseType
    {
      current = inner
    }
    let name = current.as(IdentifierTypeSyntax.self)?.name ?? current.as(MemberTypeSyntax.self)?.name
    return name.map { .type(Speller.name(of: $0)) } ?? .unknown
  }
}

extension TokenSyntax {
  /// True for the `A` of `A.b`.
  fileprivate var hasMember: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return name.parent?.as(MemberAccessExprSyntax.self)?.base?.id == name.id
  }
}

extension SyntaxProtocol {
  /// With leading and trailing trivia.
  fileprivate var wholeRange: Range<AbsolutePosition> { position..<endPosition }
}
