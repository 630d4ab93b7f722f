import SourceModel

/// What may register an identifier, or a URL, that nothing is seen to register.
package struct UnseenTexts: Sendable {
  static let reads = RouteLinker.reads.union(.understanding)

  /// The spaces of a system in which texts, or patterns, name routes.
  struct Spaces: Hashable, Sendable {
    let system: String
    let naming: RouteSpace.Naming

    init(of space: RouteSpace) { (system, naming) = (space.system, space.naming) }
  }

  private let world: ScanScope
  private let applications: Applications
  /// Where something registers a text of the family that is not spelled.
  private var unspelled: [RouteFamily: ApplicationSet] = [:]
  /// The same for registrations that spell the class, by its name.
  private var unspelledOfClass: [RouteFamily: [String: ApplicationSet]] = [:]
  /// Where something registers the name of a type that is not spelled.
  private var unspelledTypes: [RouteFamily: ApplicationSet] = [:]
  /// The first places of registrations of names that are not spelled, in path order.
  private var unspelledPlaces: [RouteFamily: [(possible: ApplicationSet, site: Site)]] = [:]
  /// Where something of the family is seen to be registered.
  private var seen: [RouteFamily: ApplicationSet] = [:]
  /// What is registered for a family that cannot be told, and where.
  private var unplaced: [String: ApplicationSet] = [:]
  /// The same texts as patterns.
  private var unplacedPatterns: (any URLPatternTable)?
  /// Where a file may hold registrations that are not seen, and why.
  private var opaque: [(possible: ApplicationSet, reason: String)] = []
  /// The words of code of routers with syntax errors, and where it is perhaps linked.
  private var broken: [(possible: ApplicationSet, words: WordSet)] = []

  /// One for the spaces of each system and naming of which some form registers a name.
  static func all(
    in files: [IndexedFile], systems: SystemList, routers: RouterLinker, world: ScanScope, applications: Applications
  ) -> [Spaces: UnseenTexts] {
    let registrations = Registrations(files)
    let registering = systems.forms.all.filter { $0.operand == .text && !$0.isLookUp }
    var forms = Dictionary(grouping: registering) { $0.spaces.first.map(Spaces.init) }
    // Their names may be registered by definitions, without any call.
    for space in systems.spaces where space.table.isUnknownWhenEmpty && space.naming != .type {
      forms[Spaces(of: space), default: []] += []
    }
    return forms.reduce(into: [:]) { all, entry in
      guard let spaces = entry.key else { return }
      // What registers a pattern may register a text along with it.
      let methods =
        spaces.naming == .text ? registering.filter { $0.spaces.first?.system == spaces.system } : entry.value
      let words = systems.spaces.filter { Spaces(of: $0) == spaces }.flatMap(\.table.declaringWords)
      all[spaces] = UnseenTexts(
        registrations, spaces, methods: Set(methods.map(\.callee)), words: Set(words), routers: routers, world: world,
        applications: applications)
    }
  }

  /// `methods` are the names of the methods that register such a text, `words` those of declarations that do.
  private init(
    _ registrations: Registrations, _ spaces: Spaces, methods: Set<String>, words: Set<String>, routers: RouterLinker,
    world: ScanScope, applications: Applications
  ) {
    (self.world, self.applications) = (world, applications)
    for family in routers.expandedFamilies { unspelled[family] = .all }
    var patterns: RouteSpace?
    for (fact, file, possible) in registrations.read[spaces] ?? [] {
      let family = routers.family(of: fact.call.registrar)
      if spaces.naming == .urlPattern, family == nil { patterns = fact.spaces.first }
      insert(fact, family, possible)
      guard fact.value == nil else { continue }
      notePlace(Site(file: file, range: fact.method), of: family.map { [$0] } ?? fact.spaces.map(\.family), possible)
    }
    for file in registrations.unseenFiles {
      let possible = file.linkage.possible
      if let reason = Self.reason(file, methods, words) {
        opaque.append((possible, reason))
      } else if file.facts.understanding == .broken, file.facts.isParsed {
        broken.append((possible, file.facts.words.doubtful))
      }
    }
    unplacedPatterns = patterns?.urlMatching.table(of: unplaced.keys.sorted())
  }

  /// Each application needs one place.
  private mutating func notePlace(_ site: Site, of families: [RouteFamily], _ possible: ApplicationSet) {
    for family in families {
      let known = unspelledPlaces[family, default: []].reduce(ApplicationSet()) { $0.union($1.possible) }
      let rest = possible.subtracting(known)
      if !rest.isEmpty { unspelledPlaces[family, default: []].append((rest, site)) }
    }
  }

  private mutating func insert(_ fact: Fact.TextRegistration, _ family: RouteFamily?, _ possible: ApplicationSet) {
    switch (fact.value, family) {
    case (nil, let family?) where fact.origin == .unknownType:
      unspelledTypes[family, default: []].formUnion(possible)
    case (nil, let family?) where fact.destination != nil:
      unspelledOfClass[family, default: [:]][fact.destination?.text ?? "", default: []].formUnion(possible)
    case (nil, let family?): unspelled[family, default: []].formUnion(possible)
    case (nil, nil): for family in Set(fact.spaces.map(\.family)) { unspelled[family, default: []].formUnion(possible) }
    case (_?, let family?): seen[family, default: []].formUnion(possible)
    case (let value?, nil): unplaced[value.text, default: []].formUnion(possible)
    }
  }

  /// Whatever a parsed file registers is seen, unless it has syntax errors or does so in a macro.
  private static func reason(_ file: IndexedFile, _ methods: Set<String>, _ words: Set<String>) -> String? {
    let facts = file.facts
    if let reason = file.unreadReason { return reason }
    if file.includesUnread { return "an included file is not read" }
    if facts.macros.defined.contains(where: { macro in methods.contains { macro.tokens.contains($0[...]) } }) {
      return "a macro may register it"
    }
    guard facts.understanding == .broken || !facts.isParsed else { return nil }
    guard facts.words.doubtful.containsAny(of: methods.union(words)) else { return nil }
    return facts.understanding == .broken
      ? "a file with syntax errors may register it" : "a file that could not be read completely may register it"
  }

  /// True for a reason that makes every text of a kind unknown that nothing is seen to register.
  package static func doubtsAllNames(_ reason: String) -> Bool {
    [unspelled, unspelledType, nothing].contains(where: reason.contains)
  }

  private static let unspelled = "a registration uses a text that is not a literal"
  private static let unspelledType = "a registration uses the name of a type that is not spelled"
  private static let nothing = "no text of this kind is registered"
  static let nothingSeen = "\(nothing) in the scan"

  /// Why a text that nothing is seen to register may be registered in an application all the same. `mayStandFor` decides
  /// whether a class is registered under it, if the text is the name of a class; nil for other texts. What registers the names
  /// of types registers only such texts, unless it gets the type from elsewhere.
  func doubt(
    of key: RouteKey, in application: ApplicationSet, mayStandFor: ((String) -> Bool)?
  ) -> Doubt? {
    let family = key.space.family
    let isClosed = key.space.table.isClosed == true
    if world.extent == .open, !isClosed { return Doubt("it may be registered outside the scan: \(world.reason)") }
    if isUnplaced(key, in: application) { return Doubt("the class that registers it may not be a router") }
    let ofClasses = unspelledOfClass[family]?.contains { name, applications in
      applications.contains(application) && mayStandFor?(name) ?? true
    }
    if unspelled[family]?.contains(application) == true || ofClasses == true {
      return Doubt(Self.unspelled, advice(family, application))
    }
    if mayStandFor == nil, unspelledTypes[family]?.contains(application) == true {
      return Doubt(Self.unspelledType, advice(family, application))
    }
    guard seen[family]?.contains(application) == true else {
      let isOnlyProgram = applications.all.count < 2
      return Doubt(isOnlyProgram ? Self.nothingSeen : "\(Self.nothing) in \(applications.quoted(application))")
    }
    let reason =
      opaque.first { $0.possible.contains(application) }?.reason ?? brokenReason(key.name, application)
      ?? (isClosed ? nil : applications.unseen(in: application) ?? applications.unseenLibrary(in: application))
    return reason.map { Doubt($0) }
  }

  /// Names the first such registration.
  private func advice(_ family: RouteFamily, _ application: ApplicationSet) -> Sentence? {
    let place = unspelledPlaces[family]?.first { $0.possible.contains(application) }
    return place.map { "spell the text there, or use a constant of one text: \(place: $0.site)" }
  }

  private func isUnplaced(_ key: RouteKey, in application: ApplicationSet) -> Bool {
    if key.space.naming == .text { return unplaced[key.name]?.contains(application) == true }
    let patterns = unplacedPatterns?.matching(endingWithHole: key.name) ?? []
    return patterns.contains { unplaced[$0]?.contains(application) == true }
  }

  /// A syntax error may be in the name of the method before a text. Of URLs, the scheme must be in the pattern.
  private func brokenReason(_ text: String, _ application: ApplicationSet) -> String? {
    guard let first = TypeName.words(text).first.map({ WordHash($0) }) else { return nil }
    guard broken.contains(where: { $0.possible.contains(application) && $0.words.contains(first) }) else { return nil }
    return "its first word occurs in a file with syntax errors, which may register it"
  }
}

/// The registrations of texts in some files, read once for the spaces of all systems.
private struct Registrations {
  /// With the applications that may link the file, in path order.
  private(set) var read: [UnseenTexts.Spaces: [(fact: Fact.TextRegistration, file: FileID, possible: ApplicationSet)]] =
    [:]
  /// The files that may register more than is read, in path order.
  private(set) var unseenFiles: [IndexedFile] = []

  init(_ files: [IndexedFile]) {
    for index in files.indices {
      // By index: a loop over the files copies each.
      if Self.mayHideMore(files[index].facts) || files[index].includesUnread { unseenFiles.append(files[index]) }
      for case .textRegistration(let fact) in files[index].facts.facts {
        guard let space = fact.spaces.first else { continue }
        read[UnseenTexts.Spaces(of: space), default: []].append(
          (fact, files[index].id, files[index].linkage.possible))
      }
    }
  }

  /// False for a file that is read completely, except for files that it includes.
  @inline(__always)
  private static func mayHideMore(_ facts: FileFacts) -> Bool {
    if !facts.macros.defined.isEmpty { return true }
    return facts.understanding != .whole || !facts.isParsed && !facts.words.doubtful.isEmpty
  }
}
