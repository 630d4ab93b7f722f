import SourceModel

/// Groups declarations, registrations, adapters and mentions by key.
///
/// A text whose receiver is not a router is left out: a bare URL router registers something else.
struct RouteLinker: Sendable {
  static let reads = RouterModel.reads.union([.offers, .macros, .documents])

  private(set) var keys: RouteKeys
  private let protocols: ProtocolTable
  let destinations: DestinationTable
  /// The routes with declarations, registrations and adapters, without look-ups.
  var linked = LinkedRoutes()
  /// Names that a registration, adapter or mention without a key may stand for, by id of the system.
  private(set) var doubtfulWords: [String: Set<String>] = [:]
  private(set) var passed = PassedMetatypes()
  /// What each space is seen to register by type.
  private(set) var registered = RegisteredTypes()
  /// Who may link the file in hand.
  private var possible = ApplicationSet()
  private(set) var inferredRegistrations: [InferredRegistration] = []
  /// The registered patterns of URLs.
  private(set) var urlTables: [RouteSpace: any URLPatternTable] = [:]
  /// Identifiers for destinations that a C function makes, spelled or not.
  var functionFactories: [Route.Registration] = []

  private let sortedOnce = Once<[Route]>()

  /// No routes.
  init() { self.init(TypeModel(), RouterModel()) }

  private init(_ model: TypeModel, _ routers: RouterModel) {
    keys = RouteKeys(types: model.types, routers: routers.routers, shadowingTypes: model.shadowingTypes)
    protocols = model.protocols
    destinations = routers.destinations
  }

  init(_ files: [IndexedFile], _ model: TypeModel, _ routers: RouterModel) {
    self.init(model, routers)
    link(files, rooted: model.rooted)
  }

  /// The routes sorted by key.
  var sorted: [Route] { sortedOnce { linked.routes.values.sorted { $0.key < $1.key } } }

  private var types: TypeTable { keys.types }
  private var routers: RouterLinker { keys.routers }

  /// All but look-ups. Declarations come first: a registration that names no route means the only declared one of its
  /// space.
  private mutating func link(_ files: [IndexedFile], rooted: [FileID: [TypeHead]]) {
    for file in files { declare(file, rooted[file.id] ?? []) }
    keys.setDeclared(linked.routes.keys)
    for file in files {
      possible = file.linkage.possible
      for fact in file.facts.facts { insert(fact, file) }
    }
    linked.copyComponents()
    let patterns = linked.routes.values.filter { $0.key.space.naming == .urlPattern }
    urlTables = Dictionary(grouping: patterns.map(\.key), by: \.space).reduce(into: [:]) { tables, patterns in
      tables[patterns.key] = patterns.key.urlMatching.table(of: patterns.value.map(\.name).sorted())
    }
    possible = .all
    infer(spacesOfUnspelledNames(files))
    doubtfulWords = doubtfulWords.mapValues(types.reachable)
    passed.words = types.reachable(from: passed.words)
  }

  /// The spaces in which Objective-C may register protocols whose names stand in no file that is read.
  private func spacesOfUnspelledNames(_ files: [IndexedFile]) -> [RouteSpace] {
    let systems = types.heads.systems
    let spaces = systems.spaces.filter { $0.naming == .type }
    let words = Dictionary(systems.all.map { ($0.id, $0.library.macros.offering) }) { first, _ in first }
      .filter { !$0.value.isEmpty }
    if files.contains(where: { $0.includesUnread }) {
      return spaces.filter { words[$0.system] != nil || registered.inObjectiveC.contains($0) }
    }
    if words.isEmpty { return [] }
    let macros = MacroTable(files.lazy.flatMap(\.facts.macros.defined))
    let composing = words.filter { macros.composesNames(for: $0.value) }
    return spaces.filter { composing[$0.system] != nil }
  }

