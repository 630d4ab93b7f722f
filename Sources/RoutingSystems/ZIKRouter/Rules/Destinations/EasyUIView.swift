import Routes
import SourceModel

/// An easy factory for a view that is no view controller.
enum EasyUIView: Rule {
  static let description = RuleDescription(
    id: "easy-uiview",
    severity: .information,
    summary: "An easy factory makes a `UIView` or `NSView`, which then cannot be added as a subview.",
    libraryCheck: nil,
    rationale: """
      The route that the library makes for an easy factory supports only the route types of a view \
      controller: the library asks whether the class object is a view, which it never is \
      (ZIKViewRouteRegistry.m:137). Register a router or a route whose supported types include \
      `addAsSubview`.
      """,
    examples: [
      RuleDescription.Example(
        "By a protocol",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, BadgeInput, ZIKRoutableView {}
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<BadgeInput>(), forMakingView: BadgeView.self)
            //                                                                   ^^^^^^^^^ easy-uiview
          }
        }
        """),
      RuleDescription.Example(
        "By an identifier, with a closure",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIControl {}
        extension BadgeView: ZIKRoutableView {}
        class RoundBadgeView: BadgeView {}
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.registerIdentifier("badge", forMakingView: RoundBadgeView.self) { _ in RoundBadgeView() }
            //                                                          ^^^^^^^^^^^^^^ easy-uiview
          }
        }
        """),
      RuleDescription.Example(
        "A view controller",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeViewController: UIViewController, BadgeInput, ZIKRoutableView {}
        class AppRoutes: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<BadgeInput>(), forMakingView: BadgeViewController.self)
          }
        }
        """),
      RuleDescription.Example(
        "A router, and a class whose superclass is outside the scan",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class OtherView: Kit.BadgeView, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .viewDefault }
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            ZIKAnyViewRouter.registerIdentifier("other", forMakingView: OtherView.self)
          }
        }
        """),
    ])

  static func subjects(in index: RouteIndex) -> [DestinationCheck] {
    index.destinationChecks.filter { $0.made.form.isEasy && $0.made.family == .view && $0.isView }
  }

  static func check(_ subject: DestinationCheck, in index: RouteIndex) -> [Finding] {
    let message = "an easy factory makes the view '\(subject.type)', which then cannot be added as a subview"
    return [finding(at: subject.made.site, message, doubt: subject.doubt)]
  }
}
