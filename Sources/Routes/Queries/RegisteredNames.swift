import SourceModel

/// The names under which look-ups find a router or a destination class.
struct RegisteredNames {
  /// Protocols, then identifiers in quotation marks, then URL patterns, each group sorted.
  private(set) var names: [String] = []
  private(set) var sites: [Site] = []

  /// All of four names, or three of more: `EditorViewInput, EditorModuleInput, "editor" and 2 more`.
  var list: String {
    guard names.count > Self.longestList else { return names.joined(separator: ", ") }
    let shown = names.prefix(Self.longestList - 1)
    return "\(shown.joined(separator: ", ")) and \(names.count - shown.count) more"
  }

  private static let longestList = 4

  /// The registrations that are wanted.
  fileprivate init(
    in index: RouteIndex, routes isWanted: (Route.Registration) -> Bool,
    texts isWantedText: (RouteText.Registration) -> Bool
  ) {
    for route in index.routes { add(route.key.name, route.registrations.filter(isWanted).map(\.site)) }
    for text in index.identifiers {
      add("\"\(text.value)\"", text.registrations.filter { !$0.isURLPattern && isWantedText($0) }.map(\.site))
    }
    for text in index.urls { add(text.value, text.registrations.filter(isWantedText).map(\.site)) }
  }

  private mutating func add(_ name: String, _ places: [Site]) {
    guard !places.isEmpty else { return }
    sites += places
    // A protocol may be registered for two kinds.
    if names.last != name { names.append(name) }
  }
}

extension RouteIndex {
  /// The names that a router registers, or that are registered for a destination class; nil for other subjects.
  func registeredNames(of subject: Occurrence.Subject) -> RegisteredNames? {
    switch subject {
    case .router(let name):
      RegisteredNames(in: self, routes: { $0.isMade(by: name) }, texts: { $0.router == name })
    case .destination(let type):
      RegisteredNames(
        in: self, routes: { $0.destinations.contains(type) }, texts: { destinationTypes(of: $0).contains(type) })
    case .route, .identifier, .url: nil
    }
  }

  /// Whether anything is registered by a router or for a destination class.
  func hasRegisteredNames(_ subject: Occurrence.Subject) -> Bool {
    registeredNames(of: subject)?.names.isEmpty == false
  }
}
