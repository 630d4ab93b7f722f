import Routes
import SourceModel

/// A router for a module that has no configuration of its own.
enum MissingDefaultRouteConfiguration: Rule {
  static let description = RuleDescription(
    id: "missing-default-route-configuration",
    severity: .error,
    summary: "A router registers a module protocol but does not override `defaultRouteConfiguration`.",
    libraryCheck: """
      ViewRouter.Registry.swift:85, :704, Registry.swift:176, :814, ZIKViewRouter.m:4256, ZIKServiceRouter.m:159, \
      ZIKViewRouteRegistry.m:480, ZIKServiceRouteRegistry.m:419
      """,
    rationale: """
      The protocol of a module is the protocol of its configuration. Without an override the \
      router uses the library's own configuration, which conforms to no module protocol unless an \
      extension adds it; a debug build stops.
      """,
    examples: [
      RuleDescription.Example(
        "No configuration",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() {
            registerView(EditorViewController.self)
            register(RoutableViewModule<EditorModuleInput>())
            //                          ^^^^^^^^^^^^^^^^^ missing-default-route-configuration
          }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "A method that takes something else, and an extension of another configuration",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        @objc protocol StoreModuleInput: ZIKServiceModuleRoutable {}
        extension ViewRouteConfig: StoreModuleInput {}
        class StoreRouter: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() {
            registerService(Store.self)
            register(RoutableServiceModule<StoreModuleInput>())
            //                             ^^^^^^^^^^^^^^^^ missing-default-route-configuration
          }
          func defaultRouteConfiguration() -> PerformRouteConfig { StoreConfiguration() }
          override func destination(with configuration: PerformRouteConfig) -> AnyObject? { nil }
        }
        """),
      RuleDescription.Example(
        "Inherited, and by an extension of the library's configuration",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        @objc protocol ListModuleInput: ZIKViewModuleRoutable {}
        class AppRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { self == AppRouter.self }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { makeConfiguration() }
        }
        class EditorRouter: AppRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<EditorModuleInput>()) }
        }
        class ListRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<ListModuleInput>()) }
        }
        extension ZIKPerformRouteConfiguration: ListModuleInput {}
        """),
      RuleDescription.Example(
        "Easy factories, routes made from blocks, and protocols outside the scan",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        @objc protocol ListModuleInput: ZIKViewModuleRoutable {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableViewModule<EditorModuleInput>(), forMakingView: A.self) { configuration }
            ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() })
              .register(RoutableViewModule<ListModuleInput>())
            register(RoutableViewModule<KitModuleInput>())
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [ModuleCheck] {
    index.moduleChecks.filter { index.deciding(.defaultRouteConfiguration, for: $0.check.ancestry).isEmpty }
  }

  static func check(_ subject: ModuleCheck, in index: RouteIndex) -> [Finding] {
    let configuration = subject.check.router.family.configuration
    let names = index.systems.library.configurationClasses[configuration] ?? [configuration]
    let library = Ancestry(classes: [], end: .library(names))
    guard Conformance(library, in: index).missing(of: subject.route.components) != nil else { return [] }
    let message =
      "'\(subject.check.router.name)' registers \(subject.route.key), "
      + "but has no 'defaultRouteConfiguration' that conforms to it"
    let reason = index.outOfSight(from: subject.registration.site)
    let doubt =
      subject.doubt ?? reason.map { "an extension outside the scan may make the library's class conform: \($0)" }
    return [finding(at: subject.registration.site, message, doubt: doubt)]
  }
}

extension RouteFamily {
  /// The library's configuration of a router that has none of its own (ZIKViewRouter.m:214, ZIKServiceRouter.m:84).
  fileprivate var configuration: String {
    self == .view ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration"
  }
}
