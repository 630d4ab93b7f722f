import Routes
import SourceModel

/// A registration for a router outside the method that the library calls.
enum RegisterOutsideHook: Rule {
  struct Subject {
    let site: Site
    let router: String
    let isReliable: Bool
  }

  static let description = RuleDescription(
    id: "register-outside-hook",
    severity: .information,
    isOnByDefault: false,
    summary: "A router is registered outside `registerRoutableDestination`.",
    libraryCheck: """
      ViewRouter.Registry.swift:54, :79, :101, :124, Registry.swift:146, :170, ZIKViewRouter.m:4236-4342, \
      ZIKServiceRouter.m:140-242
      """,
    rationale: """
      Nothing may be registered after the launch, and the library itself calls only \
      `registerRoutableDestination`. Off by default, because callers of a function are not \
      followed. Methods that a router calls on itself, adapters, and routes made from blocks are \
      not reported.
      """,
    examples: [
      RuleDescription.Example(
        "A class and a protocol, in a function",
        """
        class EditorRouter: ZIKAnyViewRouter {}
        func open() {
          EditorRouter.registerView(EditorViewController.self)
          //                        ^^^^^^^^^^^^^^^^^^^^ register-outside-hook
          EditorRouter.register(RoutableView<EditorInput>())
          //                                 ^^^^^^^^^^^ register-outside-hook
        }
        """),
      RuleDescription.Example(
        "In a closure",
        """
        class StoreRouter: ZIKAnyServiceRouter {}
        let later = { StoreRouter.registerExclusiveService(Store.self) }
        //                                                 ^^^^^ register-outside-hook
        """),
      RuleDescription.Example(
        "In its own hook, in another's, and in a method of its own",
        """
        class EditorRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { registerAll() }
          class func registerAll() { registerView(EditorViewController.self) }
        }
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() { EditorRouter.register(RoutableView<EditorInput>()) }
        }
        """),
      RuleDescription.Example(
        "Easy factories and routes made from blocks",
        """
        func register() {
          ZIKAnyViewRouter.registerIdentifier("a", forMakingView: A.self)
          ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() }).register(RoutableView<AInput>())
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [Subject] {
    let made = index.destinationTable.made.compactMap { made in
      made.form.isEasy ? nil : subject(made.site, made.call, made.isReliable, in: index)
    }
    let registered = index.protocolRoutes.flatMap(\.registrations).compactMap { registration in
      registration.form == .easyFactory
        ? nil : subject(registration.site, registration.call, registration.isReliable, in: index)
    }
    return made + registered
  }

  private static func subject(
    _ site: Site, _ call: RegisteringCall, _ isReliable: Bool, in index: RouteIndex
  ) -> Subject? {
    guard call.function != nil, !call.isOnCurrent, !call.conditions.isNeverCompiled, let name = call.registrar.typeName,
      index.router(named: name) != nil
    else { return nil }
    return Subject(site: site, router: name, isReliable: isReliable)
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let hook = ZIKRouterVocabulary.registrationHook
    let message = "'\(subject.router)' is registered outside '\(hook)', which may be too late"
    return [
      finding(at: subject.site, message, doubt: subject.isReliable ? nil : "the file could not be read completely")
    ]
  }
}
