import UIKit
import ZIKRouter.Internal
import ZRouter

/// What all view routers of the app share. It makes no view itself.
class AppViewRouter: ZIKViewRouter<UIViewController, ViewRouteConfig> {
  override class func isAbstractRouter() -> Bool {
    return self == AppViewRouter.self
  }

  override class func supportedRouteTypes() -> ZIKViewRouteTypeMask {
    return .viewControllerDefault
  }

  override func didFinishPrepareDestination(_ destination: UIViewController, configuration: ViewRouteConfig) {
    destination.view.tintColor = .systemOrange
  }
}
