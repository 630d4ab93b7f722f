import Routes
import SourceModel

/// An easy factory beside a router of the same protocol.
enum EasyRegistrationShadowed: Rule {
  static let description = RuleDescription(
    id: "easy-registration-shadowed",
    severity: .warning,
    tag: .needless,
    summary: "An easy factory is never used, because a router or route registers the same protocol.",
    libraryCheck: nil,
    rationale: """
      Routers and easy factories have separate tables, which the library does not compare. A \
      look-up asks routers and routes first (ZRouter, ViewRouter.Registry.swift:366; \
      ZIKRouteRegistry.m:335), so the factory is dead code.
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
    index.protocolRoutes.filter { route in route.registrations.contains { $0.form == .easyFactory } }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let candidates = route.registrations.map { RegistrationCandidate($0, isDecisive: $0.form == .easyFactory) }
    let terms = RegistrationConflicts.Terms(allowsDecisive: true)
    let name = route.key.description
    return RegistrationConflicts.conflicts(among: candidates, terms: terms, in: index).filter(\.candidate.isDecisive)
      .map {
        let message =
          "this easy factory of \(name) is never used: \($0.rival.name) registers it too and takes precedence"
        return finding(at: $0, message) { "\($0.name) registers \(name) here" }
      }
  }
}
