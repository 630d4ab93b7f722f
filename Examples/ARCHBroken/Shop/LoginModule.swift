import HHModule
import UIKit

struct LoginState: FormStateProtocol {
  var header = HeaderState()
}

protocol LoginModuleInput: AnyObject {}

protocol LoginModuleOutput: AnyObject {
  //     ^^^^^^^^^^^^^^^^^ arch-child-protocol-not-inheriting
  func loginDidEnd()
}

final class LoginEventHandler: BaseFormEventHandler<LoginState>, LoginModuleInput {
  private weak var internalModuleOutput: LoginModuleOutput?
  private weak var cartOutput: CartModuleOutput?

  override var moduleOutput: AnyObject? {
    set { cartOutput = newValue as? CartModuleOutput }
    //                              ^^^^^^^^^^^^^^^^ arch-output-cast-mismatch
    get { return internalModuleOutput }
  }

  func login() { ShopStory.cart.push(from: router, animated: true) }
}

final class SignUpEventHandler: BaseFormEventHandler<LoginState> {
  weak var moduleOutput: LoginModuleOutput?
  //       ^^^^^^^^^^^^ arch-module-output-redeclared
}

final class LoginViewController: BaseFormViewController<LoginEventHandler, LoginState> {
  private let footerView = HeaderView()
  //          ^^^^^^^^^^ views-share-substate

  override func prepareRootView() { view.backgroundColor = .white }
  //            ^^^^^^^^^^^^^^^ arch-missing-super-call
}

final class LoginConfigurator: ARCHModuleConfigurator {
  typealias ModuleIO = (LoginModuleInput) -> LoginModuleOutput?

  let moduleIO: ModuleIO?

  init(moduleIO: ModuleIO?) {
    self.moduleIO = moduleIO
  }

  var module: ARCHModule {
    let controller = LoginViewController()
    let eventHandler = LoginEventHandler()
    //                 ^^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
    //                 ^^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
    eventHandler.viewInput = controller
    controller.output = eventHandler
    return controller
  }
}
