import HHModule
import UIKit

struct LoginState: FormStateProtocol {
  var header = HeaderState()
  var name: String?
}

protocol LoginModuleInput: FormModuleInput {}

protocol LoginModuleOutput: FormModuleOutput {
  func loginDidEnd()
}

final class LoginEventHandler: BaseFormEventHandler<LoginState>, LoginModuleInput {
  private weak var internalModuleOutput: LoginModuleOutput?

  override var moduleOutput: AnyObject? {
    set { internalModuleOutput = newValue as? LoginModuleOutput }
    get { return internalModuleOutput }
  }

  func login() {
    internalModuleOutput?.loginDidEnd()
    ShopStory.cart({ _ in nil }).push(from: router, animated: true)
  }
}

final class LoginViewController: BaseFormViewController<LoginEventHandler, LoginState> {
  override func prepareRootView() {
    super.prepareRootView()
    view.backgroundColor = .white
  }
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
    eventHandler.router = controller
    eventHandler.viewInput = controller
    if let moduleIO = moduleIO {
      eventHandler.moduleOutput = moduleIO(eventHandler)
    }
    controller.output = eventHandler
    return controller
  }
}
