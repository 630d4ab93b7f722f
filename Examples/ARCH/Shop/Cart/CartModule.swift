import HHModule
import UIKit

struct CartState: ARCHState {
  var header: HeaderState?
  var total = 0
}

protocol CartModuleInput {
  func add(_ article: String)
}

protocol CartModuleOutput: AnyObject {
  func cartDidClose()
}

final class CartEventHandler: ARCHEventHandler<CartState>, CartModuleInput {
  weak var moduleOutput: CartModuleOutput?

  override func viewIsReady() {
    super.viewIsReady()
    state.total = 0
  }

  func add(_ article: String) { state.total += 1 }

  func close() { moduleOutput?.cartDidClose() }

  func showLogin(in container: UIView) {
    guard let router = router else { return }
    let login = LoginConfigurator(moduleIO: nil).module
    _ = login.router
    login.insert(to: router, container: container, animated: false)
  }
}

final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
  private let headerView = HeaderView()
  private let footerView = HeaderView()

  override var autorenderIgnoreViews: [ARCHViewInput] { return [footerView] }

  override func render(state: CartState) {
    super.render(state: state)
    footerView.render(state: HeaderState(title: "\(state.total)"))
  }
}

final class CartConfigurator: ARCHModuleConfigurator {
  typealias ModuleIO = (CartModuleInput) -> CartModuleOutput?

  let moduleIO: ModuleIO?

  init(moduleIO: ModuleIO?) {
    self.moduleIO = moduleIO
  }

  var module: ARCHModule {
    let controller = CartViewController()
    controller.output = {
      let eventHandler = CartEventHandler()
      eventHandler.router = controller
      eventHandler.viewInput = controller
      eventHandler.moduleOutput = moduleIO?(eventHandler)
      return eventHandler
    }()
    return controller
  }
}
