import Routes
import SourceModel

/// A `UIView` or `NSView` that a router class registers, not exclusively: the library then asks the router how it shows
/// views (ZIKViewRouteRegistry.m:498).
struct ViewRouterCheck {
  let destination: DestinationCheck
  let router: LaunchCheck
  /// How the router supports to be shown: what its method or the nearest inherited one says.
  let supported: Supported

  enum Supported: Hashable {
    /// No method says it: the ways of a view controller (ZIKViewRouter.m:352).
    case nothing
    /// The library's ways by their names in Swift: `push`, `addAsSubview`.
    case only([String])
    case unknown
  }

  var doubt: String? { destination.doubt ?? router.doubt }

  init?(_ destination: DestinationCheck, in index: RouteIndex) {
    guard destination.made.form == .plain, destination.isView,
      let router = destination.made.router.flatMap({ index.router(named: $0) }), router.family == .view,
      let check = LaunchCheck(router, includingAbstract: true, in: index)
    else { return nil }
    (self.destination, self.router) = (destination, check)
    supported = Self.supported(index.deciding(.supportedRouteTypes, for: check.ancestry))
  }

  private static func supported(_ definitions: [MethodTable.Definition]) -> Supported {
    guard let only = definitions.first else { return .nothing }
    guard definitions.count == 1, only.conditions.isEmpty, case .values(let names) = only.answer else {
      return .unknown
    }
    return .only(names.map(swiftName))
  }

  /// `ZIKViewRouteTypeMaskAddAsSubview` is `addAsSubview` in Swift.
  private static func swiftName(_ name: String) -> String {
    let prefix = "ZIKViewRouteTypeMask"
    guard name.hasPrefix(prefix) else { return name }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension RouteIndex {
  var viewRouterChecks: [ViewRouterCheck] {
    let index = withoutUses
    return index.destinationChecks.compactMap { ViewRouterCheck($0, in: index) }
  }
}
