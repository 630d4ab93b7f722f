import Routes
import SourceModel

/// A router for a module whose configuration is of another class.
enum ConfigNotConforming: Rule {
  static let description = RuleDescription(
    id: "config-not-conforming",
    severity: .error,
    summary: """
      A router's configuration does not conform to a module protocol that the router registers.
      """,
    libraryCheck: """
      ViewRouter.Registry.swift:85, :704, :717, Registry.swift:176, :814, :827, ZIKViewRouter.m:4256, \
      ZIKServiceRouter.m:159, ZIKViewRouteRegistry.m:480, ZIKServiceRouteRegistry.m:419
      """,
    rationale: """
      A look-up of the module gets the router's default configuration through that protocol; a \
      debug build stops if the configuration does not conform. Only the value that \
      `defaultRouteConfiguration` returns is checked, if it is one new instance of a class in the \
      scan; the method's return type is not evidence.
      """,
    examples: [
      RuleDescription.Example(
        "A class that does not conform",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        class EditorConfiguration: ViewRouteConfig {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableViewModule<EditorModuleInput>())
            //                          ^^^^^^^^^^^^^^^^^ config-not-conforming
          }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { return EditorConfiguration() }
        }
        """),
      RuleDescription.Example(
        "The library's own class, from the superclass",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Store.swift
        @objc protocol StoreModuleInput: ZIKServiceModuleRoutable {}
        class AppRouter: ZIKAnyServiceRouter {
          override class func isAbstractRouter() -> Bool { self == AppRouter.self }
          override class func defaultRouteConfiguration() -> PerformRouteConfig { PerformRouteConfig() }
        }
        class StoreRouter: AppRouter {
          override class func registerRoutableDestination() {
            register(RoutableServiceModule<StoreModuleInput>())
            //                             ^^^^^^^^^^^^^^^^ config-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "Conforms by itself, by its superclass, or by an extension of the library's",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        @objc protocol ListModuleInput: ZIKViewModuleRoutable {}
        class Base: ViewRouteConfig {}
        extension Base: EditorModuleInput {}
        extension ZIKPerformRouteConfig: ListModuleInput {}
        class EditorConfiguration: Base {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableViewModule<EditorModuleInput>())
            register(RoutableViewModule<ListModuleInput>())
          }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { EditorConfiguration() }
        }
        """),
      RuleDescription.Example(
        "Made elsewhere, makeable, or under a condition",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Editor.swift
        @objc protocol EditorModuleInput: ZIKViewModuleRoutable {}
        @objc protocol ListModuleInput: ZIKViewModuleRoutable {}
        @objc protocol PageModuleInput: ZIKViewModuleRoutable {}
        class EditorConfiguration: ViewRouteConfig {}
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<EditorModuleInput>()) }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { make() }
        }
        class ListRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<ListModuleInput>()) }
          override class func defaultRouteConfiguration() -> ViewRouteConfig {
            ViewMakeableConfiguration<EditorInput, (String) -> Void>({ _ in })
          }
        }
        class PageRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<PageModuleInput>()) }
          #if OLD
            override class func defaultRouteConfiguration() -> ViewRouteConfig { EditorConfiguration() }
          #else
            override class func defaultRouteConfiguration() -> ViewRouteConfig { make() }
          #endif
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [ModuleCheck] {
    index.moduleChecks
  }

  static func check(_ subject: ModuleCheck, in index: RouteIndex) -> [Finding] {
    let definitions = index.deciding(.defaultRouteConfiguration, for: subject.check.ancestry)
    guard definitions.count == 1, let definition = definitions.first, definition.conditions.isEmpty,
      case .instance(let type) = definition.answer
    else { return [] }
    let conformance = Conformance(index.classes.ancestry(of: type), in: index)
    guard let lacking = conformance.missing(of: subject.route.components) else { return [] }
    let message =
      "'\(subject.check.router.name)' registers \(subject.route.key), "
      + "but its configuration '\(type)' does not conform to '\(lacking)'"
    let reason = index.outOfSight(from: subject.registration.site)
    let doubt =
      subject.doubt ?? conformance.doubt
      ?? reason.map { "an extension outside the scan may make it conform: \($0)" }
    let related = Finding.Related(site: definition.site, message: "the configuration is made here")
    return [finding(at: subject.registration.site, message, doubt: doubt, related: [related])]
  }
}
