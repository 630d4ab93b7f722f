import SourceModel

/// All classes that are given to the library.
package struct DestinationTable: Sendable {
  package struct Class: Hashable, Sendable {
    package var name: String
    package var family: RouteFamily

    package init(name: String, family: RouteFamily) {
      self.name = name
      self.family = family
    }
  }

  /// In path order.
  package let made: [RegisteredDestination]
  /// By the router class that the call is made on, whatever encloses it.
  package let byRouter: [String: [RegisteredDestination]]
  package let byClass: [Class: [RegisteredDestination]]
  /// Whether a class is registered for a router that only a value tells.
  package let isRegisteredForOthers: Bool
  /// Families of which a class is registered that only a value tells.
  package let unnamedFamilies: Set<RouteFamily>

  init(_ made: [RegisteredDestination], isRouter: (String) -> Bool) {
    self.made = made
    byRouter = Dictionary(grouping: made.filter { !$0.form.isEasy && $0.router != nil }) { $0.router ?? "" }
    byClass = Dictionary(grouping: made.filter { $0.type != nil }) { Class(name: $0.type ?? "", family: $0.family) }
    isRegisteredForOthers = made.contains { $0.isForOthers(isRouter) }
    unnamedFamilies = Set(made.filter { $0.type == nil }.map(\.family))
  }

  static let empty = DestinationTable([]) { _ in false }
}

extension RegisteredDestination {
  /// The class that the call is made on.
  package var router: String? { call.registrar.typeName }

  fileprivate func isForOthers(_ isRouter: (String) -> Bool) -> Bool {
    guard !form.isEasy else { return false }
    switch call.registrar {
    case .type(let name): return !isRouter(name)
    case .unknown: return true
    case .library, .block: return false
    }
  }
}

extension Registrar {
  package var typeName: String? {
    if case .type(let name) = self { name } else { nil }
  }
}
