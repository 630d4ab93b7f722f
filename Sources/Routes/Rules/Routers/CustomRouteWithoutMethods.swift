import SourceModel

/// A router that promises a way to show its view and does not implement it.
enum CustomRouteWithoutMethods: Rule {
  static let description = RuleDescription(
    id: "custom-route-without-methods",
    severity: .warning,
    summary: "A router supports custom routes for a `UIView` or `NSView` and does not implement them.",
    libraryCheck: "ZIKViewRouteRegistry.m:501, :502",
    rationale: """
      A router whose `supportedRouteTypes` are `custom` implements `canPerformCustomRoute` and \
      `performCustomRoute(onDestination:fromSource:configuration:)` itself, not only by inheritance; a debug build stops \
      while it registers a view. Types that are composed of several are not judged.
      """,
    examples: [
      RuleDescription.Example(
        "Neither method",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .custom }
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            //           ^^^^^^^^^ custom-route-without-methods
          }
        }
        """),
      RuleDescription.Example(
        "Inherited ones do not count",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class CustomRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { self == CustomRouter.self }
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { ZIKViewRouteTypeMask.custom }
          override func canPerformCustomRoute() -> Bool { true }
          override func performCustomRoute(
            onDestination destination: AnyObject, fromSource source: Any?, configuration: ViewRouteConfig
          ) {}
        }
        class BadgeRouter: CustomRouter {
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            //           ^^^^^^^^^ custom-route-without-methods
          }
        }
        """),
      RuleDescription.Example(
        "Both methods",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .custom }
          override class func registerRoutableDestination() { registerView(BadgeView.self) }
          override func canPerformCustomRoute() -> Bool { true }
        }
        extension BadgeRouter {
          override func performCustomRoute(
            onDestination destination: AnyObject, fromSource source: Any?, configuration: ViewRouteConfig
          ) {}
        }
        """),
      RuleDescription.Example(
        "A view controller, which is not checked at launch",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeController: UIViewController, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .custom }
          override class func registerRoutableDestination() { registerView(BadgeController.self) }
        }
        """),
    ])

  private static let custom: Set = ["custom", "ZIKViewRouteTypeMaskCustom"]

  static func subjects(in index: RouteIndex) -> [ViewRouterCheck] {
    index.viewRouterChecks.filter {
      if case .only(let name) = $0.supported { custom.contains(name) } else { false }
    }
  }

  static func check(_ subject: ViewRouterCheck, in index: RouteIndex) -> [Finding] {
    let lacking = [Fact.MethodOverride.Method.canPerformCustomRoute, .performsCustomRoute]
      .filter { !subject.router.defines($0) }
    guard !lacking.isEmpty else { return [] }
    let names = lacking.map { $0 == .canPerformCustomRoute ? "'canPerformCustomRoute'" : "'performCustomRoute'" }
    let message =
      "'\(subject.router.router.name)' supports custom routes, but does not implement "
      + names.joined(separator: " and ")
    return [finding(at: subject.destination.made.site, message, doubt: subject.doubt)]
  }
}
