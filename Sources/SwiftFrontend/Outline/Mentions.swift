import SourceModel
import SwiftSyntax

/// Calls, types of interest and variables.
extension OutlineWalk {
  mutating func noteCall(_ node: FunctionCallExprSyntax, at place: Int) {
    let callee = Callee(of: node)
    let name = callee.name.map { Speller.name(of: $0) } ?? ""
    let constructs = wanted.types.contains(name)
    let isWanted = constructs || wanted.interest.callees.contains(name) || wanted.interest.names.hasLabel(node)
    if constructs, let token = callee.name { calleeNames.insert(token.id) }
    calls.append(
      CallDraft(node: node, callee: callee, place: place, isWanted: isWanted))
  }

  /// A type in an expression: `Foo.member`, `Foo<A>`. `.Foo` may be anything, and `Foo` alone is no expression; in
  /// unfinished code it stands for what follows.
  mutating func noteName(_ node: DeclReferenceExprSyntax, at place: Int) {
    noteRoot(node, at: place)
    guard !calleeNames.contains(node.baseName.id) else { return }
    var whole = Syntax(node)
    if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard member.base != nil else { return }
      whole = Syntax(member)
    }
    noteFunction(node.baseName, whole)
    let generics = whole.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    guard generics != nil || whole.parent?.as(MemberAccessExprSyntax.self) != nil else { return }
    note(use: node.baseName, generics, isExpression: true, at: place)
  }

  /// `whole` is the name with what it is a member of.
  private mutating func noteFunction(_ name: TokenSyntax, _ whole: Syntax) {
    guard !wanted.interest.functions.isEmpty, wanted.interest.functions.contains(Speller.name(of: name)) else { return }
    if let call = whole.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id { return }
    outline.functionValues.append(speller.spelling(ofName: name))
  }

  mutating func noteType(_ name: TokenSyntax, _ generics: GenericArgumentClauseSyntax?, at place: Int) {
    note(use: name, generics, isExpression: false, at: place)
  }

  private mutating func note(
    use name: TokenSyntax, _ generics: GenericArgumentClauseSyntax?, isExpression: Bool, at place: Int
  ) {
    guard wanted.types.contains(Speller.name(of: name)) else { return }
    outline.typeUses.append(
      TypeUse(
        name: speller.spelling(ofName: name), genericArguments: speller.arguments(of: generics),
        isExpression: isExpression, scope: places[place].scope,
        conditions: conditionSpeller.spell(places[place].conditions)))
  }

  mutating func noteMetatype(_ node: ExprSyntax, at place: Int) {
    guard let base = node.metatypeBase, base.spellsType else { return }
    let type = ValueReader(speller: speller, call: { _ in nil }).metatype(base)
    type.map { note(metatype: $0, at: place) }
  }

  mutating func noteMetatypes(_ generics: GenericArgumentClauseSyntax?, at place: Int) {
    for type in speller.arguments(of: generics) { note(metatype: type, at: place) }
  }

  /// `Kit<P>.add()` and `Kit<P>()`, if no reader asks for the generic type.
  mutating func noteArguments(_ node: GenericSpecializationExprSyntax, at place: Int) {
    let named =
      node.expression.as(MemberAccessExprSyntax.self)?.declName ?? node.expression.as(DeclReferenceExprSyntax.self)
    guard let name = named.map({ Speller.name(of: $0.baseName) }), !wanted.types.contains(name) else { return }
    for type in speller.arguments(of: node.genericArgumentClause) { note(metatype: type, of: name, at: place) }
  }

  private mutating func note(metatype type: Spelling, of generic: String? = nil, at place: Int) {
    outline.metatypes.append(
      TypeUse(
        name: type, generic: generic, isExpression: true, scope: places[place].scope,
        conditions: conditionSpeller.spell(places[place].conditions)))
  }

  mutating func noteBinding(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?, at place: Int) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let call = initializer?.value.unwrapped.as(FunctionCallExprSyntax.self)
    else { return }
    bindings.append((Speller.name(of: name), call.id, places[place].scope))
  }
}

extension ExprSyntax {
  /// `A.B<C>`, `(A & B)` and `(any A)`: what may spell a type. Types have few names in a row; a chain of values may have
  /// thousands, and a metatype at each of them.
  fileprivate var spellsType: Bool {
    var current = bareName
    for _ in 0..<8 {
      guard let member = current.as(MemberAccessExprSyntax.self) else { break }
      guard current.metatypeBase == nil, let base = member.base else { return false }
      current = base.bareName
    }
    return [.declReferenceExpr, .sequenceExpr, .typeExpr].contains(current.kind)
  }
}

extension NameInterest {
  /// True if the call has the label of an initializer of interest.
  func hasLabel(_ call: FunctionCallExprSyntax) -> Bool {
    !initializerLabels.isEmpty
      && call.arguments.contains { $0.label.map { initializerLabels.contains(Speller.name(of: $0)) } ?? false }
  }
}

extension Speller {
  func arguments(of clause: GenericArgumentClauseSyntax?) -> [Spelling] {
    clause.map { $0.arguments.map { spelling(of: $0.argument) } } ?? []
  }
}
