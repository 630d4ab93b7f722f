import Routes

extension RuleDescription.Example {
  /// The parts of a module that has no configurator yet.
  static let cartModule = """
    struct CartState: ARCHState {}
    final class CartEventHandler: ARCHEventHandler<CartState> {}
    final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
    """

  /// Two configurators of that module.
  static let twoConfigurators = """
    final class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartViewController() } }
    final class PromoConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartViewController() } }
    """

  /// A view that renders a part of a state.
  static let headerView = """
    struct HeaderState {}
    final class HeaderView: UIView, ARCHViewRenderable { func render(state: HeaderState) {} }
    """

  /// A configurator of that module.
  static let cartConfigurator = """
    \(cartModule)
    final class CartConfigurator: ARCHModuleConfigurator {
      let moduleIO: ((CartInput) -> Void)?
      init(moduleIO: ((CartInput) -> Void)?) { self.moduleIO = moduleIO }
      var module: ARCHModule {
        let controller = CartViewController()
        let handler = CartEventHandler()
        handler.viewInput = controller
        controller.output = handler
        return controller
      }
    }
    """

  /// What tells the version of the library.
  static let librarySince14 = "public protocol ARCHModuleConfigurator { var module: ARCHModule { get } }"

  /// Two modules, one of them without an event handler yet.
  static let loginModule = """
    protocol CartOutput: AnyObject { func cartDidClose() }
    protocol FormOutput: AnyObject {}
    protocol LoginOutput: FormOutput { func loginDidEnd() }
    class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> { var moduleOutput: AnyObject? { get { nil } set {} } }
    \(cartModule)
    final class LoginViewController: ARCHViewController<LoginState, LoginEventHandler> {}
    final class CartConfigurator: ARCHModuleConfigurator {
      typealias ModuleIO = (CartEventHandler) -> CartOutput?
      let moduleIO: ModuleIO?
      var module: ARCHModule { CartViewController() }
    }
    final class LoginConfigurator: ARCHModuleConfigurator {
      typealias ModuleIO = (LoginEventHandler) -> LoginOutput?
      let moduleIO: ModuleIO?
      var module: ARCHModule { LoginViewController() }
    }
    """
}
