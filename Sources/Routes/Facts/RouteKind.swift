import SourceModel

/// The two families of routers, each with its own registry at run time.
package enum RouteFamily: String, Hashable, Sendable, CaseIterable {
  case view, service
}

/// What a routable protocol describes: a destination, or the configuration of the module behind it.
package enum RouteKind: String, Hashable, Sendable, CaseIterable {
  case view, viewModule, service, serviceModule

  package init(family: RouteFamily, isModule: Bool) {
    switch family {
    case .view: self = isModule ? .viewModule : .view
    case .service: self = isModule ? .serviceModule : .service
    }
  }

  package var family: RouteFamily {
    switch self {
    case .view, .viewModule: .view
    case .service, .serviceModule: .service
    }
  }

  package var isModule: Bool { self == .viewModule || self == .serviceModule }

  /// As a person says it: `view module`.
  package var words: String {
    switch self {
    case .view: "view"
    case .viewModule: "view module"
    case .service: "service"
    case .serviceModule: "service module"
    }
  }
}

extension RouteKind: Comparable {
  package static func < (left: RouteKind, right: RouteKind) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
