import UIKit
import ZIKRouter.Internal
import ZRouter

class SearchRouter: ZIKViewRouter<SearchViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(SearchViewController.self)
    register(RoutableView<SearchScreen>())
    registerURLPattern("notes://search")
  }

  override func destination(with configuration: ViewRouteConfig) -> SearchViewController? {
    return SearchViewController()
  }
}

class SearchFilterRouter: ZIKAnyViewRouter {
  override class func registerRoutableDestination() {
    registerView(SearchFilterViewController.self)
    register(RoutableView<SearchFilterInput & UIViewController>())
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return SearchFilterViewController()
  }
}
