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
  var value: Node?
  /// The byte offsets between which it is certain that the name refers to it.
  var scope: Range<Int>
  /// True for a parameter of a function.
  var isParameter = false

  /// Returns the declarations of a node itself, not those of the nodes in it.
  static func all(in node: Node) -> [VariableDeclaration] {
    switch node.kind {
    case .codeBlockItemList: node.children.flatMap { all(ofItem: $0, in: node) }
    case .ifExpr, .whileStmt: all(ofConditions: node.conditions, in: node.body)
    default: meanings(in: node).map { VariableDeclaration($0, scope: node.range) }
    }
  }

  /// A local variable is in scope after its declaration, a global one in the whole file.
  private static func all(ofItem item: Node, in list: Node) -> [VariableDeclaration] {
    let isGlobal = list.parent?.kind == .sourceFile
    let scope = isGlobal ? list.range : item.end..<list.end
    return meanings(ofItem: item.item).map { VariableDeclaration($0, scope: scope) }
  }

  private static func all(ofConditions conditions: Node?, in body: Node?) -> [VariableDeclaration] {
    guard let conditions else { return [] }
    let scope = body?.range ?? conditions.end..<conditions.end
    return conditions.children.flatMap(meanings(ofCondition:)).map { VariableDeclaration($0, scope: scope) }
  }
}

extension VariableDeclaration {
  fileprivate struct Named {
    var name: String
    var meaning: Meaning
    var value: Node?
    var isParameter = false
  }

  fileprivate init(_ named: Named, scope: Range<Int>) {
    self.init(
      name: named.name, meaning: named.meaning, value: named.value, scope: scope, isParameter: named.isParameter)
  }

  private static func meanings(in node: Node) -> [Named] {
    switch node.kind {
    case .memberBlockItemList: node.children.flatMap { meanings(ofItem: $0.decl) }
    case .functionDecl, .initializerDecl, .subscriptDecl: meanings(ofParametersOf: node)
    case .closureExpr: words(in: node.signature)
    case .forStmt: words(in: node.pattern)
    case .switchCase: words(in: node.caseLabel)
    case .catchClause: words(in: node.child(.catchItemList))
    case .accessorDecl: words(in: node.child(.accessorParameters))
    default: []
    }
  }

  private static func meanings(ofItem item: Node?) -> [Named] {
    switch item?.kind {
    case .variableDecl: item.map { meanings(ofVariable: $0) } ?? []
    case .guardStmt: item?.conditions?.children.flatMap(meanings(ofCondition:)) ?? []
    // The build decides which of these are declared.
    case .ifConfigDecl: words(in: item)
    default: []
    }
  }

  private static func meanings(ofVariable variable: Node) -> [Named] {
    let isConstant = variable.bindingSpecifier?.spells("let") == true
    return variable.bindings.flatMap { binding in
      meanings(ofBinding: binding).map {
        Named(name: $0.name, meaning: $0.meaning, value: isConstant ? $0.value : nil)
      }
    }
  }

  private static func meanings(ofBinding binding: Node) -> [Named] {
    guard let name = binding.pattern?.identifier else { return words(in: binding.pattern) }
    let value = binding.initializer?.value
    let meaning = binding.typeAnnotation.map { type($0.type) } ?? value.map { constructed(by: $0) } ?? .unknown
    return [Named(name: Speller.name(of: name), meaning: meaning, value: value)]
  }

  private static func meanings(ofParametersOf function: Node) -> [Named] {
    function.parameters.map { parameter in
      let name = Speller.name(of: parameter.secondName ?? parameter.firstName)
      // A variadic parameter is an array.
      return Named(
        name: name, meaning: parameter.isVariadic ? .unknown : type(parameter.type),
        isParameter: function.kind != .subscriptDecl)
    }
  }

  /// `if let navigator` and `if let navigator = navigator` keep the type of the outer name.
  private static func meanings(ofCondition element: Node) -> [Named] {
    guard let condition = element.condition, !condition.kind.isExpression else { return [] }
    guard condition.kind == .optionalBindingCondition, let name = condition.pattern?.identifier.map(Speller.name)
    else { return words(in: element) }
    if let annotation = condition.typeAnnotation { return [Named(name: name, meaning: type(annotation.type))] }
    guard let value = condition.initializer?.value else { return [] }
    guard let variable = VariableName(value), variable.text == name else {
      return [Named(name: name, meaning: .unknown)]
    }
    return variable.isProperty ? [Named(name: name, meaning: .property)] : []
  }

  /// Returns every identifier as a name of unknown meaning, but those with a member behind them: they declare nothing.
  private static func words(in node: Node?) -> [Named] {
    guard let node else { return [] }
    return node.tokens.compactMap { token in
      guard token.isIdentifier, !token.hasMember else { return nil }
      return Named(name: Speller.name(of: token), meaning: .unknown)
    }
  }

  /// The type in `Navigator(…)` and `Navigator.shared`.
  private static func constructed(by value: Node) -> Meaning {
    if value.kind == .memberAccessExpr { return sharedObject(in: value).map { .type($0) } ?? .unknown }
    guard value.kind == .functionCallExpr, let name = Callee(of: value).name.map(Speller.name),
      name.beginsUppercase
    else { return .unknown }
    return .type(name)
  }

  private static func sharedObject(in value: Node) -> String? {
    guard let names = NamePath(value)?.names, names.count > 1, SharedObject.names.contains(names[names.count - 1]),
      names[names.count - 2].beginsUppercase
    else { return nil }
    return names[names.count - 2]
  }

  /// The type without `?`, `!`, `any`, `some` and attributes.
  private static func type(_ type: Node?) -> Meaning {
    var current = type
    while let wrapper = current, wrapper.wrapsType { current = wrapper.type }
    return current?.lastName.map { .type(Speller.name(of: $0)) } ?? .unknown
  }
}

extension Node {
  fileprivate var wrapsType: Bool {
    switch kind {
    case .optionalType, .implicitlyUnwrappedOptionalType, .someOrAnyType, .attributedType: true
    default: false
    }
  }

  /// True for the token `A` of `A.b`.
  fileprivate var hasMember: Bool { parent?.ifKind(.declReferenceExpr)?.memberAccess != nil }
}
