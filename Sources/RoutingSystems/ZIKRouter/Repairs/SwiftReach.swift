import Routes
import SourceModel

/// The types that an extension at the end of a Swift file can name.
extension RouteIndex {
  /// True if the extension can name a type in every build: neither the type nor a type around it is
  /// conditional, has an availability, or is private inside another type. If several types have the
  /// name, it must be true of all.
  func isInReach(_ type: String, scope: [String]) -> Bool {
    let isOwnInReach = isInReach(type) { $0.kind == .extension }
    return isOwnInReach && scope.allSatisfy { isInReach($0) { _ in false } }
  }

  /// True if the extension can name all protocols of a route, and its class.
  func isInReach(_ route: Route) -> Bool {
    route.components.allSatisfy { name in
      isInReach(name, scope: []) && protocols.definitions(named: name).allSatisfy { $0.scope.isEmpty }
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
  /// True if every build contains the place.
  var isAlwaysCompiled: Bool { !contains { $0.hasPrefix("#if") } }
}
