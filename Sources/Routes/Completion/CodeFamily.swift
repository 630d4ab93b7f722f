import SourceModel

extension RouteIndex {
  /// The family of the router that a registering call is made on; nil where that is not known.
  func family(registeringAt bracket: OpenBracket, in scope: [String]) -> RouteFamily? {
    guard !bracket.isOnExpression else { return nil }
    guard let receiver = bracket.receiver, !["self", "Self", "super"].contains(receiver) else {
      return scope.first.flatMap(routerFamily)
    }
    return routerFamily(receiver)
  }

  private func routerFamily(_ name: String) -> RouteFamily? {
    systems.library.routerClasses[name]?.family ?? router(named: name)?.family
  }

  /// The family of the code in a type: of a router, of a destination, or of a view or view controller. nil for other types.
  func family(ofCodeIn scope: [String]) -> RouteFamily? {
    scope.lazy.compactMap { name in
      routerFamily(name) ?? destinations.first { $0.type == name }?.family ?? familyOfClass(name)
    }.first
  }

  private func familyOfClass(_ name: String) -> RouteFamily? {
    guard case .apple(let end) = classes.ancestry(of: name).end, let family = AppleClass.family(of: end) else {
      return nil
    }
    return family == .other ? nil : systems.library.viewFamily
  }
}
