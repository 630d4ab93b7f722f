import UIKit
import ZIKRouter.Internal
import ZRouter

protocol LoginInput: AnyObject {}
protocol RequiredHomeInput: AnyObject {}

protocol RequiredLoginAlertInput {
  func setMessage(_ message: String)
}

protocol MessageInput: RequiredLoginAlertInput {}
protocol AlertInput: MessageInput {}

extension RoutableView where Protocol == LoginInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == RequiredHomeInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == RequiredLoginAlertInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == MessageInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == AlertInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

class LoginRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(LoginViewController.self)
    if LoginOptions.usesTouch == 0 {
      register(RoutableView<LoginInput>())
    }
  }

  override func destination(with configuration: ViewRouteConfig) -> LoginViewController? {
    return LoginViewController()
  }
}

/// The other half of a runtime switch: nothing to report.
class TouchLoginRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(LoginViewController.self)
    if LoginOptions.usesTouch == 1 {
      register(RoutableView<LoginInput>())
    }
  }

  override func destination(with configuration: ViewRouteConfig) -> LoginViewController? {
    return LoginViewController()
  }
}

enum LoginOptions {
  static let usesTouch = 0
}

final class LoginViewController: UIViewController, LoginInput, ZIKRoutableView {
  private func succeed() {
    Router.perform(to: RoutableView<RequiredHomeInput>(), path: .show(from: self))
  }

  private func fail(_ error: Error) {
    // Adapted, but the chain ends at nothing.
    Router.perform(to: RoutableView<RequiredLoginAlertInput>(), path: .presentModally(from: self)) { alert in
      //                            ^^^^^^^^^^^^^^^^^^^^^^^ lookup-unregistered
      alert.setMessage(error.localizedDescription)
    }
    Router.perform(to: RoutableView<MessageInput>(), path: .presentModally(from: self))
    //                              ^^^^^^^^^^^^ lookup-unregistered
    Router.perform(to: RoutableView<AlertInput>(), path: .presentModally(from: self))
    //                              ^^^^^^^^^^ lookup-unregistered
  }
}
