import Routes
import SourceModel

/// A protocol that the library's own base class is to answer for.
enum AbstractRouterUse: Rule {
  struct Subject {
    let route: Route
    let registration: Route.Registration
  }

  static let description = RuleDescription(
    id: "abstract-router-use",
    severity: .warning,
    summary: "A protocol is registered with the library's base router class.",
    libraryCheck: "ViewRouter.Registry.swift:55, :80, Registry.swift:147, :171",
    rationale: """
      `register(RoutableView<P>())` registers the class that it is called on, which then makes the \
      destination. The library's base class makes none; a debug build stops. Call it in a router's \
      `registerRoutableDestination`, or use `forMakingView`.
      """,
    examples: [
      RuleDescription.Example(
        "In an adapter",
        """
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<EditorInput>())
            //                                     ^^^^^^^^^^^ abstract-router-use
          }
        }
        """),
      RuleDescription.Example(
        "A module, in a function",
        """
        func registerStore() {
          ZIKAnyServiceRouter.register(RoutableServiceModule<StoreModuleInput>())
          //                                                 ^^^^^^^^^^^^^^^^ abstract-router-use
        }
        """),
      RuleDescription.Example(
        "An easy factory",
        """
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<EditorInput>(), forMakingView: EditorViewController.self)
          }
        }
        """),
      RuleDescription.Example(
        "A router, by itself and from outside",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView<EditorInput>())
            OtherRouter.register(RoutableView<OtherInput>())
          }
        }
        class OtherRouter: EditorRouter {}
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.protocolRoutes.flatMap { route in
      route.registrations.compactMap { registration in
        guard registration.form == .router, case .library = registration.call.registrar,
          !registration.call.conditions.isNeverCompiled
        else { return nil }
        return Subject(route: route, registration: registration)
      }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let message =
      "\(subject.route.key) is registered with the library's own class, "
      + "which makes no destination"
    let doubt =
      index.doubtOfRouterClasses(of: ZIKRouterVocabulary.system)
      ?? (subject.registration.isReliable ? nil : "the file could not be read completely")
    return [finding(at: subject.registration.site, message, doubt: doubt)]
  }
}
