import SourceModel

extension RouteIndex {
  /// What a piece of source code stands for: `Route<P>()`, `@protocol(P)`, `Module.P`, `B & A`, an alias, or one
  /// member of a composition.
  func subjects(spelled code: String) -> [Occurrence.Subject] {
    let (kind, spelling) = spelledRoute(code)
    let alias = types.aliases(named: TypeName.simple(spelling)).first
    let file = alias?.file ?? FileID(rawValue: 0)
    guard case .name(let name, let components) = types.resolve(spelling, scope: [], file: file) else { return [] }
    let ofKind: [Route] = kind.map { Array(self.routes(in: $0)) } ?? self.routes(.type)
    let same = ofKind.filter { $0.key.name == name }
    let routes = same.isEmpty && components.count == 1 ? ofKind.filter { $0.components.contains(name) } : same
    let router: [Occurrence.Subject] = kind == nil && router(named: name) != nil ? [.router(name)] : []
    return routes.map { .route($0.key) } + router
  }

  /// The kind that the code names, and the protocol in it: `Route<P>()` gives the space of `Route` and `P`.
  private func spelledRoute(_ code: String) -> (kind: RouteSpace?, spelling: String) {
    var text = Substring(code.filter { !$0.isWhitespace })
    for suffix in ["()", ".self"] where text.hasSuffix(suffix) { text = text.dropLast(suffix.count) }
    let compact = String(text)
    if let argument = TypeName.genericArgument(compact) {
      let type = TypeName.simple(compact)
      guard let kind = systems.library.routeTypes.spaces[type] ?? systems.library.routeTypes.wrapperSpaces[type] else {
        return (nil, type)
      }
      return (kind, argument)
    }
    guard compact.hasSuffix(")"), let bracket = compact.firstIndex(of: "(") else { return (nil, compact) }
    let macro = String(compact[..<bracket])
    let form = systems.forms[macro, .objectiveC].first { $0.operand == .name }
    return (form?.spaces.first, String(compact[compact.index(after: bracket)...].dropLast()))
  }
}
