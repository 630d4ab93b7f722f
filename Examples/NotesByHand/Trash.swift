import UIKit
import ZIKRouter.Internal
import ZRouter

protocol TrashInput: AnyObject {}

extension RoutableView where Protocol == TrashInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class TrashViewController: UITableViewController, TrashInput, ZIKRoutableView {}

/// Forgotten in the list.
class TrashRouter: ZIKViewRouter<TrashViewController, ViewRouteConfig> {
  //  ^^^^^^^^^^^ manual-list-incomplete
  override class func registerRoutableDestination() {
    registerView(TrashViewController.self)
    register(RoutableView<TrashInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> TrashViewController? {
    return TrashViewController()
  }
}
