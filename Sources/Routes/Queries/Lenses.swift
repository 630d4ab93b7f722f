import SourceModel

/// A line of text above a line of code, which opens the places that it is about.
package struct Lens: Hashable, Sendable {
  /// The places that a lens counts or, for a router and a destination class, names.
  package enum Count: String, Codable, Hashable, Sendable {
    case lookUps, registrations, names
  }

  package enum Content: Hashable, Sendable {
    case count(Count, of: Occurrence.Subject)
    /// What a system counts.
    case places(PlaceCount)
  }

  package var range: SourceRange
  package var content: Content
}

extension RouteIndex {
  /// The lenses above declarations, registrations, router classes, destination classes and what systems count, in source
  /// order.
  package func lenses(in file: FileID) -> [Lens] {
    let counted = placeCounts(in: file)
    let places = counted.map { Lens(range: $0.count.range, content: .places($0.count)) }
    let others = occurrences[file, default: []].flatMap { occurrence in
      let systems = Set(counted.filter { $0.count.range == occurrence.range }.map(\.system))
      return counts(for: occurrence, in: file, besides: systems).map {
        Lens(range: occurrence.range, content: .count($0, of: occurrence.subject))
      }
    }
    let ordered = (places + others).enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return ordered.map(\.element)
  }

  /// The text of a lens, and the places that it opens.
  package func count(_ count: Lens.Count, of occurrence: Occurrence) -> (words: String, sites: [Site]) {
    switch count {
    case .lookUps:
      let uses = allUses(of: occurrence)
      return (uses.words, sorted(uses.all))
    case .registrations:
      guard case .route(let key) = occurrence.subject, let route = route(key) else { return ("not registered", []) }
      return (words(for: route), registrations(of: occurrence))
    case .names:
      let names = registeredNames(of: occurrence.subject)
      return (words(for: names, of: occurrence.subject), sorted(names.sites))
    }
  }

  private func words(for names: RegisteredNames, of subject: Occurrence.Subject) -> String {
    guard !names.names.isEmpty else { return "not registered" }
    if case .router = subject { return "registers \(names.list)" }
    return "registered as \(names.list)"
  }

  /// A system that counts places of a class says more by them than by its names.
  private func counts(for occurrence: Occurrence, in file: FileID, besides systems: Set<String>) -> [Lens.Count] {
    switch (occurrence.subject, occurrence.role) {
    case (.route, .declaration): [.registrations, .lookUps]
    case (.route(let key), .registration): isImplied(key, at: occurrence.range) ? [] : [.lookUps]
    case (.router(let name), .declaration):
      router(named: name)?.traits.isAdapter == true
        ? [] : hasRegisteredNames(occurrence.subject) ? [.names, .lookUps] : [.lookUps]
    case (.destination(let type), .declaration), (.destination(let type), .definition):
      !isHead(of: type, at: Site(file: file, range: occurrence.range)) || !hasRegisteredNames(occurrence.subject)
        ? [] : hasRegisteredNames(occurrence.subject, besides: systems) ? [.names, .lookUps] : [.lookUps]
    default: []
    }
  }

  /// Whether a class is declared at a place, not extended or implemented.
  private func isHead(of type: String, at site: Site) -> Bool { classes.sites(of: type).contains(site) }

  /// The identifier that is registered along with a URL pattern has no lens of its own.
  private func isImplied(_ key: RouteKey, at range: SourceRange) -> Bool {
    key.space.naming == .text
      && route(key)?.registrations.contains { $0.isImplied && $0.site.range == range } == true
  }

  /// Of a route, also those of the routes that adapters lead to it.
  private func allUses(of occurrence: Occurrence) -> Uses {
    switch occurrence.subject {
    case .route(let key) where key.space.naming != .urlPattern: Uses(of: adapting([key]).compactMap { route($0) })
    case .route, .router, .destination, .member: uses(leadingTo: occurrence)
    }
  }

  private func words(for route: Route) -> String {
    switch route.registrations.count {
    case 0 where !registeredEnds(of: route.key).isEmpty: "adapted"
    case 0: route.status.reason == nil ? "not registered" : "no registration found"
    case 1: "1 registration"
    case let count: "\(count) registrations"
    }
  }
}
