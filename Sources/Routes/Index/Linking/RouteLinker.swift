import SourceModel

/// Groups declarations, registrations, adapters and mentions by key, and then look-ups.
///
/// A text whose receiver is not a router is left out: a bare URL router registers something else.
struct RouteLinker: Sendable {
  package let types: TypeTable
  private let protocols: ProtocolTable
  let routers: RouterLinker
  let ownRouters: OwnRouters
  let destinations: DestinationTable

  private(set) var routes: [RouteKey: Route] = [:]
  /// Why a name has no key, for routes that stand under their spelling.
  private(set) var problems: [RouteKey: String] = [:]
  /// Names that a registration, adapter or mention without a key may stand for.
  private(set) var doubtfulWords: Set<String> = []
  /// Names whose metatypes are given to code that may register them.
  private(set) var givenWords: Set<String> = []
  /// The first places of those that are spelled there.
  private(set) var givenSites: [String: Site] = [:]
  /// Types whose code gives such metatypes away.
  private(set) var givers: Set<String> = []
  /// Kinds of which some value is registered or stored whose protocol the compiler infers, with who may link that.
  private(set) var inferredKinds: [RouteSpace: ApplicationSet] = [:]
  /// Who may link the file in hand.
  private var possible = ApplicationSet()
  private(set) var inferredRegistrations: [InferredRegistration] = []
  /// The registered patterns of URLs.
  private(set) var urlTables: [RouteSpace: URLTable] = [:]
  /// Identifiers for destinations that a C function makes, spelled or not.
  var functionFactories: [Route.Registration] = []
  /// The only declared route of a kind; nil where several are.
  private var onlyDeclared: [RouteSpace: RouteKey?] = [:]
  /// The protocols that each key is composed of.
  private(set) var components: [RouteKey: [String]] = [:]

  init(
    types: TypeTable = TypeTable(), protocols: ProtocolTable = ProtocolTable(),
    routers: RouterLinker = RouterLinker(table: RouterTable()), ownRouters: OwnRouters = OwnRouters(),
    destinations: DestinationTable = .empty
  ) {
    self.types = types
    self.protocols = protocols
    self.routers = routers
    self.ownRouters = ownRouters
    self.destinations = destinations
  }

  /// All but look-ups. Declarations come first: `RoutableView()` alone means the only declared protocol of its kind.
  mutating func link(_ files: [IndexedFile], rooted: [FileID: [TypeHead]]) {
    for file in files { declare(file, rooted[file.id] ?? []) }
    for key in routes.keys { onlyDeclared[key.space] = onlyDeclared[key.space] == nil ? .some(key) : .some(nil) }
    for file in files {
      possible = file.linkage.possible
      for fact in file.facts.facts { insert(fact, file) }
    }
    for (key, parts) in components { routes[key]?.components = parts }
    let patterns = routes.values.filter { $0.key.space.naming == .urlPattern }
    urlTables = Dictionary(grouping: patterns, by: \.key.space).mapValues { URLTable($0.map(\.key.name).sorted()) }
    if mayRegisterUnspelled(files) {
      possible = .all
      infer(types.heads.systems.spaces.filter { $0.naming == .type })
    }
    doubtfulWords = types.reachable(from: doubtfulWords)
    givenWords = types.reachable(from: givenWords)
  }

  /// Whether some Objective-C may register protocols whose names stand in no file that is read.
  private func mayRegisterUnspelled(_ files: [IndexedFile]) -> Bool {
    if files.contains(where: { $0.includesUnread }) { return true }
    return MacroTable(files.lazy.flatMap(\.facts.macros)).composesNames(for: types.heads.library.macros.offering)
  }

