import Routes
import RoutingSystems

/// Fixes of modules, and of those of ARCH.
extension RepairCases {
  static let modules = [
    RepairCase(
      "transition-retains-destination", ["Make it weak"], leaves: "weak var destination: UIViewController? {",
      example(of: "transition-retains-destination", 1)),
    RepairCase(
      "module-output-retained", ["Make it weak"], leaves: "weak var output: CardModuleOutput?",
      example(of: "module-output-retained")),
    RepairCase(
      "arch-module-output-not-weak", ["Make it weak"], leaves: "weak var moduleOutput: CartOutput?",
      example(of: "arch-module-output-not-weak")),
    RepairCase(
      "arch-missing-super-call", ["Add 'super.prepareRootView()'"], leaves: "super.prepareRootView()",
      example(of: "arch-missing-super-call", 1)),
    RepairCase(
      "arch-module-wiring-incomplete", ["Add 'handler.viewInput = controller'"],
      leaves: "handler.viewInput = controller", example(of: "arch-module-wiring-incomplete")),
    RepairCase(
      "arch-output-cast-mismatch", ["Change to 'LoginOutput'"],
      leaves: "set { internalModuleOutput = newValue as? LoginOutput }", example(of: "arch-output-cast-mismatch")),
    RepairCase(
      "arch-module-state-mismatch", ["Change to 'ARCHViewController<CartState, CartEventHandler>'"],
      leaves: "final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}",
      example(of: "arch-module-state-mismatch")),
    RepairCase(
      "arch-parent-output-hidden", ["Use 'moduleOutput as? FormOutput'"],
      leaves: "func close() { (moduleOutput as? FormOutput)?.formDidClose() }",
      example(of: "arch-parent-output-hidden")),
    RepairCase(
      "module-input-not-conforming", ["Let 'CardViewController' conform to 'CardModuleInput'"],
      leaves: "final class CardViewController: UIViewController, CardModuleInput {}",
      example(of: "module-input-not-conforming")),
    RepairCase(
      "module-output-not-conforming", ["Let 'Home' conform to 'CardModuleOutput'"],
      leaves: "final class Home: CardModuleOutput {", example(of: "module-output-not-conforming")),
    RepairCase(
      "module-output-undelivered", ["Give the output to 'presenter.output'"],
      leaves: """
        let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter) \
        { [weak presenter] in presenter?.output = $0 }
        """,
      """
      //- Card.swift
      protocol CardModuleInput: AnyObject {}
      protocol CardModuleOutput: AnyObject { func cardDidClose() }
      final class CardViewController: UIViewController {}
      final class CardPresenter: CardModuleInput { weak var output: CardModuleOutput? }
      final class CardUserStory {
        func open(for owner: CardModuleOutput) {
          let presenter = CardPresenter()
          let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter)
          module.output = owner
        }
      }
      """),
    RepairCase(
      "weak-output-not-class-bound", ["Make 'CardOutput' a protocol of classes"],
      leaves: "protocol CardOutput: AnyObject { func cardDidClose() }", example(of: "weak-output-not-class-bound")),
    RepairCase(
      "weak-output-not-class-bound", ["Make it optional"], leaves: "final class CardPresenter: CardModuleInput {",
      example(of: "weak-output-not-class-bound", 1).replacing(
        "{ weak var output: CardOutput }", with: "{\n  weak var output: CardOutput\n}")),
    RepairCase(
      "route-map-unimplemented", ["Implement 'CardRouteMap' in the class 'CardUserStory'"],
      leaves: "final class CardUserStory: CardRouteMap {", routeMap()),
    RepairCase(
      "route-map-unimplemented", ["Implement 'CardAssembly' in the class 'CardAssemblyImpl'"],
      leaves: "func module() -> Module<CardModuleInput, CardModuleOutput> {", routeMap(1)),
    RepairCase(
      "route-map-unimplemented", ["Implement 'CardRouteMap' in an extension of 'CardUserStory'"],
      leaves: "extension CardUserStory: CardRouteMap {",
      routeMap() + "\nfinal class CardUserStory {}\n"),
    RepairCase(
      "route-map-unimplemented", ["Let 'Cards' adopt 'CardRouteMap'"], leaves: "struct Cards: CardRouteMap {",
      routeMap() + """

        struct Cards {
          func getCard()  ->  Module<CardModuleInput, CardModuleOutput> {
            Module(view: CardViewController(), input: CardPresenter()) { _ in }
          }
        }
        """),
    RepairCase(
      "arch-configurator-outdated", ["Convert 'router' to 'module'"],
      leaves: "var module: ARCHModule { CartViewController() }",
      "open class ARCHViewController<S, Out>: UIViewController, ARCHRouter, ARCHModule {}\n"
        + example(of: "arch-configurator-outdated")),
    RepairCase(
      "arch-configurator-outdated", ["Convert 'module' to 'router'"],
      leaves: "var router: ARCHRouter { CartViewController() }",
      "open class ARCHViewController<S, Out>: UIViewController, ARCHRouter {}\n"
        + example(of: "arch-configurator-outdated", 1)),
    RepairCase(
      "module-output-captures-self", ["Capture 'self' weakly"],
      leaves: "module.output.didClose = { [weak self] in guard let self else { return }; self.close() }",
      example(of: "module-output-captures-self")),
  ]

  /// An example of the rule without its application, which every case has.
  private static func routeMap(_ number: Int = 0) -> String {
    example(of: "route-map-unimplemented", number).replacing("//- App.swift\n@main class AppDelegate {}\n", with: "")
  }
}
