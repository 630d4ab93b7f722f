import SourceModel

/// Why a route that nothing registers cannot be called unregistered.
struct Doubt {
  /// A clause.
  var reason: String
  /// What the user can do about it, as an order without a full stop.
  var advice: Sentence?

  init(_ reason: String, _ advice: Sentence? = nil) {
    (self.reason, self.advice) = (reason, advice)
  }
}

extension RouteStatusResolver {
  /// nil for a route that is unregistered in an application.
  package func doubt(of route: Route, in application: ApplicationSet) -> Doubt? {
    if let doubt = doubtOfTargets(route, application) { return doubt }
    guard route.key.space.naming == .type else { return doubtOfText(route.key, application) }
    let parts = routes.components[route.key] ?? []
    return doubtOfNames(route, parts, application) ?? doubtOfCode(route, parts, application)
  }

  /// What the user can do about a route that is unknown; nil where nothing is known that helps.
  func advice(for route: Route) -> Sentence? {
    guard let unknown = route.availability.statuses.first(where: { $0.status.reason != nil }) else {
      guard route.availability.statuses.isEmpty, let site = route.declarations.first?.site else { return nil }
      return "add the file to a target that an application links: \(place: site)"
    }
    let application = ApplicationSet(unknown.application)
    let adaptees = route.adapters.filter { linkages.links(application, $0.site) }.compactMap(\.adaptee)
    let doubted = adaptees.compactMap { routes.routes[$0] } + [route]
    return doubted.lazy.compactMap { doubt(of: $0, in: application) }.first?.advice
  }

  private static let openWorld: Sentence =
    "scan the application's sources as well, or set 'world: closed' in .waymark.yml (or pass --closed-world) if the scan contains everything that registers routes"

  private func doubtOfTargets(_ route: Route, _ application: ApplicationSet) -> Doubt? {
    let offers = answers(to: route).map(\.site) + route.adapters.map(\.site)
    if let (reason, site) = linkages.elsewhere(offers, application) {
      return Doubt(
        reason, applications.isEmpty ? nil : "add the file to a target that the application links: \(place: site)")
    }
    if linkages.isDeclaredAside(route, from: application) {
      let place = route.declarations.first.map { ": \(place: $0.site)" as Sentence } ?? ""
      return Doubt("it is declared in a file that belongs to no target", "add the file to a target\(place)")
    }
    return nil
  }

  private func doubtOfText(_ key: RouteKey, _ application: ApplicationSet) -> Doubt? {
    if key.space.naming == .urlPattern, !key.space.urlMatching.isPlain(key.name) {
      return Doubt("it is not a plain URL; operating systems may parse it differently")
    }
    if key.isComposed, mayEndEarly(key) {
      return Doubt("a part that code composes may be empty, or contain a question mark, which ends the path")
    }
    if let reason = offers.urlTables[key.space]?.doubt(of: key.name) { return Doubt(reason) }
    if let openness = key.space.table.openness { return Doubt(openness) }
    if let resolver = resolvers[key.space.system] {
      if let reason = resolver.doubt(of: key, in: application) { return Doubt(reason) }
      if resolver.seesAllRegistrations { return nil }
    }
    let type = TypeName.withoutGenerics(key.name)
    let isOfType = key.space.table.base != nil && (types.isDeclared(type) || types.isClassOfApple(type))
    if isOfType, passedTypes.contains(type) {
      return Doubt(
        "code that gets the type '\(type)' may register it", Self.naming(nil, offers.passed.sites[type]))
    }
    guard let unseen = unseenTexts[UnseenTexts.Spaces(of: key.space)] else { return Doubt(UnseenTexts.nothingSeen) }
    let mayStandFor = { self.classes.mayBe($0, type) }
    return unseen.doubt(
      of: key, in: application, mayStandFor: isOfType && mayBeRegistered(type, in: key.space) ? mayStandFor : nil)
  }

  /// True for a class that may be registered, by its base. Another type may have the text as its name by chance.
  private func mayBeRegistered(_ type: String, in space: RouteSpace) -> Bool {
    guard let base = space.table.base, types.declaresClass(type) || types.isClassOfApple(type) else { return false }
    return KnownAncestors.all(of: type, types)?.mayReach(base) ?? true
  }

  /// True if a pattern matches a URL with holes whose first hole ends the path.
  private func mayEndEarly(_ key: RouteKey) -> Bool {
    let patterns = offers.urlTables[key.space]?.matching(endingWithHole: key.name) ?? []
    return !patterns.isEmpty
  }

