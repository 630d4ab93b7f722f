import SourceModel

/// Registrations of one route under the same conditions, and in the same of the library's tables.
///
/// Each is compared with a few others: a thousand registrations of one route do not make a million pairs.
struct Contest {
  let route: Route
  let registrations: [Route.Registration]
  private let index: RouteIndex
  /// The Objective-C table lets a router register a protocol again (ZIKRouteRegistry.m:534); the Swift one does not.
  private let isAllowedTwice: Bool
  /// The Objective-C table has protocols for keys, not their names.
  private let isAmbiguous: Bool
  private let candidates: [Route.Registration]
  /// Those that certainly take part, by what they meet at.
  private let meetings: [Meeting: [Route.Registration]]

  /// Routers and easy factories are kept in tables of their own, which the library does not compare.
  private struct Table: Hashable {
    let conditions: ConditionStack
    let isFactory: Bool
  }

  /// Two registrations certainly meet where the library calls both, or one function makes both.
  private struct Meeting: Hashable {
    let function: SourceRange?
    /// nil where the file does not matter.
    let file: FileID?
  }

  static func all(for route: Route, in index: RouteIndex) -> [Contest] {
    let judged = route.registrations.filter {
      $0.isReliable && index.origins[$0.site.file] == .product && !$0.conditions.isNeverCompiled
    }
    let groups = Dictionary(grouping: judged) {
      Table(conditions: $0.conditions, isFactory: $0.form == .easyFactory)
    }
    return groups.values.filter { $0.count > 1 }.map { Contest($0, route, index) }
  }

  private init(_ registrations: [Route.Registration], _ route: Route, _ index: RouteIndex) {
    let isAllowedTwice = route.declarations.contains { $0.form == .inheritance }
    isAmbiguous = isAllowedTwice && route.declarations.count > 1
    let certain = isAmbiguous ? [] : registrations.filter { Self.doubt($0, in: index) == nil }
    (self.route, self.registrations, self.index, self.isAllowedTwice) = (route, registrations, index, isAllowedTwice)
    candidates = Self.candidates(registrations, isAllowedTwice)
    meetings = Dictionary(grouping: certain) { Self.meeting($0, in: index) }
      .mapValues { Self.candidates($0, isAllowedTwice) }
  }

  /// Those to compare with; one of each router where a router may register twice.
  private static func candidates(
    _ registrations: [Route.Registration], _ isAllowedTwice: Bool
  ) -> [Route.Registration] {
    guard isAllowedTwice else { return registrations }
    var seen: Set<Registrar> = []
    return registrations.filter { seen.insert($0.registrar).inserted }
  }

  private static func meeting(_ registration: Route.Registration, in index: RouteIndex) -> Meeting {
    // Without targets, only a single application in the scan says that two files are linked together.
    let isLinked = index.world.extent == .closed && index.world.applications <= 1
    let isAnywhere = registration.function == nil && isLinked
    return Meeting(function: registration.function, file: isAnywhere ? nil : registration.site.file)
  }

  func certainRivals(of registration: Route.Registration) -> [Route.Registration] {
    guard Self.doubt(registration, in: index) == nil else { return [] }
    return rivals(of: registration, among: meetings[Self.meeting(registration, in: index)] ?? [])
  }

  func rivals(of registration: Route.Registration) -> [Route.Registration] {
    rivals(of: registration, among: candidates)
  }

  private func rivals(
    of registration: Route.Registration, among candidates: [Route.Registration]
  ) -> [Route.Registration] {
    let rivals = candidates.lazy.filter {
      $0.site != registration.site && (!isAllowedTwice || $0.registrar != registration.registrar)
    }
    return Array(rivals.prefix(Finding.mostRelated))
  }
}

// MARK: Doubts

extension Contest {
  /// What keeps two registrations from certainly meeting at run time.
  func doubt(_ left: Route.Registration, _ right: Route.Registration) -> String {
    if isAmbiguous { return "several protocols are called '\(route.key.name)'" }
    let isOneFile = left.site.file == right.site.file
    // Of two functions perhaps only one is called.
    if left.function != right.function || (left.function != nil && !isOneFile) { return "perhaps not both are called" }
    return Self.doubt(left, in: index) ?? Self.doubt(right, in: index) ?? "different applications may link them"
  }

  /// What keeps one registration from certainly being made.
  private static func doubt(_ registration: Route.Registration, in index: RouteIndex) -> String? {
    if registration.function == nil && index.registersByHand {
      return "perhaps not both routers are registered by hand"
    }
    // The same words may name different things in two classes, and different values in one function.
    guard registration.conditions.allSatisfy({ $0.hasPrefix("#if ") }) else {
      return "perhaps their condition does not hold for both"
    }
    if let own = index.ownRouterClass { return "the code base has a class '\(own)' of its own" }
    return doubt(registration.registrar, in: index)
  }

  /// What keeps a registrar from certainly being one router.
  private static func doubt(_ registrar: Registrar, in index: RouteIndex) -> String? {
    guard case .type(let name) = registrar else {
      return registrar == .unknown ? "perhaps what registers it is no router" : nil
    }
    guard let router = index.router(named: name) else { return "perhaps '\(name)' is no router" }
    if router.isGeneric { return "perhaps the generic '\(name)' is never called" }
    return index.classSites[name, default: []].count > 1 ? "several classes are called '\(name)'" : nil
  }
}
