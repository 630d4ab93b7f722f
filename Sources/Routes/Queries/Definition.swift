import SourceModel

extension RouteIndex {
  /// Where the subject is registered; for an adapted route, where the end of its chain is. The class of a router is what
  /// the language's own server shows.
  package func registrations(of occurrence: Occurrence) -> [Site] {
    switch occurrence.subject {
    case .route(let key): sorted(registeredEnds(of: key).flatMap { $0.registrations.map(\.site) })
    case .router: []
    case .destination(let type): registrations(ofDestination: type)
    case .identifier, .url: sorted(registeredTexts(for: occurrence).flatMap { $0.registrations.map(\.site) })
    }
  }

  /// The texts that answer a text at a place: itself, or the patterns that match a URL.
  func registeredTexts(for occurrence: Occurrence) -> [RouteText] {
    switch occurrence.subject {
    case .identifier(let value, let family): [text(value, family, in: identifiers)].compactMap { $0 }
    case .url(let value, let family) where occurrence.role == .registration:
      [text(value, family, in: urls)].compactMap { $0 }
    case .url(let value, let family):
      matches(value, family: family).compactMap { text($0.pattern, family, in: urls) }
    case .route, .router, .destination: []
    }
  }

  func text(_ value: String, _ family: RouteFamily, in texts: [RouteText]) -> RouteText? {
    let position = texts.partitionPoint { ($0.value, $0.family.rawValue) < (value, family.rawValue) }
    guard texts.indices.contains(position) else { return nil }
    return texts[position].value == value && texts[position].family == family ? texts[position] : nil
  }

  private func registrations(ofDestination type: String) -> [Site] {
    sorted(destinationTable.made.filter { $0.type == type }.map(\.site))
  }
}
