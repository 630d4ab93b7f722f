import Routes
import RoutingSystems
import SourceModel
import TestSupport

/// Which routes an invented tree has, where each is looked up, and how much other code each module holds.
struct TreePlan {
  let shape: TreeShape
  private(set) var modules: [PlannedModule] = []
  private(set) var routes: [PlannedRoute] = []
  private(set) var adapters: [PlannedAdapter] = []
  private var random: SeededRandom

  init(_ shape: TreeShape) {
    self.shape = shape
    random = SeededRandom(UInt64(shape.seed))
    planModules()
    for serial in 0..<shape.routes { routes.append(route(serial)) }
    planAdapters()
    for route in routes { for number in 0..<shape.lookUps { planLookUp(of: route, number) } }
  }

  static func appName(_ app: Int) -> String { "\(Names.subjects[app % 64])App" + (app < 64 ? "" : String(app / 64)) }

  // MARK: Modules

  private mutating func planModules() {
    for app in 0..<shape.apps {
      let folder = "Apps/\(Self.appName(app))"
      modules.append(
        PlannedModule(kind: .application, name: Self.appName(app), folder: "\(folder)/App", app: app))
      for number in 0..<shape.modules {
        let name = Names.module(app * shape.modules + number)
        modules.append(PlannedModule(kind: .framework, name: name, folder: "\(folder)/\(name)", app: app))
      }
    }
    for number in 0..<shape.packages {
      let name = "Shared" + Names.module(number)
      modules.append(
        PlannedModule(kind: .package, name: name, folder: "Packages/\(name)/Sources/\(name)", app: nil))
    }
  }

  // MARK: Routes

  private mutating func route(_ serial: Int) -> PlannedRoute {
    let kinds: [RouteKind] = [.view, .service, .view, .viewModule, .view, .service, .view, .serviceModule]
    // In turn, so that no module is without routes. An app's own target has none.
    let frameworks = modules.indices.filter { modules[$0].kind != .application }
    let module = frameworks[serial % frameworks.count]
    let isObjectiveC = modules[module].kind == .framework && roll(100) < shape.objectiveC
    let name = Names.route(serial)
    var route = PlannedRoute(
      name: name, kind: kinds[serial % kinds.count], language: isObjectiveC ? .objectiveC : .swift, module: module)
    if serial % 5 == 0 { route.identifier = "screen.\(name.uncapitalized)" }
    if serial % 6 == 0 { route.urlPattern = "app://\(name.uncapitalized)/:id" }
    return route
  }

  /// One of ten routes is required under another name. A package's could not be: no app would know of it.
  private mutating func planAdapters() {
    for (position, route) in routes.enumerated() where [4, 5].contains(position % 20) && route.language == .swift {
      guard let app = modules[route.module].app, !route.isModule else { continue }
      adapters.append(PlannedAdapter(route: route, app: app, module: anyModule(of: app)))
    }
    for adapter in adapters {
      let target = PlannedLookUp.Target.input(adapter.input, adapter.route.kind)
      modules[adapter.module].lookUps.append(PlannedLookUp(target: target, language: .swift))
    }
  }

  // MARK: Look-ups

  /// The first look-up of a route with an identifier or a URL uses that.
  private mutating func planLookUp(of route: PlannedRoute, _ number: Int) {
    let module = modules[route.module].app.map { anyModule(of: $0) } ?? roll(modules.count)
    let allowsObjectiveC = modules[module].kind == .framework
    let isObjectiveC = allowsObjectiveC && route.language == .objectiveC && number % 2 == 1
    let target: PlannedLookUp.Target =
      switch (number, route.identifier, route.urlPattern) {
      case (0, let identifier?, _): .identifier(identifier, isView: route.isView)
      case (0, nil, let pattern?): .url(pattern.replacing(":id", with: "17"), isView: route.isView)
      default: .input(route.input, route.kind)
      }
    modules[module].lookUps.append(PlannedLookUp(target: target, language: isObjectiveC ? .objectiveC : .swift))
  }

  private mutating func anyModule(of app: Int) -> Int {
    app * (shape.modules + 1) + roll(shape.modules + 1)
  }

  private mutating func roll(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
