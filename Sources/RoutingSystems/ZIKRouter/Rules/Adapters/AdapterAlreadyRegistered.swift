import Routes
import SourceModel

/// An adapter whose protocol a router registers too.
enum AdapterAlreadyRegistered: Rule {
  static let description = RuleDescription(
    id: "adapter-already-registered",
    severity: .error,
    summary: "A protocol is registered both as an adapter and with a router or route.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:140, :145, :168, :173, Registry.swift:231, :236, :259, :264; \
      ZIKRouteRegistry.m:790, :796
      """,
    rationale: """
      A debug build stops at launch with "already registered with a router" if the router is \
      registered first. Otherwise, and in a release build, the router answers and the adapter is \
      never used. The order in which routers register is arbitrary. An easy factory beside an \
      adapter is allowed, and the factory answers.
      """,
    examples: [
      RuleDescription.Example(
        "A router registers the protocol that a module requires",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
            //                             ^^^^^^^^^^^^^^^^^^ adapter-already-registered
          }
        }
        class AlertRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(AlertViewController.self)
            register(RoutableView<AlertInput>())
            register(RoutableView<RequiredAlertInput>())
          }
          override func destination(with configuration: ViewRouteConfig) -> AlertViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "A route made from a block",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredStore: ZIKServiceRoutable {}
        @objc protocol Store: ZIKServiceRoutable {}
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            let route = ZIKAnyServiceRoute.make(withDestination: FileStore.self) { _, _ in FileStore() }
            route.register(RoutableService<Store>())
            route.register(RoutableService<RequiredStore>())
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<Store>())
            //                                ^^^^^^^^^^^^^ adapter-already-registered
          }
        }
        """),
      RuleDescription.Example(
        "Different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            #if DEMO
              AlertRouter.register(RoutableView<RequiredAlertInput>())
            #else
              register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
            #endif
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
        "An easy factory",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol RequiredStore {}
        extension RoutableService where Protocol == RequiredStore {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        protocol Store {}
        extension RoutableService where Protocol == Store {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.register(RoutableService<Store>(), forMakingService: FileStore.self)
            ZIKAnyServiceRouter.register(RoutableService<RequiredStore>(), forMakingService: FileStore.self)
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<Store>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { !$0.adapters.isEmpty && !$0.registrations.isEmpty }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let routers = route.registrations.filter { $0.form != .easyFactory }.map {
      RegistrationCandidate($0, isDecisive: false)
    }
    let candidates = route.adapters.map { RegistrationCandidate($0) } + routers
    let terms = RegistrationConflicts.Terms(allowsDecisive: true)
    let name = route.key.description
    return RegistrationConflicts.conflicts(among: candidates, terms: terms, in: index).filter(\.candidate.isDecisive)
      .map {
        let message = "\(name) is not adapted by \($0.candidate.name): \($0.rival.name) registers it"
        return finding(at: $0, message) { "\($0.name) registers \(name) here" }
      }
  }
}