  private func doubtOfNames(_ route: Route, _ parts: [String], _ application: ApplicationSet) -> Doubt? {
    if let problem = routes.problems[route.key] { return Doubt(problem) }
    if let openness = route.key.space.table.openness { return Doubt(openness) }
    if route.key.space.table.isClosed == nil, world.extent == .open {
      return Doubt("it may be registered outside the scan: \(world.reason)", Self.openWorld)
    }
    if let missing = parts.first(where: { !isSeen($0, in: parts, route.key.space) }) {
      let advice: Sentence = "scan the sources that declare \(code: missing) as well"
      return namedDoubt(parts, application) ?? Doubt("'\(missing)' is not declared in the scan", advice)
    }
    let system = route.key.space.system
    if types.redeclaresRouteTypes(of: system) {
      let noun = types.heads.systems.library(of: system).routeTypes.noun
      return Doubt("the sources declare a type with the name of one of the library's \(noun)")
    }
    guard let only = parts.first, parts.count == 1, route.declarations.isEmpty, types.isClass(only),
      !route.key.space.table.takesAnyType
    else { return nil }
    return Doubt("'\(only)' is a class here, but may be a protocol of a module outside the scan")
  }

  private func doubtOfCode(_ route: Route, _ parts: [String], _ application: ApplicationSet) -> Doubt? {
    if route.key.space.table.isUnknownWhenEmpty, offers.registered.seen[route.key.space]?.contains(application) != true
    {
      return Doubt("no \(route.key.space.noun) is registered in the scan")
    }
    if let mention = route.mentions.first(where: { linkages.mayLink(application, $0.site) }) {
      return Doubt(
        "a routable value of it is stored or passed to code that may register it",
        Self.naming(mention.receiver, mention.site))
    }
    if let words = offers.doubtfulWords[route.key.space.system], parts.contains(where: words.contains) {
      return Doubt("a registration that could not be resolved may register it")
    }
    if offers.registered.inferred[route.key.space]?.contains(application) == true {
      return Doubt("a registration does not name its protocol", "write the protocol in every registration")
    }
    // Where any type is a name, nothing has to declare it routable.
    if route.declarations.isEmpty, !route.key.space.table.takesAnyType,
      let reason = blindSpots.reason(toDoubtAny: .undeclaredRoute)
    {
      return Doubt(reason, "scan the sources that declare it routable as well")
    }
    if let reason = blindSpots.reason(toDoubtAny: .registration, in: application) { return Doubt(reason) }
    if let doubt = namedDoubt(parts, application) { return doubt }
    for name in protocols(in: parts) {
      guard let reason = passedTypes.reason(toDoubt: .registration, of: name) else { continue }
      return Doubt(reason, Self.naming(nil, offers.passed.sites[name]))
    }
    if let reason = offers.keys.routers.reason(toDoubtRegistrationsOf: route.key.space.family) { return Doubt(reason) }
    if route.key.space.table.isClosed == true { return nil }
    return applications.unseen(in: application).map {
      Doubt(
        $0,
        "add the missing sources to the scan, or set 'world: closed' in .waymark.yml (or pass --closed-world) if they register nothing"
      )
    }
  }

  /// What to do about a value that is given to a function, whose name is perhaps known.
  private static func naming(_ function: String?, _ site: Site?) -> Sentence {
    let name: Sentence = function.map { "\(code: $0)" } ?? "the function that takes it"
    return "if it looks the route up or registers it, name \(name) under functions in .waymark.yml\(place(site))"
  }

  private static func place(_ site: Site?) -> Sentence { site.map { ": \(place: $0)" } ?? "" }

  /// Whether a name is declared in the scan; beside a declared protocol, a class of Apple's counts too.
  private func isSeen(_ name: String, in parts: [String], _ space: RouteSpace) -> Bool {
    if space.table.takesAnyType ? types.isDeclared(name) : types.canNameRoute(name) { return true }
    return parts.count > 1 && TypeTable.isSystemClass(name)
  }

  /// The members of a composition that tell it from others; a class alone stands for itself.
  private func protocols(in parts: [String]) -> [String] {
    let protocols = parts.filter { !types.isClass($0) }
    return protocols.isEmpty ? parts : protocols
  }

  private func heirs(of protocols: [String]) -> Set<String> {
    protocols.reduce(into: []) { $0.formUnion(classes.heirs(of: $1)) }
  }

  /// The doubt about a route if a file that cannot be seen into spells its name.
  private func namedDoubt(_ parts: [String], _ application: ApplicationSet) -> Doubt? {
    let protocols = protocols(in: parts)
    let named = blindSpots.reason(
      naming: types.spellings(of: protocols), toDoubt: .registration, in: application)
    if let named { return Doubt(named.text, named.site.map { "look for the name in \(place: $0)" }) }
    return blindSpots.reason(
      naming: heirs(of: protocols).sorted(), toDoubt: .registeredClass, in: application
    ).map {
      Doubt($0.text, $0.site.map { "fix the syntax errors in \(place: $0)" })
    }
  }
}