  private mutating func declare(_ file: IndexedFile, _ rooted: [TypeHead]) {
    for head in rooted { inherit(head, file) }
    for case .declaration(let fact) in file.facts.facts {
      guard let key = key(of: fact.route, file.id) else { continue }
      update(key) {
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
      components[key] = [head.name.text]
      update(key) {
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
    case .lookUp(let fact): if isMention(fact) { mention(fact.route, file.id) }
    case .mention(let reference): mention(reference, file.id)
    case .metatype(let fact): give(fact, file.id)
    case .unnamed(.kind(let kind)): infer([kind])
    case .unnamed(.any(let spaces)): infer(spaces)
    case .unnamed(.ofRegistrar(let registrar, let spaces)):
      infer(routers.family(of: registrar) == nil ? spaces : self.spaces(of: registrar, among: spaces))
    case .unnamed(.ofFamily(let registrar, let spaces)): infer(self.spaces(of: registrar, among: spaces))
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
      destinations: destinations(of: fact, in: file.id), made: fact.destination?.range, call: fact.call,
      isReliable: file.facts.understanding == .whole)
    update(key) { $0.registrations.append(registration) }
  }

  /// The name to show for who registers. What calls a function of the code base need not be a router.
  private func router(of fact: Fact.Registration) -> String? {
    switch fact.form {
    case .easyFactory, .easyFunction: nil
    case .namedFunction: routers.routerName(of: fact.call.registrar)
    case .router, .routerProtocol, .blockRoute: routers.name(of: fact.call.registrar)
    }
  }

  private func destinations(of fact: Fact.Registration, in file: FileID) -> [String] {
    if let made = fact.destination { return [TypeName.simple(made.text)] }
    guard let registering = routers.registering(fact.call.registrar, in: file) else { return [] }
    return routers.destinationTypes[registering, default: []].sorted()
  }

  private mutating func adapt(_ fact: Fact.Adapter, _ file: IndexedFile) {
    let adaptee = kind(of: fact.adaptee, fact.call.registrar).flatMap { key(of: fact.adaptee, $0, file.id) }
    guard let key = offeredKey(of: fact.adapter, fact.call.registrar, file.id) else { return }
    if let adaptee {
      update(adaptee) { $0.adaptations.append(Site(file: file.id, range: fact.adaptee.name.range)) }
    }
    let adapter = Route.Adapter(
      site: Site(file: file.id, range: fact.adapter.name.range), router: routers.name(of: fact.call.registrar),
      adaptee: adaptee, adapteeName: adaptee?.name ?? fact.adaptee.name.text,
      adapteeSite: Site(file: file.id, range: fact.adaptee.name.range), language: file.facts.language, call: fact.call,
      isReliable: file.facts.understanding == .whole)
    update(key) { $0.adapters.append(adapter) }
  }

  private mutating func mention(_ reference: RouteReference, _ file: FileID) {
    guard let key = offeredKey(of: reference, .unknown, file) else { return }
    let site = Site(file: file, range: reference.name.range)
    update(key) {
      $0.mentions.append(site)
      $0.receivers.append(reference.receiver)
    }
  }

  private mutating func infer(_ kinds: [RouteSpace]) {
    for kind in kinds { inferredKinds[kind, default: []].formUnion(possible) }
  }

  private mutating func give(_ fact: Fact.Metatype, _ file: FileID) {
    if let generic = fact.generic, PassedTypes.isOwn(generic, types) { return }
    givers.formUnion(TypeName.flattened(fact.scope))
    switch types.resolve(fact.name.text, scope: fact.scope, file: file) {
    case .name(_, let components): give(components, fact, file)
    case .unresolved(_, let words): give(words.sorted(), fact, file)
    }
  }

  private mutating func give(_ words: [String], _ fact: Fact.Metatype, _ file: FileID) {
    givenWords.formUnion(words)
    for word in words where givenSites[word] == nil {
      givenSites[word] = Site(file: file, range: fact.name.range)
    }
  }

  mutating func update(_ key: RouteKey, _ change: (inout Route) -> Void) {
    change(&routes[key, default: Route(key: key)])
  }
}

// MARK: Keys

extension RouteLinker {
  /// The key of a reference that may make a route available; without one, what it may stand for becomes doubtful.
  private mutating func offeredKey(of reference: RouteReference, _ registrar: Registrar, _ file: FileID) -> RouteKey? {
    guard let kind = kind(of: reference, registrar) else {
      doubtfulWords.formUnion(TypeName(reference.name.text)?.paths.compactMap(\.last) ?? [])
      return nil
    }
    if types.isParameter(reference.name.text, in: reference.scope) { infer([kind]) }
    if let key = key(of: reference, kind, file) { return key }
    if reference.name.text.isEmpty { infer([kind]) }
    if case .unresolved(_, let words) = types.resolve(reference.name.text, scope: reference.scope, file: file) {
      doubtfulWords.formUnion(words)
    }
    return nil
  }

  private func kind(of reference: RouteReference, _ registrar: Registrar) -> RouteSpace? {
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

  private mutating func key(of reference: RouteReference, _ file: FileID) -> RouteKey? {
    guard case .exact(let kind) = reference.kind else { return nil }
    return key(of: reference, kind, file)
  }

  private mutating func key(of reference: RouteReference, _ kind: RouteSpace, _ file: FileID) -> RouteKey? {
    guard let meaning = meaning(of: reference, kind, file) else { return nil }
    if let parts = meaning.components { components[meaning.key] = parts }
    return meaning.key
  }

  /// The components are nil where the protocol is not spelled.
  private func meaning(
    of reference: RouteReference, _ kind: RouteSpace, _ file: FileID
  ) -> (key: RouteKey, components: [String]?)? {
    guard !reference.name.text.isEmpty else { return onlyDeclared[kind].flatMap(\.self).map { ($0, nil) } }
    guard !types.isGenericParameter(reference.name.text, in: reference.scope) else { return nil }
    guard
      case .name(let name, let parts) = types.resolve(reference.name.text, scope: reference.scope, file: file)
    else { return nil }
    return (RouteKey(space: kind, name: name), parts)
  }
}

// MARK: Look-ups

extension RouteLinker {
  /// What a file looks up, after `link`.
  func lookUps(in file: IndexedFile) -> [FileUses.LookUp] {
    file.facts.facts.compactMap { fact in
      switch fact {
      case .lookUp(let fact): keyed(fact, file)
      case .textLookUp(let fact): keyed(fact, file)
      default: nil
      }
    }
  }

  /// The blocks of a file's look-ups, after `link`; without those whose types have no single meaning.
  func blocks(in file: IndexedFile) -> [LookUpBlock] {
    file.facts.facts.compactMap { fact -> LookUpBlock? in
      guard case .typedBlock(let fact) = fact, case .exact(let kind) = fact.lookUp.kind,
        let key = meaning(of: fact.lookUp, kind, file.id)?.key
      else { return nil }
      let expected = fact.types.compactMap { self.expected($0, in: fact.lookUp.scope, file.id) }
      guard !expected.isEmpty else { return nil }
      return LookUpBlock(
        key: key, subject: fact.subject, expected: expected, asks: fact.asks, conditions: fact.conditions,
        isReliable: file.facts.understanding == .whole)
    }
  }

  private func expected(_ type: Spelling, in scope: [String], _ file: FileID) -> LookUpBlock.Expected? {
    guard case .name(_, let components) = types.resolve(type.text, scope: scope, file: file) else { return nil }
    return LookUpBlock.Expected(site: Site(file: file, range: type.range), components: components)
  }

  /// Those of one file after the other, in path order.
  mutating func take(_ lookUps: some Sequence<FileUses.LookUp>) {
    for keyed in lookUps {
      if let parts = keyed.components { components[keyed.key] = parts }
      if let problem = keyed.problem { problems[keyed.key] = problem }
      update(keyed.key) { route in
        route.lookUps.append(keyed.lookUp)
        if let parts = keyed.components { route.components = parts }
      }
    }
  }

  /// A route as it is in another linker, which knows no look-ups.
  mutating func reset(_ key: RouteKey, to other: RouteLinker) {
    (routes[key], components[key], problems[key]) = (other.routes[key], other.components[key], other.problems[key])
  }

  /// Whether it may be a registration of the code base's own router.
  private func isMention(_ fact: Fact.LookUp) -> Bool {
    fact.isOnBareRouter && ownRouters.mayBeMeant(in: fact.route.scope)
  }

  private func keyed(_ fact: Fact.LookUp, _ file: IndexedFile) -> FileUses.LookUp? {
    guard !isMention(fact), case .exact(let kind) = fact.route.kind else { return nil }
    let lookUp = Route.LookUp(
      site: Site(file: file.id, range: fact.route.name.range), form: fact.form, language: file.facts.language,
      user: fact.route.scope.last.map(TypeName.simple), conditions: fact.conditions)
    if let meaning = meaning(of: fact.route, kind, file.id) {
      return FileUses.LookUp(key: meaning.key, components: meaning.components, lookUp: lookUp)
    }
    return problem(with: fact.route, file.id).map { problem in
      let key = RouteKey(space: kind, name: fact.route.name.text)
      return FileUses.LookUp(key: key, problem: problem, lookUp: lookUp)
    }
  }

  /// Why a name has no key, where it is no type parameter.
  private func problem(with reference: RouteReference, _ file: FileID) -> String? {
    guard !reference.name.text.isEmpty else { return nil }
    guard
      case .unresolved(let problem, _) = types.resolve(reference.name.text, scope: reference.scope, file: file)
    else { return nil }
    return problem
  }
}
