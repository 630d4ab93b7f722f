import SourceModel

/// One of several registrations of the same thing.
package struct RegistrationCandidate {
  package let site: Site
  package let call: RegisteringCall
  /// True if its file was completely understood.
  package let isReliable: Bool
  /// The registrar as messages name it: `'PlayerRouter'`, `an easy factory`.
  package let name: String
  /// False for a registration that conflicts only with decisive ones: a plain registration of a
  /// class, beside an exclusive one.
  package var isDecisive = true

  package init(site: Site, call: RegisteringCall, isReliable: Bool, name: String, isDecisive: Bool = true) {
    self.site = site
    self.call = call
    self.isReliable = isReliable
    self.name = name
    self.isDecisive = isDecisive
  }
}

/// Registrations of which the library allows one only, under the same conditions.
///
/// Each is compared with a few others, so that a thousand registrations do not make a million
/// pairs.
package struct RegistrationConflicts {
  /// The conditions under which registrations conflict.
  package struct Terms {
    /// True if one router or route may register it again.
    package var allowsSameRegistrar = false
    /// True if decisive registrations do not conflict with each other: easy factories, beside a
    /// router.
    package var allowsDecisive = false
    /// The reason why no conflict is certain; nil if one may be.
    package var doubt: String?

    package init(allowsSameRegistrar: Bool = false, allowsDecisive: Bool = false, doubt: String? = nil) {
      self.allowsSameRegistrar = allowsSameRegistrar
      self.allowsDecisive = allowsDecisive
      self.doubt = doubt
    }
  }

  /// One registration with those that it conflicts with.
  package struct Conflict {
    /// The registration that is reported.
    package let candidate: RegistrationCandidate
    /// The first registration that it conflicts with.
    package let rival: RegistrationCandidate
    /// All of them, at most `Finding.mostRelated`.
    let rivals: [RegistrationCandidate]
    /// The reason why they may not meet; nil if they certainly do.
    let doubt: String?

    init?(_ candidate: RegistrationCandidate, _ rivals: [RegistrationCandidate], doubt: String?) {
      guard let rival = rivals.first else { return nil }
      (self.candidate, self.rival, self.rivals, self.doubt) = (candidate, rival, rivals, doubt)
    }
  }

  private let candidates: [RegistrationCandidate]
  private let index: RouteIndex
  private let terms: Terms
  /// All candidates, by the position of the application that may link them.
  private let all: [Int: Rivals]
  /// The candidates that certainly take part, by their meetings.
  private let meetings: [Meeting: Rivals]

  /// A run-time event that makes two registrations certainly meet: the library calls both, or one
  /// function makes both.
  private struct Meeting: Hashable {
    let function: SourceRange?
    /// nil if the file does not matter, because the application links it.
    let file: FileID?
    /// The position of the application.
    let application: Int
  }

  /// The registrations that a candidate is compared with.
  private struct Rivals {
    let all: [RegistrationCandidate]
    let decisive: [RegistrationCandidate]
    let others: [RegistrationCandidate]

    /// Keeps one of each registrar if a registrar may register twice.
    init(_ candidates: [RegistrationCandidate], _ terms: Terms) {
      let groups = [candidates, candidates.filter(\.isDecisive), candidates.filter { !$0.isDecisive }]
        .map { terms.allowsSameRegistrar ? Self.first($0) : $0 }
      (all, decisive, others) = (groups[0], groups[1], groups[2])
    }

    private static func first(_ candidates: [RegistrationCandidate]) -> [RegistrationCandidate] {
      var seen: Set<Registrar> = []
      return candidates.filter { seen.insert($0.call.registrar).inserted }
    }
  }

  /// The conflicts among the registrations that product code makes under the same conditions, one
  /// for each registration that has any.
  package static func conflicts(
    among candidates: [RegistrationCandidate], terms: Terms = Terms(), in index: RouteIndex
  ) -> [Conflict] {
    all(among: candidates, terms: terms, in: index).flatMap { $0.candidates.compactMap($0.conflict) }
  }

  private static func all(among candidates: [RegistrationCandidate], terms: Terms = Terms(), in index: RouteIndex)
    -> [RegistrationConflicts]
  {
    let reportable = candidates.filter {
      $0.isReliable && index.origins[$0.site.file] == .product && !$0.call.conditions.isNeverCompiled
    }
    let groups = Dictionary(grouping: reportable, by: \.call.conditions)
    return groups.values.filter { $0.count > 1 }.map { RegistrationConflicts($0, terms, index) }
  }

  private init(_ candidates: [RegistrationCandidate], _ terms: Terms, _ index: RouteIndex) {
    (self.candidates, self.terms, self.index) = (candidates, terms, index)
    let certain = candidates.filter { terms.doubt == nil && Self.doubt($0, in: index) == nil }
    let possible = candidates.flatMap { candidate in index.mayLink(candidate.site).positions.map { ($0, candidate) } }
    all = Dictionary(grouping: possible, by: \.0).mapValues { Rivals($0.map(\.1), terms) }
    let meetings = certain.flatMap { candidate in Self.meetings(candidate, in: index).map { ($0, candidate) } }
    self.meetings = Dictionary(grouping: meetings, by: \.0).mapValues { Rivals($0.map(\.1), terms) }
  }

  /// The meetings of a registration, one for each application that links it.
  private static func meetings(_ candidate: RegistrationCandidate, in index: RouteIndex) -> [Meeting] {
    // Without targets, only a single program in the scan says that two files are linked together.
    let isLinked = index.world.extent == .closed && (!index.applications.isEmpty || index.world.isOneProgram)
    let isAnywhere = candidate.call.function == nil && isLinked
    return index.programs(linking: candidate.site).positions.map {
      Meeting(
        function: candidate.call.function, file: isAnywhere ? nil : candidate.site.file, application: $0)
    }
  }

  /// The conflict of a registration, a certain one first.
  private func conflict(of candidate: RegistrationCandidate) -> Conflict? {
    if terms.doubt == nil, Self.doubt(candidate, in: index) == nil {
      let met = Self.meetings(candidate, in: index).compactMap { meetings[$0] }
      if let conflict = Conflict(candidate, rivals(of: candidate, among: met), doubt: nil) { return conflict }
    }
    let possible = rivals(of: candidate, among: index.mayLink(candidate.site).positions.compactMap { all[$0] })
    return Conflict(candidate, possible, doubt: possible.first.map { doubt(candidate, $0) })
  }

  /// The rivals in the first application that has any.
  private func rivals(of candidate: RegistrationCandidate, among applications: [Rivals]) -> [RegistrationCandidate] {
    applications.lazy.map { rivals(of: candidate, among: $0) }.first { !$0.isEmpty } ?? []
  }

  private func rivals(of candidate: RegistrationCandidate, among rivals: Rivals) -> [RegistrationCandidate] {
    let beside = terms.allowsDecisive ? rivals.others : rivals.all
    let conflicting = candidate.isDecisive ? beside : rivals.decisive
    let others = conflicting.lazy.filter {
      $0.site != candidate.site && (!terms.allowsSameRegistrar || $0.call.registrar != candidate.call.registrar)
    }
    return Array(others.prefix(Finding.mostRelated))
  }
}

