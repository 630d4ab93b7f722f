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

  let types: SceneTypes
  /// In path order.
  let dispatches: [PlacedFact<SegueDispatch>]
  /// In path order.
  let preparations: [PlacedFact<SeguePreparation>]
  /// By the type that they are bodies of, in path order.
  private let bodies: [String: [PlacedFact<SceneBody>]]
  private let properties: [String: [RouterProperty]]
  /// By type and method: `BookBuilder.build`.
  private let makers: [String: [SceneMaker]]

  init(_ tree: FactTree) {
    self.init(
      tree.facts(of: SceneBody.self), tree.facts(of: RouterProperty.self), tree.facts(of: SegueDispatch.self),
      tree.facts(of: SeguePreparation.self), tree.facts(of: SceneMaker.self), tree.types)
  }

  init(in index: RouteIndex) {
    self.init(
      index.systemFacts(of: SceneBody.self), index.systemFacts(of: RouterProperty.self),
      index.systemFacts(of: SegueDispatch.self), index.systemFacts(of: SeguePreparation.self),
      index.systemFacts(of: SceneMaker.self), index.types)
  }

  private init(
    _ bodies: [PlacedFact<SceneBody>], _ properties: [PlacedFact<RouterProperty>],
    _ dispatches: [PlacedFact<SegueDispatch>], _ preparations: [PlacedFact<SeguePreparation>],
    _ makers: [PlacedFact<SceneMaker>], _ types: TypeTable
  ) {
    self.bodies = Dictionary(grouping: bodies, by: \.fact.type.text)
    self.properties = Dictionary(grouping: properties.map(\.fact), by: \.owner)
    (self.dispatches, self.preparations) = (dispatches, preparations)
    self.makers = Dictionary(grouping: makers.map(\.fact)) { "\($0.type).\($0.method)" }
    self.types = SceneTypes(types)
  }

  /// The class of what code makes by its name or by a static method; nil if several methods of the name give others.
  func made(by name: Spelling) -> Spelling? {
    guard name.text.contains(".") else { return name }
    let results = Set((makers[name.text] ?? []).map(\.result.text))
    return results.count == 1 ? results.first.map { Spelling(text: $0, range: name.range) } : nil
  }

  // MARK: Routers

  /// The classes that may be routers, sorted.
  var routers: [String] { bodies.keys.filter(types.isClass).sorted() }

  /// The routers that a property of one of some types may hold, sorted: a class, or those that adopt a protocol.
  func routers(of names: Set<String>) -> [String] {
    let reached = names.union(names.flatMap(types.reached))
    let named = reached.filter { bodies[$0] != nil && types.isClass($0) }
    if !named.isEmpty { return named.sorted() }
    let protocols = reached.filter { isProtocol($0) }
    return routers.filter { !protocols.isDisjoint(with: types.reached(from: $0)) }
  }

  /// The types of a property of a class, or of one of its superclasses; empty if nothing is known of it.
  func types(ofProperty name: String, in type: String) -> Set<String> {
    for owner in types.reached(from: type) {
      let found = (properties[owner] ?? []).filter { $0.name.text == name }
      if !found.isEmpty { return found.reduce(into: []) { $0.formUnion($1.types) } }
    }
    return []
  }

  func isProtocol(_ name: String) -> Bool { bodies[name]?.contains { $0.fact.kind == .protocol } ?? false }

  // MARK: Methods

  /// The bodies of a type, in path order.
  func bodies(of name: String) -> [SceneBody] { (bodies[name] ?? []).map(\.fact) }

  /// The requirements of a protocol.
  func requirements(of name: String) -> [RouteMethod] {
    (bodies[name] ?? []).filter { $0.fact.kind == .protocol }.flatMap(\.fact.methods)
  }

  /// The methods of a class with those that it inherits, its own first; also the default implementations of its protocols.
  func methods(of router: String) -> [Placed] {
    types.reached(from: router).flatMap { name in
      (bodies[name] ?? []).filter { $0.fact.kind != .protocol }.flatMap { body in
        body.fact.methods.map { Placed(method: $0, body: body.fact, file: body.file) }
      }
    }
  }

  /// The protocol of a router that requires a method of the name; nil if none does.
  func owner(of method: String, in router: String) -> String? {
    types.reached(from: router).first { name in
      isProtocol(name) && requirements(of: name).contains { $0.fullName == method }
    }
  }

  /// The route that a method of a router is; nil for a helper.
  func key(of method: RouteMethod, in router: String) -> RouteKey? {
    let owner = owner(of: method.fullName, in: router)
    guard owner != nil || method.isNamedRoute && !method.isFilePrivate else { return nil }
    return RouteKey(space: SceneRoutes.space, owner: owner ?? router, name: method.fullName)
  }

  /// True if every body of a router, of its superclasses and of their protocols was read.
  func isClosed(_ router: String) -> Bool {
    types.unseenParent(of: router) == nil
      && types.reached(from: router).allSatisfy { name in
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