  private mutating func declare(_ file: IndexedFile, _ rooted: [TypeHead]) {
    for head in rooted { inherit(head, file) }
    for case .declaration(let fact) in file.facts.facts {
      guard let key = key(of: fact.route, file.id) else { continue }
      linked.update(key) {
        $0.declarations.append(
          Route.Declaration(
            site: Site(file: file.id, range: fact.route.name.range), form: fact.form, language: file.facts.language,
            spelling: fact.route.name.text,
            typeName: fact.typeName.map {
              SpelledSite(text: $0.text, site: Site(file: file.id, range: $0.range))
            },
            conditions: fact.conditions))
      }
    }
  }

  /// Only protocols of the Objective-C runtime conform to themselves, so only they can be used through a root.
  private mutating func inherit(_ head: TypeHead, _ file: IndexedFile) {
    guard head.attributes.contains(.objectiveC) else { return }
    let kinds = protocols.kinds(of: head)
    // With several roots of a family, the library takes the protocol for the first space's.
    let families = Set(kinds.map(\.family)).sorted()
    for kind in families.compactMap({ family in kinds.sorted().first { $0.family == family } }) {
      let key = RouteKey(space: kind, name: head.name.text)
      linked.update(key, components: [head.name.text]) {
        $0.declarations.append(
          Route.Declaration(
            site: Site(file: file.id, range: head.name.range), form: .inheritance, language: file.facts.language,
            spelling: head.name.text, conditions: head.conditions))
      }
    }
  }

  private mutating func insert(_ fact: Fact, _ file: IndexedFile) {
    switch fact {
    case .registration(let fact): register(fact, file)
    case .adapter(let fact): adapt(fact, file)
    case .lookUp(let fact): if keys.isMention(fact) { mention(fact.route, file.id) }
    case .mention(let reference): mention(reference, file.id)
    case .metatype(let fact): give(fact, file.id)
    case .unnamed(.kind(let kind)): infer([kind])
    case .unnamed(.any(let spaces)): infer(spaces)
    case .unnamed(.ofRegistrar(let registrar, let spaces)):
      infer(routers.family(of: registrar) == nil ? spaces : keys.spaces(of: registrar, among: spaces))
    case .unnamed(.ofFamily(let registrar, let spaces)): infer(keys.spaces(of: registrar, among: spaces))
    case .textRegistration(let fact): register(fact, file)
    default: break
    }
  }

  private mutating func register(_ fact: Fact.Registration, _ file: IndexedFile) {
    if let inferred = InferredRegistration(fact, in: file.id) { inferredRegistrations.append(inferred) }
    guard let key = offeredKey(of: fact.route, fact.call.registrar, file.id) else { return }
    let registration = Route.Registration(
      site: Site(file: file.id, range: fact.route.name.range), form: fact.form,
      router: router(of: fact),
      destinations: destinations(of: fact, in: file.id), made: fact.destination?.range,
      namesDestination: fact.namesDestination, call: fact.call,
      isReliable: file.facts.understanding == .whole)
    linked.update(key) { $0.registrations.append(registration) }
    registered.seen[key.space, default: []].formUnion(possible)
    if file.facts.language == .objectiveC { registered.inObjectiveC.insert(key.space) }
  }

  /// The name to show for who registers. What calls a function of the code base need not be a router.
  private func router(of fact: Fact.Registration) -> String? {
    if fact.route.kind.takesAnyType { return fact.route.scope.last.map(TypeName.simple) }
    if !fact.form.isByRouter { return nil }
    let registrar = fact.call.registrar
    return fact.form == .namedFunction ? routers.routerName(of: registrar) : routers.name(of: registrar)
  }

  private func destinations(of fact: Fact.Registration, in file: FileID) -> [String] {
    if let made = fact.destination { return [TypeName.simple(made.text)] }
    guard let registering = routers.registering(fact.call.registrar, in: file) else { return [] }
    return routers.destinationTypes[registering, default: []].sorted()
  }

