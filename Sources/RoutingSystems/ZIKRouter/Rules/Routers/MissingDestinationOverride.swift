import Routes
import SourceModel

/// A router class that does not make its destination itself.
enum MissingDestinationOverride: Rule {
  static let description = RuleDescription(
    id: "missing-destination-override",
    severity: .error,
    summary: "A router class does not override `destination(with:)` itself.",
    libraryCheck: "ZIKViewRouteRegistry.m:361, ZIKServiceRouteRegistry.m:327, ZIKRouterRuntime.m:182",
    rationale: """
      A debug build stops at launch with "must override -destinationWithConfiguration:". The \
      library compares with the immediate superclass, so an inherited implementation does not \
      count. Adapters and abstract routers may leave it out.
      """,
    examples: [
      RuleDescription.Example(
        "A router that only registers",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          //  ^^^^^^^^^^^^ missing-destination-override
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
        }
        """),
      RuleDescription.Example(
        "A subclass that inherits the method, and one with a parameter of another name",
        """
        class StoreRouter: ZIKServiceRouter<Store, PerformRouteConfig> {
          override class func registerRoutableDestination() { registerService(Store.self) }
          override func destination(with configuration: PerformRouteConfig) -> Store? { Store() }
        }
        class ArchiveRouter: StoreRouter {
          //  ^^^^^^^^^^^^^ missing-destination-override
          override class func registerRoutableDestination() { registerService(Archive.self) }
          func destination(for configuration: PerformRouteConfig) -> Store? { Archive() }
        }
        """),
      RuleDescription.Example(
        "An adapter",
        """
        class AppAdapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {}
        }
        class OtherAdapter: ZIKAnyViewRouter {
          override class func isAdapter() -> Bool { true }
          override class func registerRoutableDestination() {}
        }
        """),
      RuleDescription.Example(
        "A class that cannot be read completely",
        """
        class EditorRouter: ModuleRouter<Editor> {
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
        }
        class ModuleRouter<Destination>: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {}
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [LaunchCheck] {
    index.launchChecks.filter { !$0.router.traits.isAdapter }
  }

  static func check(_ subject: LaunchCheck, in index: RouteIndex) -> [Finding] {
    guard !subject.defines(.makesDestination) else { return [] }
    let message = "the router '\(subject.router.name)' does not override 'destination(with:)' to make its destination"
    let doubt = subject.router.traits.mayBeAdapter ? "it may be an adapter" : subject.doubt
    return [finding(at: subject.site, message, doubt: doubt)]
  }
}
