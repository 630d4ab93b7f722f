import SourceModel

/// One of several registrations of the same thing.
package struct Contender {
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
package struct Contest {
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
    package let contender: Contender
    /// The first registration that it conflicts with.
    package let rival: Contender
    /// All of them, at most `Finding.mostRelated`.
    let rivals: [Contender]
    /// The reason why they may not meet; nil if they certainly do.
    let doubt: String?

    init?(_ contender: Contender, _ rivals: [Contender], doubt: String?) {
      guard let rival = rivals.first else { return nil }
      (self.contender, self.rival, self.rivals, self.doubt) = (contender, rival, rivals, doubt)
    }
  }

  private let contenders: [Contender]
  private let index: RouteIndex
  private let terms: Terms
  /// All contenders, by the position of the application that may link them.
  private let all: [Int: Rivals]
  /// The contenders that certainly take part, by their meetings.
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

  /// The registrations that a contender is compared with.
  private struct Rivals {
    let all: [Contender]
    let decisive: [Contender]
    let others: [Contender]

    /// Keeps one of each registrar if a registrar may register twice.
    init(_ contenders: [Contender], _ terms: Terms) {
      let groups = [contenders, contenders.filter(\.isDecisive), contenders.filter { !$0.isDecisive }]
        .map { terms.allowsSameRegistrar ? Self.first($0) : $0 }
      (all, decisive, others) = (groups[0], groups[1], groups[2])
    }

    private static func first(_ contenders: [Contender]) -> [Contender] {
      var seen: Set<Registrar> = []
      return contenders.filter { seen.insert($0.call.registrar).inserted }
    }
  }

  /// The conflicts among the registrations that product code makes under the same conditions, one
  /// for each registration that has any.
  package static func conflicts(
    among contenders: [Contender], terms: Terms = Terms(), in index: RouteIndex
  ) -> [Conflict] {
    all(among: contenders, terms: terms, in: index).flatMap { $0.contenders.compactMap($0.conflict) }
  }

  private static func all(among contenders: [Contender], terms: Terms = Terms(), in index: RouteIndex) -> [Contest] {
    let judged = contenders.filter {
      $0.isReliable && index.origins[$0.site.file] == .product && !$0.call.conditions.isNeverCompiled
    }
    let groups = Dictionary(grouping: judged, by: \.call.conditions)
    return groups.values.filter { $0.count > 1 }.map { Contest($0, terms, index) }
  }

  private init(_ contenders: [Contender], _ terms: Terms, _ index: RouteIndex) {
    (self.contenders, self.terms, self.index) = (contenders, terms, index)
    let certain = contenders.filter { terms.doubt == nil && Self.doubt($0, in: index) == nil }
    let possible = contenders.flatMap { contender in index.mayLink(contender.site).positions.map { ($0, contender) } }
    all = Dictionary(grouping: possible, by: \.0).mapValues { Rivals($0.map(\.1), terms) }
    let meetings = certain.flatMap { contender in Self.meetings(contender, in: index).map { ($0, contender) } }
    self.meetings = Dictionary(grouping: meetings, by: \.0).mapValues { Rivals($0.map(\.1), terms) }
  }

  /// The meetings of a registration, one for each application that links it.
  private static func meetings(_ contender: Contender, in index: RouteIndex) -> [Meeting] {
    // Without targets, only a single program in the scan says that two files are linked together.
    let isLinked = index.world.extent == .closed && (!index.applications.isEmpty || index.world.isOneProgram)
    let isAnywhere = contender.call.function == nil && isLinked
    return index.applications(linking: contender.site).positions.map {
      Meeting(
        function: contender.call.function, file: isAnywhere ? nil : contender.site.file, application: $0)
    }
  }

  /// The conflict of a registration, a certain one first.
  private func conflict(of contender: Contender) -> Conflict? {
    if terms.doubt == nil, Self.doubt(contender, in: index) == nil {
      let met = Self.meetings(contender, in: index).compactMap { meetings[$0] }
      if let conflict = Conflict(contender, rivals(of: contender, among: met), doubt: nil) { return conflict }
    }
    let possible = rivals(of: contender, among: index.mayLink(contender.site).positions.compactMap { all[$0] })
    return Conflict(contender, possible, doubt: possible.first.map { doubt(contender, $0) })
  }

  /// The rivals in the first application that has any.
  private func rivals(of contender: Contender, among applications: [Rivals]) -> [Contender] {
    applications.lazy.map { rivals(of: contender, among: $0) }.first { !$0.isEmpty } ?? []
  }

  private func rivals(of contender: Contender, among rivals: Rivals) -> [Contender] {
    let beside = terms.allowsDecisive ? rivals.others : rivals.all
    let candidates = contender.isDecisive ? beside : rivals.decisive
    let others = candidates.lazy.filter {
      $0.site != contender.site && (!terms.allowsSameRegistrar || $0.call.registrar != contender.call.registrar)
    }
    return Array(others.prefix(Finding.mostRelated))
  }
}

// MARK: Doubts

extension Contest {
  /// The reason why two registrations may not meet at run time.
  private func doubt(_ left: Contender, _ right: Contender) -> String {
    if let doubt = terms.doubt { return doubt }
    let isOneFile = left.site.file == right.site.file
    // Of two functions perhaps only one is called.
    if left.call.function != right.call.function || (left.call.function != nil && !isOneFile) {
      return "they may not both be called"
    }
    return Self.doubt(left, in: index) ?? Self.doubt(right, in: index) ?? "no application may link both"
  }

  /// The first reason why several registrations may not all meet; nil if they certainly do.
  package static func doubt(thatAllMeet contenders: [Contender], in index: RouteIndex) -> String? {
    guard contenders.count > 1 else { return contenders.first.flatMap { doubt($0, in: index) } }
    let contests = all(among: contenders, in: index)
    guard contests.count == 1, contests[0].contenders.count == contenders.count else {
      return "they may not all be made in one build"
    }
    return contenders.lazy.compactMap { contender -> String? in
      guard let conflict = contests[0].conflict(of: contender) else { return "they may not all be made" }
      let isWithAll = conflict.rivals.count == contenders.count - 1
      return conflict.doubt ?? (isWithAll ? nil : "they may not all be made")
    }.first
  }

  /// The reason why a registration may not be made; nil if it certainly is.
  package static func doubt(_ contender: Contender, in index: RouteIndex) -> String? {
    if contender.call.function == nil && index.registersByHand {
      return "they may not both be registered by hand"
    }
    // The same words may name different things in two classes, and different values in one function.
    guard contender.call.conditions.allSatisfy({ $0.hasPrefix("#if ") }) else {
      return "their condition may not be true for both"
    }
    if let doubt = index.doubtOfRouterClasses { return doubt }
    return doubt(contender.call.registrar, in: index)
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
