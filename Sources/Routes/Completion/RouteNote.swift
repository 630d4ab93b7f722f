import SourceModel

/// One thing that is known of a route, a destination, an identifier or a URL.
package struct RouteNote: Hashable, Sendable {
  /// `Registered by EditorRouter in`, with a place behind it where there is one.
  package var words: String
  package var site: Site?
}

extension RouteIndex {
  /// Where something is declared, registered and looked up: a few lines, the most telling first.
  package func notes(on subject: Occurrence.Subject) -> [RouteNote] {
    switch subject {
    case .route(let key): route(key).map(notes) ?? []
    case .destination(let type): notes(onDestination: type)
    case .identifier(let value, let family): text(value, family, in: identifiers).map(notes) ?? []
    case .url(let value, let family): text(value, family, in: urls).map(notes) ?? []
    case .router: []
    }
  }

  private static let mostPlaces = 4

  private func notes(on route: Route) -> [RouteNote] {
    let declared = route.declarations.prefix(Self.mostPlaces).map {
      RouteNote(words: "Declared routable in", site: $0.site)
    }
    let registered = route.registrations.prefix(Self.mostPlaces).map { registration in
      RouteNote(words: Self.words("Registered", by: registration.router), site: registration.site)
    }
    let adapted = route.adapters.prefix(Self.mostPlaces).map { adapter in
      RouteNote(words: "Adapted to \(adapter.adapteeName) in", site: adapter.site)
    }
    let reason = route.status.reason.map { [RouteNote(words: "Perhaps not registered: \($0)")] } ?? []
    return registered + adapted + reason + declared + [Self.lookUps(route.lookUps.count)]
  }

  private func notes(on text: RouteText) -> [RouteNote] {
    let registered = text.registrations.prefix(Self.mostPlaces).map { registration in
      RouteNote(words: Self.words("Registered", by: registration.router), site: registration.site)
    }
    return registered + [Self.lookUps(text.lookUps.count)]
  }

  private func notes(onDestination type: String) -> [RouteNote] {
    let declared = classes.sites(of: type).prefix(Self.mostPlaces).map { RouteNote(words: "Declared in", site: $0) }
    let routable = destinations.filter { $0.type == type }.prefix(Self.mostPlaces).map {
      RouteNote(words: "Routable by", site: $0.site)
    }
    let made = destinationTable.made.filter { $0.type == type }.prefix(Self.mostPlaces).map {
      RouteNote(words: Self.words("Registered", by: $0.form.isEasy ? nil : $0.router), site: $0.site)
    }
    return made + declared + routable
  }

  private static func words(_ verb: String, by router: String?) -> String {
    "\(verb)\(router.map { " by \($0)" } ?? "") in"
  }

  private static func lookUps(_ count: Int) -> RouteNote {
    RouteNote(words: count == 0 ? "Never looked up" : count == 1 ? "Looked up once" : "Looked up \(count) times")
  }
}
