import SourceModel

/// An easy factory beside a router of the same protocol.
enum EasyRegistrationShadowed: Rule {
  static let description = RuleDescription(
    id: "easy-registration-shadowed",
    severity: .warning,
    summary: "An easy factory is never used, because a router or route registers the same protocol.",
    libraryCheck: nil,
    rationale: """
      Routers and easy factories have tables of their own, which the library does not compare. A look-up asks routers \
      and routes first (ZRouter, ViewRouter.Registry.swift:366; ZIKRouteRegistry.m:335), so the factory is dead code.
      """,
    examples: [
      RuleDescription.Example(
        "A router and a factory",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol AlertInput {}
        extension RoutableView where Protocol == AlertInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class EasyRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            //                                     ^^^^^^^^^^ easy-registration-shadowed
          }
        }
        class AlertRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(AlertViewController.self)
            register(RoutableView<AlertInput>())
          }
          override func destination(with configuration: ViewRouteConfig) -> AlertViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "A route and a factory of a module",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol StoreModule: ZIKServiceModuleRoutable {}
        class Routes: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.register(RoutableServiceModule<StoreModule>(), forMakingService: Store.self) { config() }
            //                                                 ^^^^^^^^^^^ easy-registration-shadowed
            ZIKAnyServiceRoute.make(withDestination: Store.self) { _, _ in nil }
              .register(RoutableServiceModule<StoreModule>())
          }
        }
        """),
      RuleDescription.Example(
        "Different kinds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol AlertInput: ZIKViewRoutable, ZIKServiceRoutable {}
        class Routes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            ZIKAnyServiceRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableService<AlertInput>())
          }
        }
        """),
      RuleDescription.Example(
        "Different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol AlertInput: ZIKViewRoutable {}
        class Routes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            #if EASY
              ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            #else
              ZIKAnyViewRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableView<AlertInput>())
            #endif
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.routes.filter { route in route.registrations.contains { $0.form == .easyFactory } }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let contenders = route.registrations.map { Contender($0, isDecisive: $0.form == .easyFactory) }
    return Contest.all(among: contenders, terms: Contest.Terms(allowsDecisive: true), in: index).flatMap { contest in
      contest.contenders.filter(\.isDecisive).compactMap { finding(at: $0, contest, route.key) }
    }
  }

  private static func finding(at factory: Contender, _ contest: Contest, _ key: RouteKey) -> Finding? {
    guard let conflict = contest.conflict(of: factory), let first = conflict.rivals.first else { return nil }
    let name = "the \(key.kind.words) '\(key.name)'"
    let related = conflict.rivals.map { Finding.Related(site: $0.site, message: "\($0.name) registers \(name) here") }
    let message = "this easy factory of \(name) is never used: \(first.name) registers it too, and goes first"
    return finding(at: factory.site, message, doubt: conflict.doubt, related: related)
  }
}
