import Reminders
import UIKit
import ZIKRouter.Internal
import ZRouter

/// The panel that the reminders require. `Notes` has another one.
class MiniPanelRouter: ZIKViewRouter<MiniPanelController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(MiniPanelController.self)
    register(RoutableView<NTReminderPanelInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> MiniPanelController? {
    return MiniPanelController()
  }
}

final class MiniPanelController: UIViewController, NTReminderPanelInput, ZIKRoutableView {
  var text = ""

  /// To be kept, where somebody wants to.
  var note: Note { Note(id: 0, title: text, body: "") }
}
