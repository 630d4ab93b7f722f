import Routes
import SourceModel

/// Adapters that lead round in a circle.
enum AdapterCycle: Rule {
  static let description = RuleDescription(
    id: "adapter-cycle",
    severity: .error,
    relatedIsFlow: true,
    summary: "Adapters form a cycle and never reach a router.",
    libraryCheck: """
      ZRouter, ViewRouter.Registry.swift:395, :461, Registry.swift:488, :554; ZIKRouteRegistry.m:361, :411
      """,
    rationale: """
      A look-up of such an adapter asserts "Dead cycle" in a debug build and never returns in a \
      release build. If one of the protocols in the cycle is registered, look-ups end there and \
      nothing is reported.
      """,
    examples: [
      RuleDescription.Example(
        "Two adapters",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Pods/Alerts/Inputs.swift
        @objc protocol MessageInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        //- Routers.swift
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<MessageInput>(), forAdaptee: RoutableView<AlertInput>())
            //                             ^^^^^^^^^^^^ adapter-cycle
          }
        }
        class MessageAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<AlertInput>(), forAdaptee: RoutableView<MessageInput>())
            //                             ^^^^^^^^^^ adapter-cycle
          }
        }
        """),
      RuleDescription.Example(
        "A protocol and itself, and a chain that leads into the circle",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Pods/Stores/Inputs.swift
        @objc protocol Store: ZIKServiceRoutable {}
        @objc protocol RequiredStore: ZIKServiceRoutable {}
        //- Routers.swift
        class AppAdapter: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableService<RequiredStore>(), forAdaptee: RoutableService<Store>())
            register(adapter: RoutableService<Store>(), forAdaptee: RoutableService<Store>())
            //                                ^^^^^ adapter-cycle
          }
        }
        """),
      RuleDescription.Example(
        "One of them has an easy factory",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Routers.swift
        protocol MessageInput {}
        extension RoutableView where Protocol == MessageInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        protocol AlertInput {}
        extension RoutableView where Protocol == AlertInput {
          init() { self.init(declaredProtocol: Protocol.self) }
        }
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<MessageInput>(), forAdaptee: RoutableView<AlertInput>())
            register(adapter: RoutableView<AlertInput>(), forAdaptee: RoutableView<MessageInput>())
            ZIKAnyViewRouter.register(RoutableView<AlertInput>(), forMakingView: AlertViewController.self)
          }
        }
        """),
      RuleDescription.Example(
        "Different builds",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Pods/Alerts/Inputs.swift
        @objc protocol MessageInput: ZIKViewRoutable {}
        @objc protocol AlertInput: ZIKViewRoutable {}
        //- Routers.swift
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            #if OLD_ALERTS
              register(adapter: RoutableView<MessageInput>(), forAdaptee: RoutableView<AlertInput>())
            #else
              register(adapter: RoutableView<AlertInput>(), forAdaptee: RoutableView<MessageInput>())
            #endif
          }
        }
        """),
    ])

  /// The circles of routes that have one adapter each, each circle once, from its first route on.
  static func subjects(in index: RouteIndex) -> [[Route]] {
    var seen: Set<RouteKey> = []
    return index.protocolRoutes.filter { !$0.adapters.isEmpty }.compactMap { start in
      var path: [Route] = []
      var next: Route? = start
      while let route = next, seen.insert(route.key).inserted {
        path.append(route)
        next = adaptee(of: route, in: index)
      }
      guard let end = next, let first = path.firstIndex(where: { $0.key == end.key }) else { return nil }
      return Array(path[first...])
    }
  }

  private static func adaptee(of route: Route, in index: RouteIndex) -> Route? {
    let adapters = route.adapters.filter { index.isReportable($0) }
    guard adapters.count == 1, adapters.count == route.adapters.count else { return nil }
    return adapters[0].adaptee.flatMap { index.route($0) }
  }

  static func check(_ circle: [Route], in index: RouteIndex) -> [Finding] {
    let adapters = circle.flatMap(\.adapters)
    let doubt = doubt(circle, adapters, in: index)
    let message = "adapters form a cycle: \(words(circle))"
    return adapters.indices.map { place in
      let adapter = adapters[place]
      let others = [adapters[(place + 1)...], adapters[..<place]].joined().prefix(Finding.mostRelated)
      let related = others.map {
        Finding.Related(site: $0.site, message: "'\($0.adapteeName)' is its adaptee here")
      }
      return finding(at: adapter.site, message, doubt: doubt, related: related)
    }
  }

  /// The way round, of a long one its beginning.
  private static func words(_ circle: [Route]) -> String {
    let names = circle.prefix(Finding.mostRelated).map { "'\($0.key.name)'" }
    let rest = circle.count > names.count ? ["…"] : []
    return (names + rest + names.prefix(1)).joined(separator: ", ")
  }

  private static func doubt(_ circle: [Route], _ adapters: [Route.Adapter], in index: RouteIndex) -> String? {
    let linking = adapters.map { index.programs(linking: $0.site) }.reduce(ApplicationSet(rawValue: .max)) {
      $0.intersection($1)
    }
    for route in circle {
      switch index.status(of: route, in: linking) {
      case .registered, .adapted: return "look-ups end at a registered protocol of the cycle"
      case .unknown(let reason): return reason
      case .unregistered: continue
      }
    }
    return RegistrationConflicts.doubt(thatAllMeet: adapters.map { RegistrationCandidate($0) }, in: index)
  }
}
