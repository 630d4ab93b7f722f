import UIKit
import ZIKRouter.Internal
import ZRouter

// A protocol that inherits a routable one is routable, and so is the one that it inherits.

@objc protocol PanelInput: ZIKViewRoutable {
  //           ^^^^^^^^^^ unregistered-protocol
  var text: String { get set }
}

@objc protocol LinkPanelInput: PanelInput {
  var link: URL? { get set }
}

@objc protocol MailPanelInput: PanelInput {
  //           ^^^^^^^^^^^^^^ unregistered-protocol
  var recipient: String { get set }
}

@objc protocol PrintPanelInput: PanelInput {
  var copies: Int { get set }
}

class LinkPanelRouter: ZIKAnyViewRouter {
  override class func registerRoutableDestination() {
    registerView(LinkPanelController.self)
    register(RoutableView<LinkPanelInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> AnyObject? {
    return LinkPanelController()
  }
}

final class LinkPanelController: UIViewController, LinkPanelInput, ZIKRoutableView {
  var text = ""
  var link: URL?

  @objc private func printOut() {
    Router.perform(
      to: RoutableView<PrintPanelInput>(),
      //               ^^^^^^^^^^^^^^^ lookup-unregistered
      path: .presentModally(from: self),
      configuring: { config, _ in
        config.prepareDestination = { destination in
          destination.copies = 2
        }
      }
    )
  }
}
