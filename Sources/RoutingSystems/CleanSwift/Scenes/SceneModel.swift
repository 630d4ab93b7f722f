import Routes
import SourceModel

/// Who implements, holds and calls the routes of scenes.
struct SceneModel: SharedAnswer {
  /// A method with the file that it is in.
  struct Placed {
    let method: RouteMethod
    let body: SceneBody
    let file: FileID

    var site: Site { Site(file: file, range: method.name.range) }
  }

  let types: TypeRelations
  /// By the controller that makes the selectors, in path order.
  let dispatches: [String: [PlacedFact<SegueDispatch>]]
  /// By controller, in path order.
  let preparations: [String: [PlacedFact<SeguePreparation>]]
  /// The routing protocols, sorted.
  var protocols: [String] { requirements.keys.sorted() }
  /// The classes that may be routers, sorted.
  let routers: [String]
  /// What each router reaches (`TypeRelations.reached`).
  private let lineages: [String: [String]]
  /// The routers that reach a type, without those of tests, sorted.
  private let heirs: [String: [String]]
  /// By the type that they are bodies of, in path order.
  private let bodies: [String: [PlacedFact<SceneBody>]]
  /// The requirements of protocols, by their full names.
  private let requirements: [String: [String: RouteMethod]]
  /// By the type that has them.
  let properties: [String: [RouterProperty]]
  /// The simple names of the declared types of properties, by owner and property.
  private let parts: [String: [String: String]]
  /// By type and method: `BookBuilder.build`.
  private let makers: [String: [SceneMaker]]

  init(_ tree: FactTree) {
    self.init(
      tree.facts(of: SceneBody.self), tree.facts(of: RouterProperty.self), tree.facts(of: SegueDispatch.self),
      tree.facts(of: SeguePreparation.self), tree.facts(of: SceneMaker.self), tree.types,
      tree.origins)
  }

  init(in index: RouteIndex) {
    self.init(
      index.systemFacts(of: SceneBody.self), index.systemFacts(of: RouterProperty.self),
      index.systemFacts(of: SegueDispatch.self), index.systemFacts(of: SeguePreparation.self),
      index.systemFacts(of: SceneMaker.self), index.types, index.origins)
  }

  private init(
    _ bodies: [PlacedFact<SceneBody>], _ properties: [PlacedFact<RouterProperty>],
    _ dispatches: [PlacedFact<SegueDispatch>], _ preparations: [PlacedFact<SeguePreparation>],
    _ makers: [PlacedFact<SceneMaker>], _ types: TypeTable, _ origins: FileTable<IndexedFile.Origin>
  ) {
    parts = bodies.map(\.fact).reduce(into: [:]) { parts, body in
      for property in body.properties {
        parts[body.type.text, default: [:]][property.name.text] = property.simpleType
      }
    }
    let routing =
      RoutingTypes(types.heads)?.names(for: SceneHolders(bodies.map(\.fact), types), types.heads) ?? []
    let bodies = bodies.filter { routing.contains($0.fact.type.text) }
    self.bodies = Dictionary(grouping: bodies, by: \.fact.type.text)
    requirements = bodies.map(\.fact).filter { $0.kind == .protocol }.reduce(into: [:]) { requirements, body in
      for method in body.methods where !method.isInitializer {
        requirements[body.type.text, default: [:]][method.fullName] = method
      }
    }
    self.properties = Dictionary(grouping: properties.map(\.fact), by: \.owner)
    self.dispatches = Dictionary(grouping: dispatches, by: \.fact.type)
    self.preparations = Dictionary(grouping: preparations, by: \.fact.type)
    self.makers = Dictionary(grouping: makers.map(\.fact)) { "\($0.type).\($0.method)" }
    let types = TypeRelations(types)
    self.types = types
    let routers = self.bodies.keys.filter(types.isClass).sorted()
    self.routers = routers
    lineages = Dictionary(uniqueKeysWithValues: routers.map { ($0, types.reached(from: $0)) })
    let ofApps = Set(bodies.filter { origins[$0.file] != .test }.map(\.fact.type.text))
    heirs = routers.filter(ofApps.contains).reduce(into: [:]) { heirs, router in
      for name in types.reached(from: router) { heirs[name, default: []].append(router) }
    }
  }

