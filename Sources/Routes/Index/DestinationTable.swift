import SourceModel

/// All classes that are given to the library, and the calls of its hook.
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
  package let made: [MadeDestination]
  package let hookCalls: [HookCall]
  /// By the router class that the call is made on, whatever encloses it.
  package let byRouter: [String: [MadeDestination]]
  package let byClass: [Class: [MadeDestination]]
  /// Router classes whose methods call the superclass's hook.
  package let parentCalls: [String: [HookCall]]
  /// Whether a class is registered for a router that only a value tells.
  package let isRegisteredForOthers: Bool
  /// Families of which a class is registered that only a value tells.
  package let unnamedFamilies: Set<RouteFamily>

  init(_ made: [MadeDestination], _ hookCalls: [HookCall], isRouter: (String) -> Bool) {
    (self.made, self.hookCalls) = (made, hookCalls)
    byRouter = Dictionary(grouping: made.filter { !$0.form.isEasy && $0.router != nil }) { $0.router ?? "" }
    byClass = Dictionary(grouping: made.filter { $0.type != nil }) { Class(name: $0.type ?? "", family: $0.family) }
    parentCalls = Dictionary(grouping: hookCalls.filter { $0.isParent }) { $0.call.registrar.typeName ?? "" }
    isRegisteredForOthers = made.contains { $0.isForOthers(isRouter) }
    unnamedFamilies = Set(made.filter { $0.type == nil }.map(\.family))
  }

  static let empty = DestinationTable([], []) { _ in false }
}

extension MadeDestination {
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
