import SourceModel

/// Collects what router classes and block routes register for themselves, and then where code uses them.
package struct RouterLinker: Sendable {
  /// A router class by name, or a block route by place.
  enum Registering: Hashable, Sendable {
    case router(String)
    case block(FileID, SourceRange)
  }

  let table: RouterTable
  private var byName: [String: Router] = [:]
  private(set) var destinationTypes: [Registering: Set<String>] = [:]
  /// Families whose routers have macros in or before their bodies, which may register anything.
  private(set) var expandedFamilies: Set<RouteFamily> = []

  init(table: RouterTable) {
    self.table = table
    for (name, entry) in table.entries {
      byName[name] = Router(
        name: name, family: entry.family, superclass: entry.superclass,
        traits: Router.Traits(
          isAdapter: entry.isAdapter, inheritsAdapter: entry.isAdapter, isGeneric: entry.isGeneric),
        declared: Site(file: entry.file, range: entry.range))
    }
  }

  /// Sorted by name.
  var routers: [Router] {
    byName.values.sorted { $0.name < $1.name }
  }

  /// All but uses. `families` are those of all systems.
  mutating func link(
    _ files: [IndexedFile], families: [RouteFamily], classes: ClassTable, methods: MethodTable
  ) {
    for file in files {
      for fact in file.facts.facts { insert(fact, file.id) }
    }
    for (name, entry) in table.entries where classes.isExpanded(name) || methods.expansion(in: name) != nil {
      // An adapter registers for others.
      expandedFamilies.formUnion(
        entry.isAdapter ? families.filter { $0.system == entry.family.system } : [entry.family])
    }
    byName = byName.mapValues { router in
      var router = router
      let ancestry = classes.ancestry(of: router.name)
      let abstract = methods.answer(to: .isAbstract, by: ancestry, otherwise: false)
      let adapter = methods.answer(to: .isAdapter, by: ancestry, otherwise: router.traits.isAdapter)
      (router.traits.isAbstract, router.traits.mayBeAbstract) = (abstract == true, abstract != false)
      (router.traits.isAdapter, router.traits.mayBeAdapter) = (adapter == true, adapter != false)
      return router
    }
  }

  /// Adds uses, which come from one file after the other, in path order.
  mutating func insert(_ uses: [FileUses.RouterUse]) {
    for use in uses {
      if use.registers {
        byName[use.router]?.registrars.append(use.use.site)
        continue
      }
      byName[use.router]?.uses.append(use.use)
      if use.isInstance { byName[use.router]?.instances.append(use.use.site) }
    }
  }

  /// Returns the reason why a router of a family may register more than is seen.
  package func reason(toDoubtRegistrationsOf family: RouteFamily) -> String? {
    expandedFamilies.contains(family) ? BlindSpot.macroOfRouter : nil
  }

  func registering(_ registrar: Registrar, in file: FileID) -> Registering? {
    switch registrar {
    case .type(let name): .router(name)
    case .block(_, let made, _): .block(file, made)
    case .library, .unknown: nil
    }
  }

  /// The name to show for a registrar.
  package func name(of registrar: Registrar) -> String? {
    switch registrar {
    case .type(let name): name
    case .block(_, _, let name): name
    case .library, .unknown: nil
    }
  }

  /// nil where the registrar is no router class of the tree.
  func routerName(of registrar: Registrar) -> String? {
    if case .type(let name) = registrar, table.entries[name] != nil { name } else { nil }
  }

  /// The classes that a router class registers, in path order.
  func destinations(of router: String) -> [String] { byName[router]?.destinations.map(\.type) ?? [] }

  func family(of registrar: Registrar) -> RouteFamily? {
    if case .type(let name) = registrar { table.entries[name]?.family } else { registrar.family }
  }

  private mutating func insert(_ fact: Fact, _ file: FileID) {
    switch fact {
    case .destination(let fact):
      guard let spelled = fact.type, !fact.form.isEasy else { return }
      let type = TypeName.simple(spelled.text)
      if let registering = registering(fact.call.registrar, in: file) {
        destinationTypes[registering, default: []].insert(type)
      }
      update(fact.call.registrar) {
        $0.destinations.append(
          Router.Destination(
            site: Site(file: file, range: spelled.range), type: type, isExclusive: fact.form == .exclusive))
      }
    case .textRegistration(let fact):
      guard let text = Router.Text(fact, in: file) else { return }
      let isPattern = fact.spaces.first?.naming == .urlPattern
      update(fact.call.registrar) {
        if isPattern { $0.urlPatterns.append(text) } else { $0.identifiers.append(text) }
      }
    case .declaration, .registration, .adapter, .lookUp, .mention, .unnamed, .textLookUp, .routerUse,
      .metatype, .registryUse, .override, .implementation, .expansion, .initializer, .constant, .function, .members,
      .ofSystem:
      break
    }
  }

  private mutating func update(_ registrar: Registrar, _ change: (inout Router) -> Void) {
    guard case .type(let name) = registrar, let position = byName.index(forKey: name) else { return }
    change(&byName.values[position])
  }
}

extension Router.Text {
  /// nil where the text is not spelled.
  fileprivate init?(_ fact: Fact.TextRegistration, in file: FileID) {
    guard let value = fact.value else { return nil }
    self.init(site: Site(file: file, range: value.range), value: value.text)
  }
}
