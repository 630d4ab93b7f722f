import HHModule

enum ShopStory: ARCHModuleID {
  case login
  case cart
  case promo

  var configurator: ARCHModuleConfigurator {
    switch self {
    case .login: return LoginConfigurator(moduleIO: nil)
    case .cart: return CartConfigurator(moduleIO: nil)
    case .promo: return CartConfigurator(moduleIO: nil)
    //                  ^^^^^^^^^^^^^^^^ arch-module-id-unused
    }
  }
}

extension ARCHModuleID {
  func displayInNavigation(on window: UIWindow?, animated: Bool) {
    configurator.module.router.transit(from: window, options: [ARCHRouterWindowOptions()], animated: animated)
  }
}
