import SourceModel

/// `extension RoutableView where Protocol == P { init() { … } }`.
///
/// A protocol that inherits one of the roots is a declaration too; link sees that in the type heads.
enum ZIKSwiftDeclarations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let labels = initializerLabels(reader.outline)
    var declared: Set<Int> = []
    return reader.outline.scopes.indices.compactMap { index in
      guard let head = extensionHead(aroundInitializer: index, reader), !declared.contains(head) else { return nil }
      guard let fact = fact(reader.outline.heads[head], labels[index] ?? [], reader) else { return nil }
      declared.insert(head)
      return fact
    }
  }

  /// The index of the extension whose member the scope is, if the scope is an initialiser without parameters.
  private static func extensionHead(aroundInitializer index: Int, _ reader: OutlineReader) -> Int? {
    let scope = reader.outline.scopes[index]
    guard case .initializer = scope.kind, scope.parameterLabels.isEmpty, let parent = scope.parent else { return nil }
    guard reader.outline.scopes.indices.contains(parent) else { return nil }
    guard case .type(let head) = reader.outline.scopes[parent].kind else { return nil }
    guard reader.outline.heads.indices.contains(head), reader.outline.heads[head].kind == .extension else { return nil }
    return head
  }

  private static func fact(_ head: TypeHead, _ labels: Set<String>, _ reader: OutlineReader) -> Fact? {
    guard let route = route(extendedBy: head, reader) else { return nil }
    return .declaration(Fact.Declaration(route: route, form: form(labels), conditions: head.conditions))
  }

  /// The route whose `Routable…` an extension extends; nil for one without a protocol, and for the library's own.
  static func route(extendedBy head: TypeHead, _ reader: OutlineReader) -> RouteReference? {
    guard let kind = reader.routableKind(of: head.name.text), let name = declaredProtocol(head, reader) else {
      return nil
    }
    guard Dialects.vocabulary.roots[TypeName.simple(name.text)] == nil else { return nil }
    return RouteReference(kind: .exact(kind), name: name, scope: head.scope)
  }

  private static func declaredProtocol(_ head: TypeHead, _ reader: OutlineReader) -> Spelling? {
    for requirement in head.requirements where requirement.relation == .sameType {
      if requirement.left.text == "Protocol" { return requirement.right }
      if requirement.right.text == "Protocol" { return requirement.left }
    }
    // `extension RoutableView<P>`, or of an alias that binds `P`.
    let bound = TypeName.genericArgument(head.name.text).map { Spelling(text: $0, range: head.name.range) }
    let name = bound ?? reader.argument(of: head.name, [])
    return name.text.isEmpty ? nil : name
  }

  /// By scope: the first labels of the initialisers that it calls.
  private static func initializerLabels(_ outline: SourceOutline) -> [Int: Set<String>] {
    outline.calls.filter { $0.callee.text == "init" }.reduce(into: [:]) { labels, call in
      guard let label = call.arguments.first?.label else { return }
      labels[call.scope, default: []].insert(label)
    }
  }

  private static func form(_ labels: Set<String>) -> DeclarationForm {
    if labels.contains("declaredProtocol") { return .declaredProtocol }
    if labels.contains("declaredTypeName") { return .declaredTypeName }
    return .emptyInitializer
  }
}
