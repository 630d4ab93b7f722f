import SourceModel

/// The keys of the routes that code names.
struct RouteKeys: Sendable {
  let types: TypeTable
  let routers: RouterLinker
  let shadowingTypes: ShadowingTypes
  /// The only declared route of a kind; nil if several are declared.
  private var onlyDeclared: [RouteSpace: RouteKey?] = [:]

  init(types: TypeTable, routers: RouterLinker, shadowingTypes: ShadowingTypes) {
    self.types = types
    self.routers = routers
    self.shadowingTypes = shadowingTypes
  }

  /// A registration that names no route means the only declared one of its space.
  mutating func setDeclared(_ keys: some Sequence<RouteKey>) {
    onlyDeclared = [:]
    for key in keys { onlyDeclared[key.space] = onlyDeclared[key.space] == nil ? .some(key) : .some(nil) }
  }

  func kind(of reference: RouteReference, _ registrar: Registrar) -> RouteSpace? {
    switch reference.kind {
    case .exact(let kind): kind
    case .ofRegistrar(let spaces): self.spaces(of: registrar, among: spaces).first
    }
  }

  /// The spaces of the family of a registrar; none if that is not known.
  func spaces(of registrar: Registrar, among spaces: [RouteSpace]) -> [RouteSpace] {
    let family = routers.family(of: registrar)
    return spaces.filter { $0.family == family }
  }

  /// The components are nil where the protocol is not spelled.
  func meaning(
    of reference: RouteReference, _ kind: RouteSpace, _ file: FileID
  ) -> (key: RouteKey, components: [String]?)? {
    guard !reference.name.text.isEmpty else { return onlyDeclared[kind].flatMap(\.self).map { ($0, nil) } }
    let spelling = reference.isPath ? types.typePath(of: reference.name.text).type : reference.name.text
    guard !types.isGenericParameter(spelling, in: reference.scope) else { return nil }
    guard case .name(let name, let parts) = types.resolve(spelling, scope: reference.scope, file: file) else {
      return nil
    }
    return (RouteKey(space: kind, name: name, qualifier: reference.qualifier), parts)
  }

  /// The reason why a value may be of another type than its reference names: a clause.
  func doubt(of reference: RouteReference, _ file: FileID) -> String? {
    reference.isOfVariable ? doubt(ofVariable: reference, file) : doubt(ofPath: reference)
  }

  /// A protocol, and a class with subclasses, may be declared for a value of another type.
  private func doubt(ofVariable reference: RouteReference, _ file: FileID) -> String? {
    guard case .name(let name, let parts) = types.resolve(reference.name.text, scope: reference.scope, file: file)
    else { return nil }
    let classes = ClassTable(types: types)
    let isOpen = parts.contains { part in
      types.isProtocol(part) || AppleClass.isProtocol(part) || classes.heirs(of: part).contains { $0 != part }
    }
    return isOpen ? "a value that is declared with '\(name)' may be of another type" : nil
  }

  /// A static member has any type.
  private func doubt(ofPath reference: RouteReference) -> String? {
    guard reference.isPath, let member = types.typePath(of: reference.name.text).member else { return nil }
    return "'\(member)' may be a value of another type"
  }
}
