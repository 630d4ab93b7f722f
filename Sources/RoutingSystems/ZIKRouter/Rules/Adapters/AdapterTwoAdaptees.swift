import Routes
import SourceModel

/// An adapter that is registered twice.
enum AdapterTwoAdaptees: Rule {
  static let description = RuleDescription(
    id: "adapter-two-adaptees",
    severity: .error,
    summary: "An adapter is registered more than once under the same conditions.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:141, :146, :169, :174, Registry.swift:232, :237, :260, :265; \
      ZIKRouteRegistry.m:791, :797
      """,
    rationale: """
      A debug build stops at launch with "already register another adaptee", even if both adaptees \
      are the same; in a release build the order of classes decides. Different applications may \
      adapt one protocol in different ways.
      """,
    examples: [
      RuleDescription.Example(
        "Two adaptees",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        @objc protocol SheetInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            AlertRouter.register(RoutableView<AlertInput>())
            AlertRouter.register(RoutableView<SheetInput>())
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
            //                             ^^^^^^^^^^^^^^^^^^ adapter-two-adaptees
          }
        }
        class LoginAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<SheetInput>())
            //                             ^^^^^^^^^^^^^^^^^^ adapter-two-adaptees
          }
        }
        class AlertRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerView(AlertViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> AlertViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "The same adaptee twice",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredStore: ZIKServiceRoutable {}
        @objc protocol Store: ZIKServiceRoutable {}
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyServiceRoute.make(withDestination: FileStore.self) { _, _ in nil }.register(RoutableService<Store>())
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<Store>())
            //                                ^^^^^^^^^^^^^ adapter-two-adaptees
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<Store>())
            //                                ^^^^^^^^^^^^^ adapter-two-adaptees
          }
        }
        """),
      RuleDescription.Example(
        "Two applications",
        """
        //- Phone/App.swift
        @main class PhoneDelegate {}
        class PhoneAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableView<AlertInput>())
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
          }
        }
        //- Tablet/App.swift
        @main class TabletDelegate {}
        class TabletAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: Sheet.self) { _, _ in nil }.register(RoutableView<SheetInput>())
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<SheetInput>())
          }
        }
        //- Login/Login.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        @objc protocol SheetInput: ZIKViewRoutable {}
        """),
      RuleDescription.Example(
        "A view and a service, and a switch",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredInput: ZIKViewRoutable, ZIKServiceRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable, ZIKServiceRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableView<AlertInput>())
            ZIKAnyServiceRoute.make(withDestination: Alert.self) { _, _ in nil }.register(RoutableService<AlertInput>())
            if usesSheets {
              register(adapter: RoutableView<RequiredInput>(), forAdaptee: RoutableView<AlertInput>())
            } else {
              register(adapter: RoutableView<RequiredInput>(), forAdaptee: RoutableView<AlertInput>())
            }
            ServiceAdapter.register(adapter: RoutableService<RequiredInput>(), forAdaptee: RoutableService<AlertInput>())
          }
        }
        class ServiceAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {}
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { $0.adapters.count > 1 }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    RegistrationConflicts.conflicts(among: route.adapters.map { RegistrationCandidate($0) }, in: index).map {
      let places = "to \($0.candidate.name) here, to \($0.rival.name) elsewhere"
      let message = "\(route.key) is adapted more than once: \(places)"
      return finding(at: $0, message) { "it is adapted to \($0.name) here" }
    }
  }
}
