import UIKit
import ZIKRouter.Internal
import ZRouter

class NoteListRouter: ZIKViewRouter<NoteListViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(NoteListViewController.self)
    register(RoutableView<NoteListInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> NoteListViewController? {
    return NoteListViewController()
  }
}

class ArchiveRouter: ZIKViewRouter<ArchiveViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(ArchiveViewController.self)
    // register(RoutableView<ArchiveInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> ArchiveViewController? {
    return ArchiveViewController()
  }
}

final class ArchiveViewController: UIViewController, ArchiveInput, ZIKRoutableView {
  var year = 0
}
