import Reminders
import UIKit
import ZIKRouter.Internal
import ZRouter

class SharePanelRouter: ZIKDestinationViewRouter<SharePanelController> {
  override class func registerRoutableDestination() {
    registerView(SharePanelController.self)
    register(RoutableView<SharePanelInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> SharePanelController? {
    return SharePanelController()
  }
}

class LinkPanelRouter: ZIKDestinationViewRouter<LinkPanelController> {
  override class func registerRoutableDestination() {
    registerView(LinkPanelController.self)
    registerViewProtocol(LinkPanelInput.self)
  }

  override func destination(with configuration: ViewRouteConfig) -> LinkPanelController? {
    return LinkPanelController()
  }
}

/// The panel that the reminders require, too.
class SharePanelController: UIViewController, SharePanelInput, NTReminderPanelInput, ZIKRoutableView {
  var text = ""
}

/// Routable because its superclass is.
final class LinkPanelController: SharePanelController, LinkPanelInput {
  var link: URL?
}
