import UIKit
import ZIKRouter.Internal
import ZRouter

public protocol LoginInput: AnyObject {
  var account: String? { get set }
}

extension RoutableView where Protocol == LoginInput {
  public init() { self.init(declaredProtocol: Protocol.self) }
}

class LoginRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(LoginViewController.self)
    register(RoutableView<LoginInput>())
    registerURLPattern("notes://login")
  }

  override func destination(with configuration: ViewRouteConfig) -> LoginViewController? {
    return LoginViewController()
  }
}
