import UIKit
import ZIKRouter.Internal
import ZRouter

protocol NoteListInput: AnyObject {}

extension RoutableView where Protocol == NoteListInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class NoteListViewController: UITableViewController, NoteListInput, ZIKRoutableView {
  @objc private func showTrash() {
    Router.perform(to: RoutableView<TrashInput>(), path: .push(from: self))
  }
}

class NoteListRouter: ZIKViewRouter<NoteListViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(NoteListViewController.self)
    register(RoutableView<NoteListInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> NoteListViewController? {
    return NoteListViewController()
  }
}
