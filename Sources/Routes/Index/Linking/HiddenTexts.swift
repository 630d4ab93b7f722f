import SourceModel

/// What may register an identifier, or a URL, that nothing is seen to register.
struct HiddenTexts {
  private let world: World
  /// Families for which something registers a text that is not spelled.
  private var unspelled: Set<RouteFamily> = []
  /// Families for which something is seen to be registered.
  private var seen: Set<RouteFamily> = []
  /// What is registered for a family that cannot be told.
  private(set) var unplaced: Set<String> = []
  /// Why a file may hold registrations that are not seen, or be out of sight itself.
  private var opaque: String?

  /// `registration` gives those facts that count, and `methods` are the names of the methods that make them.
  init(
    _ files: [IndexedFile], routers: RouterLinker, world: World, unseen: String?, methods: Set<String>,
    _ registration: (Fact) -> Fact.TextRegistration?
  ) {
    (self.world, unspelled) = (world, routers.expandedFamilies)
    opaque = unseen
    for file in files {
      for fact in file.facts.facts {
        if let fact = registration(fact) { insert(fact, routers.family(of: fact.call.registrar)) }
      }
      if opaque == nil { opaque = Self.reason(file, methods) }
    }
  }

  private mutating func insert(_ fact: Fact.TextRegistration, _ family: RouteFamily?) {
    switch (fact.value, family) {
    case (nil, let family?): unspelled.insert(family)
    case (nil, nil): unspelled = Set(RouteFamily.allCases)
    case (_?, let family?): seen.insert(family)
    case (let value?, nil): unplaced.insert(value.text)
    }
  }

  /// Whatever a parsed file registers is seen, unless it has syntax errors or does so in a macro.
  private static func reason(_ file: IndexedFile, _ methods: Set<String>) -> String? {
    let facts = file.facts
    if let reason = file.unreadReason { return reason }
    if file.includesUnread { return "a file is included that is not read" }
    if facts.macros.contains(where: { macro in methods.contains { macro.tokens.contains($0[...]) } }) {
      return "a macro may register it"
    }
    guard facts.understanding == .broken || !facts.isParsed else { return nil }
    guard methods.contains(where: { facts.words.contains(WordHash($0)) }) else { return nil }
    return "a file that is not understood may register it"
  }

  /// Why a text that nothing is seen to register may be registered all the same.
  func reason(for family: RouteFamily, isUnplaced: Bool) -> String? {
    if world.extent == .open { return "the code that registers it may lie outside the scan: \(world.reason)" }
    if isUnplaced { return "something registers it that is perhaps no router" }
    if unspelled.contains(family) { return "something registers a text that is no literal" }
    if !seen.contains(family) { return "nothing like it is registered in the scan, perhaps elsewhere" }
    return opaque
  }
}
