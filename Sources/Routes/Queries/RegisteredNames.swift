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

  fileprivate init(_ filter: RegistrationFilter) {
    for route in filter.index.routes {
      let name = route.key.space.naming == .text ? "\"\(route.key.fullName)\"" : route.key.fullName
      add(name, route.registrations.filter { !$0.isImplied && filter.includes($0) }.map(\.site))
    }
  }

  private mutating func add(_ name: String, _ places: [Site]) {
    guard !places.isEmpty else { return }
    sites += places
    // A protocol may be registered for two kinds.
    if names.last != name { names.append(name) }
  }
}

extension RouteIndex {
  /// The names that a router registers, or that are registered for a destination class; none for
  /// other subjects.
  func registeredNames(of subject: Occurrence.Subject) -> RegisteredNames {
    RegisteredNames(RegistrationFilter(subject: subject, index: self))
  }

  /// True if a router registers something, or something is registered for a destination class, in a system that is not
  /// left out.
  func hasRegisteredNames(_ subject: Occurrence.Subject, besides systems: Set<String> = []) -> Bool {
    let filter = RegistrationFilter(subject: subject, index: self)
    return routes.contains { route in
      !systems.contains(route.key.space.system)
        && route.registrations.contains { !$0.isImplied && filter.includes($0) }
    }
  }
}
