import Routes
import SourceModel

/// An adapter for a protocol that nothing registers.
enum AdapterDangling: Rule {
  static let description = RuleDescription(
    id: "adapter-dangling",
    severity: .warning,
    summary: "An adapter leads to a protocol that nothing registers.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:683, :720, Registry.swift:793, :830; ZIKViewRouteRegistry.m:449, :475, \
      ZIKServiceRouteRegistry.m:387, :414
      """,
    rationale: """
      A debug build stops at launch with "is not registered with any router"; in a release build, \
      look-ups of the adapter find nothing. In a chain of adapters only the last one is reported. \
      An adaptee that is reached in another way, or that may be registered outside the scan, is \
      not reported.
      """,
    examples: [
      RuleDescription.Example(
        "The end of a chain",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Pods/Alerts/Inputs.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        @objc protocol MessageInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        //- Routers.swift
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<MessageInput>())
            register(adapter: RoutableView<MessageInput>(), forAdaptee: RoutableView<AlertInput>())
            //                                                                       ^^^^^^^^^^ adapter-dangling
          }
        }
        """),
      RuleDescription.Example(
        "A module",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Pods/Stores/Inputs.swift
        @objc protocol RequiredStore: ZIKServiceModuleRoutable {}
        @objc protocol Store: ZIKServiceModuleRoutable {}
        //- Routers.swift
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableServiceModule<RequiredStore>(), forAdaptee: RoutableServiceModule<Store>())
            //                                                                                          ^^^^^ adapter-dangling
          }
        }
        """),
      RuleDescription.Example(
        "The adaptee's module is not in the scan",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredAlertInput: ZIKViewRoutable {}
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<RequiredAlertInput>(), forAdaptee: RoutableView<AlertInput>())
          }
        }
        """),
      RuleDescription.Example(
        "A chain that ends at a router",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        @objc protocol RequiredStore: ZIKServiceRoutable {}
        @objc protocol MiddleStore: ZIKServiceRoutable {}
        @objc protocol Store: ZIKServiceRoutable {}
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<MiddleStore>())
            register(adapter: RoutableService<MiddleStore>(), forAdaptee: RoutableService<Store>())
            ZIKAnyServiceRoute.make(withDestination: FileStore.self) { _, _ in nil }.register(RoutableService<Store>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Route] {
    index.protocolRoutes.filter { !$0.adapters.isEmpty && $0.registrations.isEmpty && !$0.status.isAdapted }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    route.adapters.compactMap { finding(at: $0, in: index) }
  }

  /// nil where the adaptee is an adapter itself, of which this can be said.
  private static func finding(at adapter: Route.Adapter, in index: RouteIndex) -> Finding? {
    guard let key = adapter.adaptee, let adaptee = index.route(key), adaptee.adapters.isEmpty,
      index.isReportable(adapter)
    else { return nil }
    let linking = index.applications(linking: adapter.site)
    let lacking = index.applications(lacking: adaptee, among: linking)
    let place = index.place(of: adaptee, at: adapter.site, lackedBy: lacking)
    let message = "nothing registers \(key)\(place), so this adapter has no router"
    switch index.status(of: adaptee, in: linking) {
    case .registered, .adapted: return nil
    case .unregistered:
      let related = index.declarations(of: adaptee)
      let explanation = index.explanation(of: adaptee, in: lacking)
      let hint = Finding.Hint(route: key, otherwise: "register it in a router")
      return finding(
        at: adapter.adapteeSite, message + (explanation ?? ""), related: related, hint: explanation == nil ? hint : nil)
    case .unknown(let reason):
      return finding(at: adapter.adapteeSite, message, doubt: reason)
    }
  }
}
