import SourceModel
import SwiftSyntax

/// Calls, types of interest and variables.
extension OutlineWalk {
  mutating func noteCall(_ call: Node, at place: Int) {
    let callee = Callee(of: call)
    let name = Speller.name(of: callee.name)
    let constructs = wanted.types.contains(name)
    let isWanted =
      constructs || wanted.interest.callees.contains(name) || hasLabel(call)
      || callee.isOwnInitializer && constructsOwnType(at: place)
    if constructs, let token = callee.name { calleeNames.insert(token) }
    calls.append(CallDraft(node: call, callee: callee, place: place, isWanted: isWanted))
  }

  /// True if the call has the label of an initializer of interest.
  private func hasLabel(_ call: Node) -> Bool {
    let labels = wanted.interest.names.initializerLabels
    return !labels.isEmpty
      && call.arguments.contains { $0.label.map { labels.contains(Speller.name(of: $0)) } ?? false }
  }

  /// True if `self.init()` is a call of interest, as `Foo()` is: in a type of interest, and in an extension of one.
  func constructsOwnType(at place: Int) -> Bool {
    places[place].types.last.map(wanted.types.contains) ?? false
  }

  /// A type in an expression: `Foo.member`, `Foo<A>`. `.Foo` may be anything, and `Foo` alone is no expression; in
  /// unfinished code it stands for what follows.
  mutating func noteName(_ reference: Node, at place: Int) {
    noteRoot(reference, at: place)
    guard let name = reference.baseName, !calleeNames.contains(name) else { return }
    var whole = reference
    if let member = whole.parent?.ifKind(.memberAccessExpr), member.declName == reference {
      guard member.base != nil else { return }
      whole = member
    }
    noteFunction(reference, name, whole, at: place)
    let generics = whole.parent?.ifKind(.genericSpecializationExpr)?.genericArgumentClause
    guard generics != nil || whole.parent?.kind == .memberAccessExpr else { return }
    note(use: name, generics, isExpression: true, at: place)
  }

  /// `whole` is the name with what it is a member of.
  private mutating func noteFunction(_ reference: Node, _ name: Node, _ whole: Node, at place: Int) {
    let text = Speller.name(of: name)
    if let function = HandedFunction(reference, whole, place), wanted.readsCalls(ofFunction: text) {
      handedOn.append(function)
    }
    guard !wanted.interest.functions.isEmpty, wanted.interest.functions.contains(text), whole.callAround == nil else {
      return
    }
    functionValues.append(FunctionName(reference, whole, place))
  }

  mutating func noteType(_ type: Node, at place: Int) {
    guard let name = type.name else { return }
    note(use: name, type.genericArgumentClause, isExpression: false, at: place)
  }

  private mutating func note(use name: Node, _ generics: Node?, isExpression: Bool, at place: Int) {
    guard wanted.types.contains(Speller.name(of: name)) else { return }
    outline.typeUses.append(
      TypeUse(
        name: speller.spelling(ofName: name), genericArguments: speller.arguments(of: generics),
        isExpression: isExpression, scope: places[place].scope,
        conditions: conditionSpeller.spell(places[place].conditions)))
  }

  mutating func noteMetatype(_ expression: Node, at place: Int) {
    guard let base = expression.metatypeBase, base.spellsType else { return }
    let type = ValueReader(speller: speller, call: { _ in nil }).metatype(base)
    type.map { note(metatype: $0, at: place) }
  }

  mutating func noteMetatypes(_ generics: Node?, at place: Int) {
    for type in speller.arguments(of: generics) { note(metatype: type, at: place) }
  }

  /// `Kit<P>.add()` and `Kit<P>()`, if no reader asks for the generic type.
  mutating func noteArguments(_ specialization: Node, at place: Int) {
    let expression = specialization.expression
    let named = expression?.kind == .memberAccessExpr ? expression?.declName : expression?.ifKind(.declReferenceExpr)
    guard let named else { return }
    let name = Speller.name(of: named.baseName)
    guard !wanted.types.contains(name) else { return }
    for type in speller.arguments(of: specialization.genericArgumentClause) {
      note(metatype: type, of: name, at: place)
    }
  }

  private mutating func note(metatype type: Spelling, of generic: String? = nil, at place: Int) {
    outline.metatypes.append(
      TypeUse(
        name: type, generic: generic, isExpression: true, scope: places[place].scope,
        conditions: conditionSpeller.spell(places[place].conditions)))
  }

  /// Notes a variable of a declaration or a condition that has a call as its value.
  mutating func noteBinding(_ binding: Node, at place: Int) {
    guard let name = binding.pattern?.identifier,
      let call = binding.initializer?.value?.unwrapped.ifKind(.functionCallExpr)
    else { return }
    bindings.append((Speller.name(of: name), call, places[place].scope))
  }
}

extension Node {
  /// `A.B<C>`, `(A & B)` and `(any A)`: what may spell a type. Types have few names in a row; a chain of values may have
  /// thousands, and a metatype at each of them.
  fileprivate var spellsType: Bool {
    var current = bareName
    for _ in 0..<8 {
      guard current.kind == .memberAccessExpr else { break }
      guard current.metatypeBase == nil, let base = current.base else { return false }
      current = base.bareName
    }
    return [.declReferenceExpr, .sequenceExpr, .typeExpr].contains(current.kind)
  }
}

extension Speller {
  func arguments(of clause: Node?) -> [Spelling] {
    clause.map { $0.elements(.genericArgumentList).map { spelling(of: $0.argument) } } ?? []
  }
}
