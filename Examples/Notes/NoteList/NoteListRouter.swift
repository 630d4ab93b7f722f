import UIKit
import ZIKRouter.Internal
import ZRouter

class NoteListRouter: AppViewRouter {
  override class func registerRoutableDestination() {
    registerView(NoteListViewController.self)
    register(RoutableView<NoteListInput>())
    registerIdentifier("notes")
    // register(RoutableView<AllNotesInput>()) was the name until version 2.
  }

  override func destination(with configuration: ViewRouteConfig) -> UIViewController? {
    return NoteListViewController()
  }
}
