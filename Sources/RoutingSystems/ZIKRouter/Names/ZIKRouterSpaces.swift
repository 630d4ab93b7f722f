import Routes
import SourceModel

/// The two families of routers, each with its own registry at run time.
extension RouteFamily {
  package static let view = RouteFamily(system: ZIKRouterVocabulary.system, name: "view", position: 0)
  package static let service = RouteFamily(system: ZIKRouterVocabulary.system, name: "service", position: 1)

  static let ofZIKRouter = [view, service]
}

/// The spaces of ZIKRouter.
extension RouteSpace {
  /// Protocols of destinations, and of the configurations of the modules behind them.
  package static let view = zikrouter("view", "view", .type, .view, 0)
  package static let viewModule = zikrouter("viewModule", "view module", .type, .view, 1)
  package static let service = zikrouter("service", "service", .type, .service, 2)
  package static let serviceModule = zikrouter(
    "serviceModule", "service module", .type, .service, 3)

  /// Texts that routers are registered with. A URL pattern is registered as an identifier, too
  /// (ZIKViewRouter+URLRouter.m:31).
  package static let viewIdentifier = zikrouter("viewIdentifier", "view identifier", .text, .view, 4)
  package static let serviceIdentifier = zikrouter(
    "serviceIdentifier", "service identifier", .text, .service, 5)
  package static let viewURL = zikrouter("viewURL", "view URL", .urlPattern, .view, 6, implying: .viewIdentifier)
  package static let serviceURL = zikrouter(
    "serviceURL", "service URL", .urlPattern, .service, 7, implying: .serviceIdentifier)

  /// The spaces whose routes are named by protocols.
  package static let protocols: [RouteSpace] = [view, viewModule, service, serviceModule]

  static let identifiers: [RouteSpace] = [viewIdentifier, serviceIdentifier]
  package static let urls: [RouteSpace] = [viewURL, serviceURL]
  static let all = protocols + identifiers + urls

  /// The space of protocols of a family.
  static func of(_ family: RouteFamily, isModule: Bool) -> RouteSpace {
    if family == .view { return isModule ? .viewModule : .view }
    return isModule ? .serviceModule : .service
  }

  /// True if the names are those of configurations of modules.
  package var isModule: Bool { self == .viewModule || self == .serviceModule }

  private static func zikrouter(
    _ kind: String, _ noun: String, _ naming: Naming, _ family: RouteFamily, _ position: Int,
    implying impliedSpace: RouteSpace? = nil
  ) -> RouteSpace {
    let identity =
      switch naming {
      case .type: "route \(kind)"
      case .text: "identifier \(family.name)"
      case .urlPattern: "url \(family.name)"
      }
    return RouteSpace(
      system: ZIKRouterVocabulary.system, kind: kind, noun: noun, naming: naming, family: family,
      impliedSpace: impliedSpace, identity: identity, position: position)
  }
}