  /// The type and what it adopts or inherits, the nearest first.
  func reached(from type: String) -> [String] { lineages[type] ?? types.reached(from: type) }

  /// The class of what code makes by its name or by a static method; nil if several methods of the name give others.
  func made(by name: Spelling) -> Spelling? {
    guard name.text.contains(".") else { return name }
    let results = Set((makers[name.text] ?? []).map(\.result.text))
    return results.count == 1 ? results.first.map { Spelling(text: $0, range: name.range) } : nil
  }

  // MARK: Routers

  /// The routers that a property of one of some types may hold, sorted: a class, or those that adopt a protocol.
  func routers(of names: Set<String>) -> [String] {
    let reached = names.union(names.flatMap(reached))
    let named = reached.filter { lineages[$0] != nil }
    if !named.isEmpty { return named.sorted() }
    return Set(reached.filter(isProtocol).flatMap { heirs[$0] ?? [] }).sorted()
  }

  /// The types of a property of a class, or of one of its superclasses; empty if nothing is known of it.
  func types(ofProperty name: String, in type: String) -> Set<String> {
    for owner in reached(from: type) {
      let found = (properties[owner] ?? []).filter { $0.name.text == name }
      if !found.isEmpty { return found.reduce(into: []) { $0.formUnion($1.types) } }
    }
    return []
  }

  /// The types of a property of a property; empty if one of them is not known, or is not of one class.
  func types(ofPath path: [String], in type: String) -> Set<String> {
    guard let last = path.last else { return [] }
    var owner = type
    for name in path.dropLast() {
      let found = Set(reached(from: owner).compactMap { parts[$0]?[name] }.prefix(1))
      guard let next = found.first, types.isClass(next) else { return [] }
      owner = next
    }
    return types(ofProperty: last, in: owner)
  }

  func isProtocol(_ name: String) -> Bool { bodies[name]?.contains { $0.fact.kind == .protocol } ?? false }

  // MARK: Methods

  /// The bodies of a type, in path order.
  func bodies(of name: String) -> [SceneBody] { placedBodies(of: name).map(\.fact) }

  func placedBodies(of name: String) -> [PlacedFact<SceneBody>] { bodies[name] ?? [] }

  /// The requirements of a protocol, sorted by name.
  func requirements(of name: String) -> [RouteMethod] {
    (requirements[name] ?? [:]).values.sorted { $0.fullName < $1.fullName }
  }

  /// The requirement of a protocol with a full name; nil if there is none.
  func requirement(_ method: String, of name: String) -> RouteMethod? { requirements[name]?[method] }

  /// The methods of a class with those that it inherits, its own first; also the default implementations of its protocols.
  func methods(of router: String) -> [Placed] {
    reached(from: router).flatMap { name in
      (bodies[name] ?? []).filter { $0.fact.kind != .protocol }.flatMap { body in
        body.fact.methods.map { Placed(method: $0, body: body.fact, file: body.file) }
      }
    }
  }

  /// The protocol of a router that requires a method of the full name; nil if none does.
  func owner(of method: String, in router: String) -> String? {
    reached(from: router).first { requirement(method, of: $0) != nil }
  }

  /// The route that a method of a router is; nil for a helper.
  func key(of method: RouteMethod, in router: String) -> RouteKey? {
    let owner = owner(of: method.fullName, in: router)
    guard owner != nil || method.isNamedRoute && !method.modifiers.isFilePrivate else { return nil }
    return RouteKey(space: SceneRoutes.space, owner: owner ?? router, name: method.fullName)
  }

  /// True if every body of a router, of its superclasses and of their protocols was read.
  func isClosed(_ router: String) -> Bool {
    types.unseenParent(of: router) == nil
      && reached(from: router).allSatisfy { name in
        name == "NSObject" || name == "NSObjectProtocol" || !types.isAmbiguous(name) && isRead(name)
      }
  }

  private func isRead(_ name: String) -> Bool {
    let read = bodies[name] ?? []
    let isSeen = read.allSatisfy(\.isReliable) && read.count == types.bodyCount(of: name)
    // What other protocols require is no route.
    return isSeen || !types.isClass(name) && read.isEmpty
  }
}
