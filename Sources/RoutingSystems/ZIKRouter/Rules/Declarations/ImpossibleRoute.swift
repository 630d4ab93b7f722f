import Routes
import SourceModel

extension Rule where Subject == Route {
  /// One finding for each place where a route is misused.
  static func findings(
    of misuse: ImpossibleRoute, _ message: String, related: [Finding.Related] = [], hint: Finding.Hint? = nil
  ) -> [Finding] {
    misuse.sites.map { site in
      guard misuse.doubt == nil else { return finding(at: site, message, doubt: misuse.doubt, related: related) }
      return finding(at: site, message, related: related, hint: hint)
    }
  }
}

/// The reason why a route cannot exist, however often it is registered and looked up.
struct ImpossibleRoute {
  enum Kind: Hashable {
    /// One of the library's own roots is named instead of a protocol that inherits it.
    case root
    /// A class is named instead of a protocol.
    case type
    /// The protocol is not declared routable.
    case undeclared
    /// The protocol is declared routable for other kinds only.
    case otherKind(RouteSpace)
  }

  var kind: Kind
  /// The places that register, adapt or look up the route.
  var sites: [Site]
  /// The reason why it may be declared after all; nil if it certainly is not.
  var doubt: String?
}

extension RouteIndex {
  /// The misuse of a route; nil if there is none, or if the protocol is not in sight.
  func misuse(of route: Route) -> ImpossibleRoute? {
    guard route.declarations.isEmpty, !types.redeclaresRouteTypes(of: ZIKRouterVocabulary.system),
      let kind = misuseKind(of: route)
    else { return nil }
    let sites = uses(of: route).filter { isDefined(route, seenFrom: $0) }
    guard !sites.isEmpty else { return nil }
    let doubt = kind == .root ? nil : doubt(aboutDeclarationsOf: route, at: sites)
    // The look-up of what nothing registers is an error already.
    if doubt != nil, route.status.isMissing { return nil }
    return ImpossibleRoute(kind: kind, sites: sites, doubt: doubt)
  }

  private func misuseKind(of route: Route) -> ImpossibleRoute.Kind? {
    let parts = route.components
    if parts.count == 1 {
      if ZIKRouterVocabulary.roots[parts[0]] != nil { return .root }
      if isClass(parts[0]) { return .type }
    }
    let definitions = parts.map { protocols.definitions(named: $0) }
    // Of a composition, the class may be Apple's.
    let isInSight = zip(parts, definitions).allSatisfy { !$1.isEmpty || types.isClass($0) }
    guard isInSight, definitions.contains(where: { !$0.isEmpty }) else { return nil }
    // A composition of protocols that inherit a root is routable, too.
    let inherited = definitions.joined().reduce(into: Set<RouteSpace>()) { $0.formUnion($1.kinds) }
    guard !inherited.contains(route.key.space), parts.count == 1 || inherited.isEmpty else { return nil }
    return otherKinds(of: route).first { self.route($0)?.declarations.isEmpty == false }.map { .otherKind($0.space) }
      ?? .undeclared
  }

  /// The keys of the same name and another kind.
  func otherKinds(of route: Route) -> [RouteKey] {
    RouteSpace.protocols.filter { $0 != route.key.space }.map {
      RouteKey(space: $0, name: route.key.name)
    }
  }

  private func isClass(_ name: String) -> Bool {
    protocols.definitions(named: name).isEmpty
      && (types.declaresClass(name) || ZIKRouterVocabulary.knownClasses.contains(name))
  }

  /// A wrapper's type annotation needs no declaration, and neither does an adapter in Objective-C: nothing checks it.
  private func uses(of route: Route) -> [Site] {
    let lookUps = route.lookUps.filter { $0.form.looksUp && !$0.conditions.isNeverCompiled }
    let registrations = route.registrations.filter { !$0.call.conditions.isNeverCompiled }
    let adapters = route.adapters.filter { $0.language == .swift && !$0.call.conditions.isNeverCompiled }
    return registrations.map(\.site) + adapters.map(\.site) + lookUps.map(\.site)
  }

  /// True if the names of a route's protocols, spelled at a place, mean the definitions in sight.
  private func isDefined(_ route: Route, seenFrom site: Site) -> Bool {
    route.components.allSatisfy { name in
      let definitions = protocols.definitions(named: name)
      guard !definitions.isEmpty else { return isDefined(class: name, route, seenFrom: site) }
      return definitions.contains { isVisible($0, from: site) }
    }
  }

  private func isVisible(_ definition: ProtocolDefinition, from site: Site) -> Bool {
    let file = definition.site.file
    if file == site.file { return true }
    if origins[site.file] == .test { return definition.isVisibleElsewhere }
    return definition.isVisibleElsewhere && origins[file] != .test
      && !mayLink(definition.site).isDisjoint(with: mayLink(site))
  }

  /// A class means itself in its own file, and where it adopts a routable protocol of the kind, so that the compiler
  /// takes it; elsewhere its name may be that of another module's protocol.
  private func isDefined(class name: String, _ route: Route, seenFrom site: Site) -> Bool {
    guard route.components.count == 1, let entry = classes.entry(name) else { return true }
    if entry.scope.isEmpty, entry.sites.contains(where: { $0.file == site.file }) { return true }
    return classes.protocols(adoptedBy: classes.ancestry(of: name).names).contains { name in
      protocols.definitions(named: name).contains { $0.kinds.contains(route.key.space) }
    }
  }
}

// MARK: Doubts

extension RouteIndex {
  private func doubt(aboutDeclarationsOf route: Route, at sites: [Site]) -> String? {
    if let reason = sites.lazy.compactMap(outOfSight).first { return "code outside the scan may declare it: \(reason)" }
    if let reason = blindSpots.reason(toDoubt: .declaration, about: types.aliases(for: route.components)) {
      return reason
    }
    let definitions = route.components.flatMap { protocols.definitions(named: $0) }
    if let unknown = definitions.lazy.compactMap(unknownAncestor).first {
      return "\(unknown), which it inherits, is not declared in the scan"
    }
    let passedTypes = passedTypes
    for name in route.components {
      if let reason = passedTypes.reason(toDoubt: .declaration, of: name) { return reason }
    }
    return definitions.contains(where: \.isExpanded) ? "one of its attributes may be a macro" : nil
  }

  /// An unknown protocol that a protocol of Objective-C inherits; nil if all are known.
  private func unknownAncestor(of definition: ProtocolDefinition) -> String? {
    guard definition.isObjectiveC else { return nil }
    return protocols.ancestors(of: definition).filter { protocols.definitions(named: $0).isEmpty && !Self.isKnown($0) }
      .min()
  }

  /// True for a protocol of the library or of Apple.
  private static func isKnown(_ name: String) -> Bool {
    if ZIKRouterVocabulary.roots[name] != nil || ZIKRouterVocabulary.destinationMarks[name] != nil { return true }
    return ["AnyObject", "class"].contains(name) || name.hasPrefix("NS") || name.hasPrefix("UI")
  }
}
