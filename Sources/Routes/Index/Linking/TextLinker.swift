import SourceModel

/// Groups identifiers and URLs by value and family.
///
/// A receiver that is no router registers something else and is left out: a bare URL router, say.
struct TextLinker {
  private let routers: RouterLinker
  private let ownRouters: OwnRouters
  private var identifierTexts: [RouteText.Key: RouteText] = [:]
  private var urlTexts: [RouteText.Key: RouteText] = [:]
  /// Identifiers for destinations that a C function makes, spelled or not.
  private(set) var functionFactories: [RouteText.Registration] = []

  init(_ files: [IndexedFile], routers: RouterLinker, ownRouters: OwnRouters) {
    (self.routers, self.ownRouters) = (routers, ownRouters)
    for file in files {
      for fact in file.facts.facts { insert(fact, file) }
    }
  }

  /// Sorted by value, then family.
  var identifiers: [RouteText] { Self.sorted(identifierTexts) }
  var urls: [RouteText] { Self.sorted(urlTexts) }

  /// The patterns of each family, in the order of their texts.
  var urlTables: [RouteFamily: URLTable] {
    Dictionary(grouping: urls.filter { !$0.registrations.isEmpty }, by: \.family)
      .mapValues { URLTable($0.map(\.value)) }
  }

  private static func sorted(_ texts: [RouteText.Key: RouteText]) -> [RouteText] {
    texts.values.sorted { ($0.value, $0.family.rawValue) < ($1.value, $1.family.rawValue) }
  }

  private mutating func insert(_ fact: Fact, _ file: IndexedFile) {
    switch fact {
    case .identifier(let fact):
      guard let family = routers.family(of: fact.call.registrar) else { return }
      let registration = registration(fact, file)
      if fact.form == .easyFunction { functionFactories.append(registration) }
      fact.value.map { Self.update($0, family, in: &identifierTexts) { $0.registrations.append(registration) } }
    case .urlPattern(let fact):
      guard let value = fact.value, let family = routers.family(of: fact.call.registrar) else { return }
      let registration = registration(fact, file)
      Self.update(value, family, in: &urlTexts) { $0.registrations.append(registration) }
    case .identifierLookUp(let fact):
      guard let family = family(of: fact.receiver) else { return }
      let lookUp = lookUp(fact, file)
      Self.update(fact.value, family, in: &identifierTexts) { $0.lookUps.append(lookUp) }
    case .urlLookUp(let fact):
      guard let family = family(of: fact.receiver) else { return }
      let lookUp = lookUp(fact, file)
      Self.update(fact.value, family, in: &urlTexts) { $0.lookUps.append(lookUp) }
    default: break
    }
  }

  private static func update(
    _ value: Spelling, _ family: RouteFamily, in texts: inout [RouteText.Key: RouteText],
    _ change: (inout RouteText) -> Void
  ) {
    let key = RouteText.Key(value: value.text, family: family)
    change(&texts[key, default: RouteText(value: value.text, family: family)])
  }

  private func registration(_ fact: Fact.TextRegistration, _ file: IndexedFile) -> RouteText.Registration {
    RouteText.Registration(
      site: Site(file: file.id, range: fact.value?.range ?? fact.method),
      method: Site(file: file.id, range: fact.method), isURLPattern: fact.isURLPattern, form: fact.form,
      router: fact.form == .router ? routers.name(of: fact.call.registrar) : nil, call: fact.call,
      isReliable: file.facts.understanding == .whole)
  }

  private func lookUp(_ fact: Fact.TextLookUp, _ file: IndexedFile) -> RouteText.LookUp {
    RouteText.LookUp(
      site: Site(file: file.id, range: fact.value.range), isOnLibrary: isLibrary(fact.receiver, fact.scope),
      user: fact.scope.last.map(TypeName.simple), conditions: fact.conditions)
  }

  private func family(of receiver: Fact.TextLookUp.Receiver) -> RouteFamily? {
    switch receiver {
    case .router(let family, _), .other(let family): family
    case .registrar(let registrar): routers.family(of: registrar)
    }
  }

  /// A router class of the code base may look up its own way.
  private func isLibrary(_ receiver: Fact.TextLookUp.Receiver, _ scope: [String]) -> Bool {
    switch receiver {
    case .router(_, let isBare): !isBare || !ownRouters.mayBeMeant(in: scope)
    case .registrar(.library): true
    case .registrar, .other: false
    }
  }
}
