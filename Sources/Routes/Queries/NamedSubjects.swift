import SourceModel

extension RouteIndex {
  /// All that a name stands for: routes of each kind, a router, a destination class, identifiers, URL patterns and URLs.
  package func subjects(named name: String) -> [Occurrence] {
    let urls = urls.filter { $0.value == name }.map { text in
      Self.asked(
        .url(name, text.family), text.registrations.isEmpty ? .lookUp : .registration)
    }
    // A URL pattern is registered as an identifier, too, which goes without saying.
    let identifiers = urls.isEmpty ? identifiers.filter { $0.value == name } : []
    return routes.filter { $0.key.name == name }.map { Self.asked(.route($0.key)) }
      + (router(named: name) == nil ? [] : [Self.asked(.router(name))])
      + (destinationTypes.contains(name) ? [Self.asked(.destination(name))] : [])
      + identifiers.map { Self.asked(.identifier(name, $0.family)) } + urls
  }

  /// The name that was probably meant, of those that stand for something.
  package func name(like name: String) -> String? {
    let names = routes.map(\.key.name) + routers.map(\.name) + destinationTypes.sorted()
    return NearestWord.of(name, among: names + identifiers.map(\.value) + urls.map(\.value))
  }

  private var destinationTypes: Set<String> {
    Set(destinations.map(\.type)).union(destinationTable.made.compactMap(\.type))
  }

  private static func asked(_ subject: Occurrence.Subject, _ role: Occurrence.Role = .registration) -> Occurrence {
    Occurrence(subject: subject, role: role, range: .zero)
  }
}
