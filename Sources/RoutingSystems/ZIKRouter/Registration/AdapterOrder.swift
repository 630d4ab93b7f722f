import Routes
import SourceModel

/// The order in which adapters are registered: each after those that provide what it adapts.
struct AdapterOrder {
  /// The routes that a class adapts to others, by the class.
  private var adaptees: [String: Set<RouteKey>] = [:]
  /// The classes that register a route, or adapt it.
  private var providers: [RouteKey: Set<String>] = [:]

  init(_ routes: [Route]) {
    for route in routes {
      for registration in route.registrations { provide(route.key, registration.call) }
      for adapter in route.adapters {
        provide(route.key, adapter.call)
        guard let owner = adapter.call.owner, let adaptee = adapter.adaptee else { continue }
        adaptees[owner, default: []].insert(adaptee)
      }
    }
  }

  private mutating func provide(_ route: RouteKey, _ call: RegisteringCall) {
    if let owner = call.owner { providers[route, default: []].insert(owner) }
  }

  /// Returns the adapters so that each follows those that it needs. Adapters that do not depend on
  /// each other keep their order. A cycle starts at any of its adapters.
  func sorted(_ adapters: [ManualRouter]) -> [ManualRouter] {
    var sorted: [ManualRouter] = []
    var rest = adapters
    while let first = rest.first {
      let names = Set(rest.map(\.name))
      let free = rest.first { missing(for: $0.name, among: names).isEmpty }?.name
      let next = free ?? nameInCycle(after: first.name, among: names)
      sorted += rest.filter { $0.name == next }
      rest.removeAll { $0.name == next }
    }
    return sorted
  }

  /// The first adapter that is needed twice, if each one needs another one.
  private func nameInCycle(after first: String, among names: Set<String>) -> String {
    var (name, seen) = (first, Set<String>())
    while seen.insert(name).inserted, let next = missing(for: name, among: names).min() { name = next }
    return name
  }

  private func missing(for adapter: String, among names: Set<String>) -> Set<String> {
    needed(by: adapter).intersection(names).subtracting([adapter])
  }

  private func needed(by adapter: String) -> Set<String> {
    adaptees[adapter, default: []].reduce(into: []) { $0.formUnion(providers[$1] ?? []) }
  }
}

extension RegisteringCall {
  /// The class whose hook makes the call.
  fileprivate var owner: String? { hookOwner ?? registrar.typeName }
}
