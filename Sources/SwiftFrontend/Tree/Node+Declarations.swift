import SwiftSyntax

/// The parts of declarations, with the names of swift-syntax.
extension Node {
  /// The name of a type, a function, a type parameter, a case of an enum, a modifier or a captured value. nil where the
  /// code has none.
  var name: Node? {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .macroDecl, .typeAliasDecl,
      .associatedTypeDecl, .memberType:
      token(1)
    // The keyword may be missing.
    case .functionDecl: ownTokens.first { !$0.spells("func") }
    case .genericParameter: ownTokens.prefix { $0.isWord }.reduce(nil) { $1 }
    default: token(0)
    }
  }

  /// The attributes of a declaration.
  var attributes: Children { elements(.attributeList) }

  /// The modifiers of a declaration.
  var modifiers: Children { elements(.declModifierList) }

  func hasModifier(_ text: StaticString) -> Bool {
    modifiers.contains { $0.name?.spells(text) == true }
  }

  // MARK: Attributes

  /// The name of an attribute, which is a type.
  var attributeName: Node? { type }

  /// What an attribute holds between parentheses.
  var attributeArguments: Node? { firstPart(behind: "(") }

  // MARK: Types

  /// The type that an extension adds to.
  var extendedType: Node? { type }

  /// The body of a type.
  var memberBlock: Node? { child(.memberBlock) }

  /// The members in the body of a type.
  var members: Children { elements(.memberBlockItemList) }

  /// The declaration of a member.
  var decl: Node? { firstPart }

  /// The types that a type inherits from, with their colon.
  var inheritanceClause: Node? { child(.inheritanceClause) }

  /// The conditions for the type parameters of a declaration.
  var genericWhereClause: Node? { child(.genericWhereClause) }

  /// The associated types in the head of a protocol.
  var primaryAssociatedTypeClause: Node? { child(.primaryAssociatedTypeClause) }

  /// The value of a case of an enum.
  var rawValue: Node? { initializer }

  // MARK: Functions

  /// The parameters and the result of a function, an initializer or a closure.
  var signature: Node? { firstPart { $0 == .functionSignature || $0 == .closureSignature } }

  /// The parameters of a signature or a subscript.
  var parameterClause: Node? { child(.functionParameterClause) }

  /// The parameters of a function, an initializer or a subscript.
  var parameters: Children { (signature?.parameterClause ?? parameterClause ?? self).elements(.functionParameterList) }

  /// The result of a signature or a subscript.
  var returnClause: Node? { child(.returnClause) }

  /// The label of a parameter, or its only name.
  var firstName: Node? {
    guard let first = token(0), first.isWord else { return nil }
    return first
  }

  /// The name of a parameter that has a label, too.
  var secondName: Node? {
    guard firstName != nil, let second = token(1), second.isWord else { return nil }
    return second
  }

  /// True for a parameter that takes any number of arguments.
  var isVariadic: Bool { ownTokens.contains { $0.spells("...") } }

  /// The value that a parameter has by itself.
  var defaultValue: Node? { initializer }

  // MARK: Variables

  /// The `let` or `var` of a declaration.
  var bindingSpecifier: Node? { token(0) }

  /// The names that a declaration binds, with their types and values.
  var bindings: Children { elements(.patternBindingList) }

  /// What a binding, a loop or a condition binds, or what a case of a `switch` compares with.
  var pattern: Node? { firstPart(where: \.isPattern) }

  /// The name in a pattern that is nothing else; nil for another pattern.
  var identifier: Node? { kind == .identifierPattern ? token(0) : nil }

  /// The type of a binding.
  var typeAnnotation: Node? { child(.typeAnnotation) }

  /// The initial value of a binding, with its `=`.
  var initializer: Node? { child(.initializerClause) }

  /// The value behind `=`.
  var value: Node? { expression }

  /// The getter, or the getter, the setter and the observers of a binding or a subscript.
  var accessorBlock: Node? { child(.accessorBlock) }

  /// The `get` or `set` of an accessor.
  var accessorSpecifier: Node? { token(0) }
}
