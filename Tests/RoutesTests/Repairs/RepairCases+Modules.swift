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
  ]
}
