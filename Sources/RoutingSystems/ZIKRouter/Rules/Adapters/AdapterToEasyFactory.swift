import Routes
import SourceModel

/// An Objective-C adapter that leads to an easy factory.
enum AdapterToEasyFactory: Rule {
  static let description = RuleDescription(
    id: "adapter-to-easy-factory",
    severity: .warning,
    summary: "An Objective-C adapter leads to an easy factory, which the library rejects at launch.",
    libraryCheck: "ZIKViewRouteRegistry.m:458-461, ZIKServiceRouteRegistry.m:397-400",
    rationale: """
      At launch, a debug build looks up the classes behind each routable Objective-C protocol. It \
      finds the classes of an easy factory only under the factory's own protocol. For an adapter \
      it reports "didn't registered with any viewClass" and stops. The look-up itself works, and \
      module protocols are not checked. Register the adaptee with a router or with a route made \
      from a block.
      """,
    examples: [
      RuleDescription.Example(
        "A view",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
            //                             ^^^^^^^^^^^^^^^^^^ adapter-to-easy-factory
          }
        }
        """),
      RuleDescription.Example(
        "Through another adapter",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredStore: ZIKServiceRoutable {}
        protocol MiddleStore {}
        extension RoutableService where Protocol == MiddleStore {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        protocol Store {}
        extension RoutableService where Protocol == Store {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRouter.register(RoutableService<Store>(), forMakingService: FileStore.self)
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<MiddleStore>())
            //                                ^^^^^^^^^^^^^ adapter-to-easy-factory
            register(adapter: RoutableService<MiddleStore>(), forAdaptee: RoutableService<Store>())
          }
        }
        """),
      RuleDescription.Example(
        "A protocol of Swift, and a module's",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol RequiredAlertInput {}
        extension RoutableView where Protocol == RequiredAlertInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        @objc protocol RequiredModuleInput: ZIKViewModuleRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        @objc protocol AlertModuleInput: ZIKViewModuleRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            ZIKAnyViewRouter.register(RoutableViewModule<AlertModuleInput>(), forMakingView: Alert.self) { config() }
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
            register(adapter: RoutableViewModule<RequiredModuleInput>(), forAdaptee: RoutableViewModule<AlertModuleInput>())
          }
        }
        """),
      RuleDescription.Example(
        "A router, in some builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            #if EASY
              ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
            #else
              ZIKAnyViewRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableView<AlertInput>())
            #endif
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { route in
      !route.key.space.isModule && !route.adapters.isEmpty && route.registrations.isEmpty
        && route.declarations.contains { $0.form == .inheritance }
    }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let ends = index.registeredEnds(of: route.key).flatMap(\.registrations)
    guard let end = ends.first, ends.allSatisfy({ $0.form == .easyFactory }) else { return [] }
    let related = ends.prefix(Finding.mostRelated).map {
      Finding.Related(site: $0.site, message: "the easy factory is registered here")
    }
    let message = "the adapter '\(route.key.name)' leads to an easy factory; a debug build stops at launch"
    return route.adapters.filter(index.isReportable).map {
      finding(at: $0.site, message, doubt: $0.doubt(from: route, to: end, in: index), related: related)
    }
  }
}