// MARK: Doubts

extension RegistrationConflicts {
  /// The reason why two registrations may not meet at run time.
  private func doubt(_ left: RegistrationCandidate, _ right: RegistrationCandidate) -> String {
    if let doubt = terms.doubt { return doubt }
    let isOneFile = left.site.file == right.site.file
    // Of two functions perhaps only one is called.
    if left.call.function != right.call.function || (left.call.function != nil && !isOneFile) {
      return "they may not both be called"
    }
    return Self.doubt(left, in: index) ?? Self.doubt(right, in: index) ?? "no application may link both"
  }

  /// The first reason why several registrations may not all meet; nil if they certainly do.
  package static func doubt(thatAllMeet candidates: [RegistrationCandidate], in index: RouteIndex) -> String? {
    guard candidates.count > 1 else { return candidates.first.flatMap { doubt($0, in: index) } }
    let groups = all(among: candidates, in: index)
    guard groups.count == 1, groups[0].candidates.count == candidates.count else {
      return "they may not all be made in one build"
    }
    return candidates.lazy.compactMap { candidate -> String? in
      guard let conflict = groups[0].conflict(of: candidate) else { return "they may not all be made" }
      let isWithAll = conflict.rivals.count == candidates.count - 1
      return conflict.doubt ?? (isWithAll ? nil : "they may not all be made")
    }.first
  }

  /// The reason why a registration may not be made; nil if it certainly is.
  package static func doubt(_ candidate: RegistrationCandidate, in index: RouteIndex) -> String? {
    let systems = index.systems(registering: candidate.call.registrar)
    if candidate.call.function == nil, !systems.isDisjoint(with: index.registeringByHand) {
      return "they may not both be registered by hand"
    }
    if let doubt = index.linkages[candidate.site]?.builds.doubt { return doubt }
    // The same words may name different things in two classes, and different values in one function.
    guard candidate.call.conditions.allSatisfy({ $0.hasPrefix("#if ") }) else {
      return "their condition may not be true for both"
    }
    if let doubt = systems.sorted().lazy.compactMap(index.doubtOfRouterClasses).first { return doubt }
    return doubt(candidate.call.registrar, in: index)
  }

  /// The reason why a registrar may not be exactly one router; nil if it certainly is.
  package static func doubt(_ registrar: Registrar, in index: RouteIndex) -> String? {
    guard case .type(let name) = registrar else {
      return registrar == .unknown ? "the class that registers it may not be a router" : nil
    }
    guard let router = index.router(named: name) else { return "'\(name)' may not be a router" }
    if router.traits.isGeneric { return "the generic '\(name)' may never be called" }
    return index.classes.sites(of: name).count > 1 ? "several classes are called '\(name)'" : nil
  }
}
