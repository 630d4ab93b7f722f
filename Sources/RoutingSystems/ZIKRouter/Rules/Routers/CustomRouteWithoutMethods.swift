import Routes
import SourceModel

/// A router that promises a way to show its view and does not implement it.
enum CustomRouteWithoutMethods: Rule {
  static let description = RuleDescription(
    id: "custom-route-without-methods",
    severity: .warning,
    summary: "A router supports custom routes for a `UIView` or `NSView` but does not implement them.",
    libraryCheck: "ZIKViewRouteRegistry.m:501, :502",
    rationale: """
      A router with `custom` among its `supportedRouteTypes` must implement \
      `canPerformCustomRoute` and `performCustomRoute(onDestination:fromSource:configuration:)` \
      itself, not by inheritance; a debug build stops when it registers a view. Only types that \
      are written as names are checked, not those that are added to `super`.
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
        "Among others, in Objective-C",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.m
        @interface BadgeView : UIView <ZIKRoutableView>
        @end
        @interface BadgeRouter : ZIKViewRouter
        @end
        @implementation BadgeRouter
        + (ZIKViewRouteTypeMask)supportedRouteTypes {
          return ZIKViewRouteTypeMaskAddAsSubview | ZIKViewRouteTypeMaskCustom;
        }
        + (void)registerRoutableDestination {
          [self registerView:[BadgeView class]];
          //                  ^^^^^^^^^ custom-route-without-methods
        }
        @end
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

  static func subjects(in index: RouteIndex) -> [ViewRouterCheck] {
    index.viewRouterChecks.filter {
      if case .only(let names) = $0.supported { names.contains("custom") } else { false }
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
