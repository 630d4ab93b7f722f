import SourceModel

/// Collects what router classes and block routes register for themselves.
struct RouterLinker {
  /// A router class by name, or a block route by place.
  enum Registering: Hashable {
    case router(String)
    case block(FileID, SourceRange)
  }

  let table: RouterTable
  private var byName: [String: Router] = [:]
  private var answers: [String: [Fact.MethodOverride]] = [:]
  private(set) var destinationTypes: [Registering: Set<String>] = [:]

  init(table: RouterTable) {
    self.table = table
    for (name, entry) in table.entries {
      byName[name] = Router(
        system: ZIKRouterVocabulary.system, name: name, family: entry.family, superclass: entry.superclass,
        isAdapter: entry.isAdapter, isAbstract: false, isGeneric: entry.isGeneric,
        declared: Site(file: entry.file, range: entry.range))
    }
  }

  /// Sorted by name.
  var routers: [Router] {
    byName.values.sorted { $0.name < $1.name }
  }

  mutating func link(_ files: [IndexedFile]) {
    for file in files {
      for fact in file.facts.facts { insert(fact, file.id) }
    }
    let (abstract, adapting) = (deciding(.isAbstractRouter), deciding(.isAdapter))
    byName = byName.mapValues { router in
      var router = router
      router.isAbstract = abstract[router.name]?.isTrue(for: router.name) ?? false
      router.isAdapter = router.isAdapter || adapting[router.name]?.isTrue(for: router.name) == true
      return router
    }
  }

  func registering(_ registrar: Registrar, in file: FileID) -> Registering? {
    switch registrar {
    case .type(let name): .router(name)
    case .block(_, let made, _): .block(file, made)
    case .library, .unknown: nil
    }
  }

  /// The name to show for a registrar.
  func name(of registrar: Registrar) -> String? {
    switch registrar {
    case .type(let name): name
    case .block(_, _, let name): name
    case .library, .unknown: nil
    }
  }

  func family(of registrar: Registrar) -> RouteFamily? {
    if case .type(let name) = registrar { table.entries[name]?.family } else { registrar.family }
  }

  private mutating func insert(_ fact: Fact, _ file: FileID) {
    switch fact {
    case .destination(let fact):
      let type = TypeName.simple(fact.type.text)
      if let registering = registering(fact.call.registrar, in: file) {
        destinationTypes[registering, default: []].insert(type)
      }
      update(fact.call.registrar) {
        $0.destinations.append(
          Router.Destination(
            site: Site(file: file, range: fact.type.range), type: type, isExclusive: fact.isExclusive))
      }
    case .identifier(let fact):
      update(fact.call.registrar) { $0.identifiers.append(Router.Text(fact, in: file)) }
    case .urlPattern(let fact):
      update(fact.call.registrar) { $0.urlPatterns.append(Router.Text(fact, in: file)) }
    case .routerUse(let fact):
      byName[fact.name.text]?.uses.append(Site(file: file, range: fact.name.range))
    case .override(let fact):
      answers[fact.type, default: []].append(fact)
    case .declaration, .registration, .adapter, .lookUp, .mention, .unnamed, .identifierLookUp, .urlLookUp,
      .metatype, .registryUse:
      break
    }
  }

  private mutating func update(_ registrar: Registrar, _ change: (inout Router) -> Void) {
    guard case .type(let name) = registrar, let position = byName.index(forKey: name) else { return }
    change(&byName.values[position])
  }

  /// For each router the override of a class method that decides: its own, or the nearest of its superclasses.
  private func deciding(_ method: Fact.MethodOverride.Method) -> [String: Fact.MethodOverride] {
    var heirs: [String: [String]] = [:]
    for (name, entry) in table.entries { heirs[entry.superclass, default: []].append(name) }
    return NameGraph.inherited(answers.compactMapValues { $0.first { $0.method == method } }, by: heirs)
  }
}

extension Fact.MethodOverride {
  fileprivate func isTrue(for router: String) -> Bool {
    switch answer {
    case .always(let value): value
    case .onlyFor(let type): type == router
    case .unknown: false
    }
  }
}

extension Router.Text {
  fileprivate init(_ fact: Fact.RouteStringFact, in file: FileID) {
    self.init(site: Site(file: file, range: fact.value.range), value: fact.value.text)
  }
}
