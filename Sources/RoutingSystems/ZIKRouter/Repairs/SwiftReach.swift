import Routes
import SourceModel

/// What an extension at the end of a file of Swift may name.
extension RouteIndex {
  /// Whether it may name a type there in every build: no condition and no availability goes with the type or a type around
  /// it, and none of them is hidden inside another. Each that has the name must be so.
  func isInReach(_ type: String, scope: [String]) -> Bool {
    let isOwnInReach = isInReach(type) { $0.kind == .extension }
    return isOwnInReach && scope.allSatisfy { isInReach($0) { _ in false } }
  }

  /// The same of all protocols of a route, and their class, by the route's own name.
  func isInReach(_ route: Route) -> Bool {
    route.components.allSatisfy { name in
      isInReach(name, scope: []) && protocols.definitions(named: name).allSatisfy(\.scope.isEmpty)
    }
  }

  private func isInReach(_ name: String, except isIgnored: (TypeHead) -> Bool) -> Bool {
    !types.heads.contains(declaring: name) { head, _ in
      !head.isLocal && head.kind != .typealias && !isIgnored(head) && !head.isInReach
    }
  }
}

extension TypeHead {
  fileprivate var isInReach: Bool {
    let isHidden = !scope.isEmpty && (access == .private || access == .fileprivate)
    return !isHidden && conditions.isEmpty && !attributes.contains(.availability)
  }
}

extension ConditionStack {
  /// Whether the place is in every build.
  var isAlwaysCompiled: Bool { !contains { $0.hasPrefix("#if") } }
}
