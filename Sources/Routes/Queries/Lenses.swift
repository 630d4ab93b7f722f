import SourceModel

/// A count that is shown above a line, and opens the places that it counts.
package struct Lens: Hashable, Sendable {
  /// What is counted.
  package enum Count: String, Codable, Hashable, Sendable {
    case lookUps, registrations
  }

  package var range: SourceRange
  package var subject: Occurrence.Subject
  package var count: Count
}

extension RouteIndex {
  /// Above declarations, registrations and router classes, in source order.
  package func lenses(in file: FileID) -> [Lens] {
    occurrences[file, default: []].flatMap { occurrence in
      counts(for: occurrence).map { Lens(range: occurrence.range, subject: occurrence.subject, count: $0) }
    }
  }

  /// What a lens says now, and the places behind it.
  package func count(_ count: Lens.Count, of occurrence: Occurrence) -> (words: String, sites: [Site]) {
    switch count {
    case .lookUps:
      let sites = sorted(allLookUps(of: occurrence))
      return (sites.isEmpty ? "no look-ups" : sites.count == 1 ? "1 look-up" : "\(sites.count) look-ups", sites)
    case .registrations:
      guard case .route(let key) = occurrence.subject, let route = route(key) else { return ("not registered", []) }
      return (words(for: route), registrations(of: occurrence))
    }
  }

  private func counts(for occurrence: Occurrence) -> [Lens.Count] {
    switch (occurrence.subject, occurrence.role) {
    case (.route, .declaration): [.registrations, .lookUps]
    case (.route, .registration): [.lookUps]
    case (.router(let name), .declaration): router(named: name)?.isAdapter == true ? [] : [.lookUps]
    case (.identifier, .registration): isURLPattern(occurrence) ? [] : [.lookUps]
    case (.url, .registration): [.lookUps]
    default: []
    }
  }

  /// The identifier that is registered along with a URL pattern has no lens of its own.
  private func isURLPattern(_ occurrence: Occurrence) -> Bool {
    guard case .identifier(let value, let family) = occurrence.subject else { return false }
    return text(value, family, in: urls)?.registrations.contains { $0.site.range == occurrence.range } ?? false
  }

  /// Of a route, also those of the routes that adapters lead to it.
  private func allLookUps(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route(let key): adapting([key]).compactMap { route($0) }.flatMap { $0.lookUps.map(\.site) }
    case .identifier: registeredTexts(for: occurrence).flatMap { $0.lookUps.map(\.site) }
    case .router, .destination, .url: lookUps(leadingTo: occurrence)
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
