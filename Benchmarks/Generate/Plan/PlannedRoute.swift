import Routes
import SourceModel

/// A route of an invented tree: a protocol, a router that registers it, and a destination behind it.
struct PlannedRoute {
  var name: String
  var kind: RouteKind
  var language: Language
  /// Position of its module.
  var module: Int
  var identifier: String?
  var urlPattern: String?

  var isView: Bool { kind.isView }
  var isModule: Bool { kind.isModule }

  var input: String { name + (isModule ? "ModuleInput" : isView ? "ViewInput" : "ServiceInput") }
  var router: String { name + "Router" }
  var destination: String { name + (isView ? "ViewController" : "Service") }
  var configuration: String { name + "RouteConfiguration" }
}

/// What a module requires under a name of its own, and the app answers with a route.
struct PlannedAdapter {
  var route: PlannedRoute
  var app: Int
  /// Position of the module that requires it.
  var module: Int

  var input: String { "Required" + route.input }
}

/// One use of a route.
struct PlannedLookUp {
  enum Target {
    case input(String, RouteKind)
    case identifier(String, isView: Bool)
    case url(String, isView: Bool)
  }

  var target: Target
  var language: Language
}
