import UIKit
import ZIKRouter.Internal
import ZRouter

/// The other half of a switch: `BlockRoutes` registers the theme when the switch is off.
class ThemeRouter: AppViewRouter {
  override class func registerRoutableDestination() {
    registerView(CompactThemeViewController.self)
    if LaunchOptions.compactTheme == 1 {
      register(RoutableView<ThemeInput>())
    }
  }

  override func destination(with configuration: ViewRouteConfig) -> UIViewController? {
    return CompactThemeViewController()
  }
}

final class CompactThemeViewController: UIViewController, ThemeInput, ZIKRoutableView {}
