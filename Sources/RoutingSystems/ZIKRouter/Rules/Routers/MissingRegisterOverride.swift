import Routes
import SourceModel

/// A router class without a hook of its own.
enum MissingRegisterOverride: Rule {
  static let description = RuleDescription(
    id: "missing-register-override",
    severity: .error,
    summary: "A router class does not override `registerRoutableDestination` itself.",
    libraryCheck: "ZIKViewRouteRegistry.m:357, ZIKServiceRouteRegistry.m:323, ZIKRouterRuntime.m:182",
    rationale: """
      The library calls the method on every router class at launch. A class that inherits it would \
      register its superclass's routes again; a debug build stops with "must override \
      +registerRoutableDestination". Adapters need it too. Only a class whose `isAbstractRouter` \
      returns true may leave it out.
      """,
    examples: [
      RuleDescription.Example(
        "A router that only makes its destination",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          //  ^^^^^^^^^^^^ missing-register-override
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? {
            EditorViewController()
          }
        }
        """),
      RuleDescription.Example(
        "A subclass that inherits the method",
        """
        class EditorRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        class PreviewRouter: EditorRouter {
          //  ^^^^^^^^^^^^^ missing-register-override
          override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { nil }
        }
        """),
      RuleDescription.Example(
        "In an extension, and an abstract superclass",
        """
        class AppRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { return self == AppRouter.self }
        }
        class EditorRouter: AppRouter {
          override func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil }
        }
        //- EditorRouter+Registration.swift
        extension EditorRouter {
          override class func registerRoutableDestination() { registerView(EditorViewController.self) }
        }
        """),
      RuleDescription.Example(
        "A class that overrides isAbstractRouter, and its subclasses",
        """
        class AppRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { true }
        }
        class EditorRouter: AppRouter {}
        """),
    ])

  static func subjects(in index: RouteIndex) -> [LaunchCheck] {
    index.launchChecks
  }

  static func check(_ subject: LaunchCheck, in index: RouteIndex) -> [Finding] {
    guard !subject.defines(.registrationHook) else { return [] }
    let message = "the router '\(subject.router.name)' does not override '\(ZIKRouterVocabulary.registrationHook)'"
    return [finding(at: subject.site, message, doubt: subject.doubt)]
  }
}