  private mutating func adapt(_ fact: Fact.Adapter, _ file: IndexedFile) {
    let adaptee = keys.kind(of: fact.adaptee, fact.call.registrar).flatMap { key(of: fact.adaptee, $0, file.id) }
    guard let key = offeredKey(of: fact.adapter, fact.call.registrar, file.id) else { return }
    if let adaptee {
      linked.update(adaptee) { $0.adaptations.append(Site(file: file.id, range: fact.adaptee.name.range)) }
    }
    let adapter = Route.Adapter(
      site: Site(file: file.id, range: fact.adapter.name.range), router: routers.name(of: fact.call.registrar),
      adaptee: adaptee, adapteeName: adaptee?.name ?? fact.adaptee.name.text,
      adapteeSite: Site(file: file.id, range: fact.adaptee.name.range), language: file.facts.language, call: fact.call,
      isReliable: file.facts.understanding == .whole)
    linked.update(key) { $0.adapters.append(adapter) }
  }

  private mutating func mention(_ reference: RouteReference, _ file: FileID) {
    guard let key = offeredKey(of: reference, .unknown, file) else { return }
    let site = Site(file: file, range: reference.name.range)
    linked.update(key) { $0.mentions.append(Route.Mention(site: site, receiver: reference.receiver)) }
  }

  private mutating func infer(_ kinds: [RouteSpace]) {
    for kind in kinds { registered.inferred[kind, default: []].formUnion(possible) }
  }

  private mutating func give(_ fact: Fact.Metatype, _ file: FileID) {
    guard let words = words(of: fact, file) else { return }
    passed.givers.formUnion(TypeName.flattened(fact.scope))
    passed.insert(words, at: Site(file: file, range: fact.name.range))
  }

  /// The types that a metatype may stand for; nil where it is known to go to other code. In a function of its own: one
  /// that changes the linker would copy the table of types.
  private func words(of fact: Fact.Metatype, _ file: FileID) -> [String]? {
    if let generic = fact.generic, PassedTypes.isOwn(generic, types) { return nil }
    switch types.resolve(fact.name.text, scope: fact.scope, file: file) {
    case .name(_, let components): return components
    case .unresolved(_, let words): return words.sorted()
    }
  }
}

// MARK: Keys

extension RouteLinker {
  /// The key of a reference that may make a route available; without one, what it may stand for becomes doubtful.
  private mutating func offeredKey(of reference: RouteReference, _ registrar: Registrar, _ file: FileID) -> RouteKey? {
    guard let kind = keys.kind(of: reference, registrar) else {
      doubt(TypeName(reference.name.text)?.paths.compactMap { $0.last } ?? [], of: reference)
      return nil
    }
    if types.isParameter(reference.name.text, in: reference.scope) || isOfUnknownType(reference, file) { infer([kind]) }
    if let key = key(of: reference, kind, file) { return key }
    if reference.name.text.isEmpty { infer([kind]) }
    if case .unresolved(_, let words) = types.resolve(reference.name.text, scope: reference.scope, file: file) {
      doubt(words, of: reference)
    }
    return nil
  }

  /// True for a value whose type the expression does not show for certain.
  private func isOfUnknownType(_ reference: RouteReference, _ file: FileID) -> Bool {
    guard reference.isPath else { return keys.doubt(of: reference, file) != nil }
    let path = types.typePath(of: reference.name.text)
    let first = path.type.prefix(before: ".")
    return path.member != nil || !(types.isDeclared(first) || types.isAlias(first) || AppleClass.isKnown(first))
  }

  private mutating func doubt(_ words: some Sequence<String>, of reference: RouteReference) {
    guard let system = reference.kind.system else { return }
    doubtfulWords[system, default: []].formUnion(words)
  }

  private mutating func key(of reference: RouteReference, _ file: FileID) -> RouteKey? {
    guard case .exact(let kind) = reference.kind else { return nil }
    return key(of: reference, kind, file)
  }

  private mutating func key(of reference: RouteReference, _ kind: RouteSpace, _ file: FileID) -> RouteKey? {
    guard let meaning = keys.meaning(of: reference, kind, file) else { return nil }
    if let parts = meaning.components { linked.setComponents(parts, of: meaning.key) }
    return meaning.key
  }
}
