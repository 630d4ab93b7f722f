import Routes
import SourceModel

/// A router that says its configuration under the name of an older version of the library.
enum OutdatedDefaultConfiguration: Rule {
  static let description = RuleDescription(
    id: "outdated-default-configuration",
    severity: .warning,
    tag: .outdated,
    isFixedOneByOne: true,
    summary: "A router class defines `defaultConfiguration`, which the library no longer calls.",
    libraryCheck: nil,
    rationale: """
      Since version 1.0 the method is called `defaultRouteConfiguration`. A method with the old \
      name is never called, so the router's own configuration is never made and its module \
      protocols cannot be registered.
      """,
    examples: [
      RuleDescription.Example(
        "The old name in Swift",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          class func defaultConfiguration() -> ViewRouteConfig { EditorConfiguration() }
          //         ^^^^^^^^^^^^^^^^^^^^ outdated-default-configuration
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "The old name in an extension of a subclass",
        """
        class StoreRouter: ZIKAnyServiceRouter {
          override class func isAbstractRouter() -> Bool { self == StoreRouter.self }
        }
        class ArchiveRouter: StoreRouter {
          override class func registerRoutableDestination() { registerService(Archive.self) }
          override func destination(with configuration: PerformRouteConfig) -> AnyObject? { nil }
        }
        extension ArchiveRouter {
          static func defaultConfiguration() -> PerformRouteConfig { ArchiveConfiguration() }
          //          ^^^^^^^^^^^^^^^^^^^^ outdated-default-configuration
        }
        """),
      RuleDescription.Example(
        "A helper of that name beside the new one",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          class func defaultConfiguration() -> ViewRouteConfig { EditorConfiguration() }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { defaultConfiguration() }
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "With an older library, or a superclass that has the method",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func defaultConfiguration() -> ViewRouteConfig { EditorConfiguration() }
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "Not a router, and not the class method",
        """
        class Player { class func defaultConfiguration() -> Int { 1 } }
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          func defaultConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Router] {
    index.withoutUses.routers
  }

  static func check(_ router: Router, in index: RouteIndex) -> [Finding] {
    let ancestry = index.classes.ancestry(of: router.name)
    guard index.deciding(.defaultRouteConfiguration, for: ancestry).isEmpty else { return [] }
    let isObjectiveC = index.classes.entry(router.name)?.language == .objectiveC
    let mayBeOld = isObjectiveC && !index.methods.isDefined(.defaultRouteConfiguration)
    let doubt =
      ancestry.doubt ?? index.doubt(aboutMembersOf: ancestry)
      ?? (mayBeOld ? "the library may be older than 1.0" : nil)
    return index.methods.definitions(of: .defaultConfiguration, in: router.name)
      .filter { !$0.conditions.isNeverCompiled }
      .map {
        let message = "the library never calls 'defaultConfiguration'; its name is 'defaultRouteConfiguration'"
        return finding(at: $0.site, message, doubt: doubt)
      }
  }
}
