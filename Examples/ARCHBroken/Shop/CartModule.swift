import HHModule
import UIKit

struct OrderState: ARCHState {
  var total = 0
}

struct CartState: ARCHState {
  var total = 0
}

protocol CartModuleInput: AnyObject {}

protocol CartModuleOutput: AnyObject {
  func cartDidClose()
}

final class CartEventHandler: ARCHEventHandler<CartState>, CartModuleInput {
  var moduleOutput: CartModuleOutput?
  //  ^^^^^^^^^^^^ arch-module-output-not-weak

  func showLogin(in container: UIView) {
    guard let router = router else { return }
    LoginConfigurator(moduleIO: nil).module.insert(to: router, container: container, animated: false)
    //                                      ^^^^^^ arch-module-never-started
  }
}

final class CartViewController: ARCHViewController<OrderState, CartEventHandler> {
  //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-module-state-mismatch
  private let headerView = HeaderView()
  //          ^^^^^^^^^^ view-without-substate
}

final class CartConfigurator: ARCHModuleConfigurator {
  typealias ModuleIO = (CartModuleInput) -> CartModuleOutput?

  let moduleIO: ModuleIO?

  init(moduleIO: ModuleIO?) {
    self.moduleIO = moduleIO
  }

  var module: ARCHModule {
    let controller = CartViewController()
    let eventHandler = CartEventHandler()
    eventHandler.router = controller
    eventHandler.viewInput = controller
    eventHandler.moduleOutput = moduleIO?(eventHandler)
    controller.output = eventHandler
    return controller
  }
}

final class OldCartConfigurator: ARCHModuleConfigurator {
  //        ^^^^^^^^^^^^^^^^^^^ arch-configurator-outdated
  //        ^^^^^^^^^^^^^^^^^^^ arch-configurator-unused
  let moduleIO: ((LoginModuleInput) -> CartModuleOutput?)?
  //            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-module-io-mismatch

  var router: ARCHRouter {
    let controller = CartViewController()
    let eventHandler = CartEventHandler()
    eventHandler.router = controller
    eventHandler.viewInput = controller
    eventHandler.moduleOutput = nil
    controller.output = eventHandler
    return controller
  }
}
