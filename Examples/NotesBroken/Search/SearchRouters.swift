import UIKit
import ZIKRouter.Internal
import ZRouter

protocol SearchInput: AnyObject {
  var query: String { get set }
}

typealias SearchScreen = UIViewController & SearchInput

extension RoutableView where Protocol == SearchScreen {
  init() { self.init(declaredTypeName: "UIViewController & SearchInput") }
}

class SearchRouter: ZIKViewRouter<SearchViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(SearchViewController.self)
    register(RoutableView<SearchScreen>())
    //                    ^^^^^^^^^^^^ duplicate-protocol-registration
  }

  override func destination(with configuration: ViewRouteConfig) -> SearchViewController? {
    return SearchViewController()
  }
}

/// Registers the same composition, spelled out.
class QuickSearchRouter: ZIKViewRouter<SearchViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(SearchViewController.self)
    register(RoutableView<SearchInput & UIViewController>())
    //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ duplicate-protocol-registration
  }

  override func destination(with configuration: ViewRouteConfig) -> SearchViewController? {
    return SearchViewController()
  }
}

final class SearchViewController: UIViewController, SearchInput, ZIKRoutableView {
  var query = ""
}
