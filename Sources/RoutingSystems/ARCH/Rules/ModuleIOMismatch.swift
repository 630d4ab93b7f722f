import Routes
import SourceModel

/// A configurator whose closure takes or gives the protocol of another module.
enum ModuleIOMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(ArchModel.self).configurators }

  static func check(_ configurator: String, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    let handlers = Set(model.assemblies(of: configurator).compactMap { model.handler(of: $0.fact)?.name })
    guard let handler = handlers.first, handlers.count == 1, model.handlers.contains(handler),
      model.isRead(configurator), let io = model.io(of: configurator),
      let site = site(of: configurator, model), index.origins[site.file] == .product
    else { return [] }
    let parts = Parts(handler: handler, model: model)
    if let input = io.input, parts.isOfOthers(input: input) {
      return [finding(at: site, "the module gives its owner a '\(handler)', which is not a '\(input)'")]
    }
    if let output = io.output, let stored = parts.stored, parts.isOfOthers(output: output, than: stored) {
      return [finding(at: site, "'\(handler)' tells a '\(stored)', and its owner is a '\(output)'")]
    }
    return []
  }

  /// The event handler of a module, among those of the others.
  private struct Parts {
    let handler: String
    let model: ArchModel

    /// The protocol of the output that it stores; nil if it is not known.
    var stored: String? { output(of: handler) }

    /// True for a protocol or an event handler of other modules alone.
    func isOfOthers(input: String) -> Bool {
      guard model.classes.known(input) != nil, !model.classes.reaches(handler, input),
        model.classes.base(ArchName.handler, of: SpelledType(handler)) != nil
      else { return false }
      return model.handlers.contains { $0 != handler && model.classes.reaches($0, input) }
    }

    /// True for a protocol that another event handler stores, and that says nothing of the one that is stored here.
    func isOfOthers(output: String, than stored: String) -> Bool {
      guard model.classes.known(output)?.kind == .protocol, !model.classes.reaches(output, stored),
        !model.classes.reaches(stored, output)
      else { return false }
      return model.handlers.contains { $0 != handler && self.output(of: $0) == output }
    }

    private func output(of handler: String) -> String? {
      model.types(of: ["moduleOutput"], in: handler).first { model.classes.known($0)?.kind == .protocol }
    }
  }

  /// The type of the closure where the configurator keeps it, or else its name.
  private static func site(of configurator: String, _ model: ArchModel) -> Site? {
    let kept = model.properties(of: configurator).first { $0.member.name.text == "moduleIO" }
    if let kept, let type = kept.member.type { return Site(file: kept.file, range: type.range) }
    return model.classes.head(of: configurator).map { Site(file: $0.file, range: $0.head.name.range) }
  }

  static let description = RuleDescription(
    id: "arch-module-io-mismatch",
    severity: .error,
    repeatsCompiler: true,
    summary: "The closure `moduleIO` of a configurator takes or gives the protocol of another module.",
    rationale: """
      The compiler says the same where the closure is called. The closure gets the input of the module, which is its event \
      handler, and gives back the output that the event handler stores.
      """,
    examples: [
      RuleDescription.Example(
        "The input of another module",
        """
        \(parts)
        final class CartConfigurator: ARCHModuleConfigurator {
          typealias ModuleIO = (OrderInput) -> CartOutput?
          let moduleIO: ModuleIO?
          //            ^^^^^^^^^ arch-module-io-mismatch
          \(body)
        }
        """),
      RuleDescription.Example(
        "The output of another module",
        """
        \(parts)
        final class CartConfigurator: ARCHModuleConfigurator {
          let moduleIO: ((CartInput) -> OrderOutput?)?
          //            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-module-io-mismatch
          \(body)
        }
        """),
      RuleDescription.Example(
        "The protocols of the module, and what they inherit",
        """
        \(parts)
        protocol SaleOutput: CartOutput {}
        final class CartConfigurator: ARCHModuleConfigurator {
          let moduleIO: ((CartInput) -> CartOutput?)?
          \(body)
        }
        final class SaleConfigurator: ARCHModuleConfigurator {
          let moduleIO: ((BasketInput) -> SaleOutput?)?
          \(body)
        }
        """),
      RuleDescription.Example(
        "Protocols that are out of sight, and an event handler without an output",
        """
        \(parts)
        final class MenuEventHandler: ARCHEventHandler<CartState> {}
        final class CartConfigurator: ARCHModuleConfigurator {
          let moduleIO: ((KitInput) -> KitOutput?)?
          \(body)
        }
        final class MenuConfigurator: ARCHModuleConfigurator {
          let moduleIO: ((MenuEventHandler) -> OrderOutput?)?
          var module: ARCHModule {
            let (controller, handler) = (CartViewController(), MenuEventHandler())
            controller.output = handler
            return controller
          }
        }
        """),
    ])

  private static let parts = """
    protocol BasketInput: AnyObject {}
    protocol CartInput: BasketInput {}
    protocol OrderInput: AnyObject {}
    protocol CartOutput: AnyObject { func cartDidClose() }
    protocol OrderOutput: AnyObject { func orderDidClose() }
    struct CartState: ARCHState {}
    final class OrderEventHandler: ARCHEventHandler<CartState>, OrderInput { weak var moduleOutput: OrderOutput? }
    final class CartEventHandler: ARCHEventHandler<CartState>, CartInput { weak var moduleOutput: CartOutput? }
    final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
    """

  private static let body = """
    var module: ARCHModule {
        let controller = CartViewController()
        let handler = CartEventHandler()
        handler.viewInput = controller
        handler.moduleOutput = moduleIO?(handler)
        controller.output = handler
        return controller
      }
    """
}
