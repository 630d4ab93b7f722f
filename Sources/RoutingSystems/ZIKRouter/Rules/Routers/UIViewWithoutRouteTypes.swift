import Routes
import SourceModel

/// A router for a view that does not say how the view is shown.
enum UIViewWithoutRouteTypes: Rule {
  static let description = RuleDescription(
    id: "uiview-without-route-types",
    severity: .warning,
    summary: "A router registers a `UIView` or `NSView` but does not support adding it as a subview.",
    libraryCheck: "ZIKViewRouteRegistry.m:499",
    rationale: """
      The library's `supportedRouteTypes` are those of a view controller. A router for a view must \
      override the method and support `addAsSubview` or `custom`; otherwise a debug build stops. \
      Exclusive registrations are not checked.
      """,
    examples: [
      RuleDescription.Example(
        "No override",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            //           ^^^^^^^^^ uiview-without-route-types
          }
        }
        """),
      RuleDescription.Example(
        "The types of a view controller, from the superclass",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIStackView, ZIKRoutableView {}
        class AppRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { self == AppRouter.self }
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { return .viewControllerDefault }
        }
        class BadgeRouter: AppRouter {
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            //           ^^^^^^^^^ uiview-without-route-types
          }
        }
        """),
      RuleDescription.Example(
        "Several types, none of which shows a view",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { [.push, .presentModally] }
          override class func registerRoutableDestination() {
            registerView(BadgeView.self)
            //           ^^^^^^^^^ uiview-without-route-types
          }
        }
        """),
      RuleDescription.Example(
        "Overridden by a superclass, or by something that cannot be read",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class SubviewRouter: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { self == SubviewRouter.self }
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { .addAsSubview }
        }
        class BadgeRouter: SubviewRouter {
          override class func registerRoutableDestination() { registerView(BadgeView.self) }
        }
        class OtherRouter: ZIKAnyViewRouter {
          override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { [.viewControllerDefault, .addAsSubview] }
          override class func registerRoutableDestination() { registerView(BadgeView.self) }
        }
        """),
      RuleDescription.Example(
        "A view controller, and a view that is registered exclusively",
        """
        //- App.swift
        @main class AppDelegate {}
        //- Badge.swift
        class BadgeView: UIView, ZIKRoutableView {}
        class BadgeController: UIViewController, ZIKRoutableView {}
        class BadgeRouter: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerExclusiveView(BadgeView.self)
            registerView(BadgeController.self)
          }
        }
        """),
    ])

  /// The library's ways to show a view controller (ZIKViewRouteConfiguration.h:89).
  private static let withoutViews: Set = [
    "addAsChildViewController", "getDestination", "makeDestination", "performSegue", "presentAsPopover",
    "presentAsSheet", "presentModally", "presentWithAnimator", "push", "show", "showDetail", "uIViewControllerDefault",
    "uiViewControllerDefault", "viewControllerDefault",
  ]

  static func subjects(in index: RouteIndex) -> [ViewRouterCheck] {
    index.viewRouterChecks.filter {
      switch $0.supported {
      case .nothing: true
      case .only(let names): withoutViews.isSuperset(of: names)
      case .unknown: false
      }
    }
  }

  static func check(_ subject: ViewRouterCheck, in index: RouteIndex) -> [Finding] {
    let message =
      "'\(subject.router.router.name)' registers the view '\(subject.destination.type)', "
      + "but its 'supportedRouteTypes' do not support views"
    return [finding(at: subject.destination.made.site, message, doubt: subject.doubt)]
  }
}
