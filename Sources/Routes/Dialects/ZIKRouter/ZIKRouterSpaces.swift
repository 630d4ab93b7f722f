import SourceModel

/// The two families of routers, each with its own registry at run time.
package enum RouteFamily: String, Hashable, Sendable, CaseIterable {
  case view, service
}

/// The spaces of ZIKRouter.
extension RouteSpace {
  /// Protocols of destinations, and of the configurations of the modules behind them.
  package static let view = zikrouter("view", "view", .type, 0)
  package static let viewModule = zikrouter("viewModule", "view module", .type, 1)
  package static let service = zikrouter("service", "service", .type, 2)
  package static let serviceModule = zikrouter("serviceModule", "service module", .type, 3)

  /// Texts that routers are registered with. A URL pattern is registered as an identifier, too
  /// (ZIKViewRouter+URLRouter.m:31).
  package static let viewIdentifier = zikrouter("viewIdentifier", "view identifier", .text, 4)
  package static let serviceIdentifier = zikrouter("serviceIdentifier", "service identifier", .text, 5)
  package static let viewURL = zikrouter("viewURL", "view URL", .urlPattern, 6)
  package static let serviceURL = zikrouter("serviceURL", "service URL", .urlPattern, 7)

  /// Those named by protocols.
  package static let protocols: [RouteSpace] = [view, viewModule, service, serviceModule]

  static let identifiers: [RouteSpace] = [viewIdentifier, serviceIdentifier]
  package static let urls: [RouteSpace] = [viewURL, serviceURL]
  static let all = protocols + identifiers + urls

  package init(family: RouteFamily, isModule: Bool) {
    switch family {
    case .view: self = isModule ? .viewModule : .view
    case .service: self = isModule ? .serviceModule : .service
    }
  }

  /// The family whose registry holds the names of a space.
  package var family: RouteFamily {
    self == .view || self == .viewModule || self == .viewIdentifier || self == .viewURL ? .view : .service
  }

  /// True if the names are those of configurations of modules.
  package var isModule: Bool { self == .viewModule || self == .serviceModule }

  static func identifiers(of family: RouteFamily) -> RouteSpace {
    family == .view ? .viewIdentifier : .serviceIdentifier
  }

  static func urls(of family: RouteFamily) -> RouteSpace { family == .view ? .viewURL : .serviceURL }

  private static func zikrouter(_ kind: String, _ noun: String, _ naming: Naming, _ position: Int) -> RouteSpace {
    RouteSpace(system: ZIKRouterVocabulary.system, kind: kind, noun: noun, naming: naming, position: position)
  }
}
