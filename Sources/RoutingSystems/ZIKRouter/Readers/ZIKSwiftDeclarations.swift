import Routes
import SourceModel

/// `extension RoutableView where Protocol == P { init() { … } }`.
///
/// A protocol that inherits one of the roots is a declaration too; link sees that in the type heads.
enum ZIKSwiftDeclarations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let delegations = delegations(reader.outline)
    var declared: Set<Int> = []
    return reader.outline.scopes.indices.compactMap { index in
      let scope = reader.outline.scopes[index]
      guard case .initializer = scope.kind, scope.parameterLabels.isEmpty else { return nil }
      guard let head = extensionHead(around: scope, reader), !declared.contains(head) else { return nil }
      guard let fact = fact(reader.outline.heads[head], delegations[index] ?? [], reader) else { return nil }
      declared.insert(head)
      return fact
    }
  }

  /// The index of the extension whose member the scope is.
  static func extensionHead(around scope: Scope, _ reader: OutlineReader) -> Int? {
    guard let parent = scope.parent, reader.outline.scopes.indices.contains(parent) else { return nil }
    guard case .type(let head) = reader.outline.scopes[parent].kind else { return nil }
    guard reader.outline.heads.indices.contains(head), reader.outline.heads[head].kind == .extension else { return nil }
    return head
  }

  private static func fact(_ head: TypeHead, _ delegations: [Argument], _ reader: OutlineReader) -> Fact? {
    guard let route = route(extendedBy: head, reader) else { return nil }
    return .declaration(
      Fact.Declaration(
        route: route, form: form(delegations), typeName: typeName(delegations), conditions: head.conditions))
  }

  /// The name that an initialiser gives, if it gives one only.
  private static func typeName(_ delegations: [Argument]) -> Spelling? {
    guard let only = delegations.first, delegations.count == 1, only.label == "declaredTypeName",
      case .string(let name, let range) = only.value
    else { return nil }
    return Spelling(text: name, range: range)
  }

  /// The route whose `Routable…` an extension extends; nil for one without a protocol, and for the library's own.
  static func route(extendedBy head: TypeHead, _ reader: OutlineReader) -> RouteReference? {
    guard let kind = reader.routableKind(of: head.name.text), let name = declaredProtocol(head, reader) else {
      return nil
    }
    guard ZIKRouterVocabulary.roots[TypeName.simple(name.text)] == nil else { return nil }
    return RouteReference(kind: .exact(kind), name: name, scope: head.scope)
  }

  static func declaredProtocol(_ head: TypeHead, _ reader: OutlineReader) -> Spelling? {
    for requirement in head.requirements where requirement.relation == .sameType {
      if requirement.left.text == "Protocol" { return requirement.right }
      if requirement.right.text == "Protocol" { return requirement.left }
    }
    // `extension RoutableView<P>`, or of an alias that binds `P`.
    let bound = TypeName.genericArgument(head.name.text).map { Spelling(text: $0, range: head.name.range) }
    let name = bound ?? reader.argument(of: head.name, [])
    return name.text.isEmpty ? nil : name
  }

  /// By scope: the first arguments of the initialisers that it calls.
  private static func delegations(_ outline: SourceOutline) -> [Int: [Argument]] {
    outline.calls.filter { $0.callee.text == "init" }.reduce(into: [:]) { delegations, call in
      guard let first = call.arguments.first, first.label != nil else { return }
      delegations[call.scope, default: []].append(first)
    }
  }

  private static func form(_ delegations: [Argument]) -> DeclarationForm {
    let labels = delegations.compactMap(\.label)
    if labels.contains("declaredProtocol") { return .declaredProtocol }
    if labels.contains("declaredTypeName") { return .declaredTypeName }
    return .emptyInitializer
  }
}
