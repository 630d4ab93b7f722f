import HHModule

enum ShopStory: ARCHModuleID {
  case login
  case cart(CartConfigurator.ModuleIO)

  var configurator: ARCHModuleConfigurator {
    switch self {
    case .login: return LoginConfigurator(moduleIO: nil)
    case let .cart(moduleIO): return CartConfigurator(moduleIO: moduleIO)
    }
  }
}

/// The same modules, named by their configurators.
struct TestStory: ARCHModuleID {
  static let cart = CartConfigurator.self
}

extension ARCHModuleID {
  func displayInNavigation(on window: UIWindow?, animated: Bool) {
    configurator.module.router.transit(
      from: window, options: [EmbedOptions(), ARCHRouterWindowOptions()], animated: animated)
  }
}

struct EmbedOptions: ARCHRouterOptions {
  func proccess(transition: ARCHTransition, animated: Bool) -> ARCHTransition { transition }
}
