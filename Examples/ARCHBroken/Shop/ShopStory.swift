import HHModule

enum ShopStory: ARCHModuleID {
  case login
  case cart

  var configurator: ARCHModuleConfigurator {
    switch self {
    case .login: return LoginConfigurator(moduleIO: nil)
    case .cart: return CartConfigurator(moduleIO: nil)
    }
  }
}

extension ARCHModuleID {
  func displayInNavigation(on window: UIWindow?, animated: Bool) {
    configurator.module.router.transit(from: window, options: [ARCHRouterWindowOptions()], animated: animated)
  }
}
