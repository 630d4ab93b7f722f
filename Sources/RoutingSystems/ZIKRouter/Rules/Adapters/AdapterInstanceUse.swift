import Routes
import SourceModel

/// An instance of a class that only registers adapters.
enum AdapterInstanceUse: Rule {
  static let description = RuleDescription(
    id: "adapter-instance-use",
    severity: .error,
    summary: "An adapter class is instantiated or performed.",
    libraryCheck: "ZIKViewRouteAdapter.m:20, ZIKServiceRouteAdapter.m:20",
    rationale: """
      Subclasses of `ZIKViewRouteAdapter` and `ZIKServiceRouteAdapter` register protocols for \
      other routers and must not be instantiated: making an instance, or performing a route on the \
      class, asserts in a debug build and returns nil in a release build. Look up the protocol \
      instead.
      """,
    examples: [
      RuleDescription.Example(
        "A route is performed on it",
        """
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {}
        }
        func open() {
          AppAdapter.perform(path: .push(from: self))
        //^^^^^^^^^^ adapter-instance-use
        }
        """),
      RuleDescription.Example(
        "An instance of a subclass",
        """
        //- AppAdapter.m
        @interface AppAdapter : ZIKServiceRouteAdapter
        @end
        @interface StoreAdapter : AppAdapter
        @end
        void open(void) {
          [[StoreAdapter alloc] initWithConfiguration:configuration removeConfiguration:nil];
        //  ^^^^^^^^^^^^ adapter-instance-use
          [StoreAdapter makeDestination];
        // ^^^^^^^^^^^^ adapter-instance-use
        }
        """),
      RuleDescription.Example(
        "Uses that need no instance",
        """
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {}
        }
        func open() {
          AppAdapter.registerRoutableDestination()
          AppAdapter.performURL("app://player", path: .push(from: self))
          let all = [AppAdapter.self]
        }
        """),
      RuleDescription.Example(
        "A router that calls itself an adapter",
        """
        class AppRouter: ZIKAnyViewRouter {
          override class func isAdapter() -> Bool { true }
          override class func registerRoutableDestination() {}
        }
        func open() {
          AppRouter.perform(path: .push(from: self))
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Router] {
    index.routers.filter { $0.traits.inheritsAdapter && !$0.instances.isEmpty }
  }

  static func check(_ router: Router, in index: RouteIndex) -> [Finding] {
    let doubt = index.doubtOfRouterClasses(of: ZIKRouterVocabulary.system) ?? index.classes.doubt(router.name)
    let sites = router.instances.filter { index.origins[$0.file] == .product && !index.brokenFiles.contains($0.file) }
    return sites.map {
      finding(
        at: $0, "'\(router.name)' is an adapter and must not be instantiated",
        doubt: doubt ?? RegistrationConflicts.doubt(.type(name: router.name), in: index))
    }
  }
}
