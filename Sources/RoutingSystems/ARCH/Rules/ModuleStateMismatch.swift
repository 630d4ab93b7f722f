import Routes
import SourceModel

/// A controller whose event handler has a state of another type.
enum ModuleStateMismatch: Rule {
  struct Subject {
    let controller: SpelledType
    let handler: SpelledType
    let site: Site
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return declared(model) + made(model)
  }

  /// Controllers that are declared with an event handler.
  private static func declared(_ model: ArchModel) -> [Subject] {
    model.controllers.compactMap { name in
      guard let (head, file) = model.classes.head(of: name), let parent = head.inherited.first,
        let handler = model.classes.handler(of: SpelledType(name))
      else { return nil }
      return Subject(controller: SpelledType(name), handler: handler, site: Site(file: file, range: parent.range))
    }
  }

  /// Controllers that get one where a configurator makes them.
  private static func made(_ model: ArchModel) -> [Subject] {
    model.configurators.flatMap(model.assemblies).compactMap { placed in
      guard let controller = model.controller(of: placed.fact),
        model.classes.handler(of: SpelledType(SpelledType(controller.text).name)) == nil,
        let handler = model.handler(of: placed.fact)
      else { return nil }
      return Subject(
        controller: SpelledType(controller.text), handler: handler,
        site: Site(file: placed.file, range: controller.range))
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    guard index.origins[subject.site.file] == .product,
      let own = model.classes.state(of: subject.controller), let other = model.classes.state(of: subject.handler),
      own.lastName != other.lastName, own.kind != .protocol, other.kind != .protocol,
      !model.classes.reaches(other.lastName, own.lastName), !convertsStates(subject.controller, model)
    else { return [] }
    var finding = finding(
      at: subject.site,
      "'\(subject.controller.name)' renders '\(own.lastName)', and '\(subject.handler.name)' updates it with '\(other.lastName)', which it ignores"
    )
    finding.names = [own.lastName, other.lastName]
    return [finding]
  }

  /// True if the controller decides itself what a state is.
  private static func convertsStates(_ controller: SpelledType, _ model: ArchModel) -> Bool {
    model.classes.lineage(of: controller).prefix { $0.name != ArchName.controller }
      .contains { type in
        !model.isRead(type.name) || model.methods(of: type.name).contains { $0.member.name.text == "update" }
      }
  }

  static let description = RuleDescription(
    id: "arch-module-state-mismatch",
    severity: .error,
    summary: "The event handler of a controller has a state of another type.",
    rationale: """
      `update(state:)` casts what it gets to the state of the controller, and does nothing if that fails: the view never \
      shows anything of the module. The compiler does not compare the two types. States are found through superclasses, \
      their generic arguments and aliases; the rule is silent if one of these is not in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "Another state",
        """
        struct CartState: ARCHState {}
        struct OrderState: ARCHState {}
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        final class CartViewController: ARCHViewController<OrderState, CartEventHandler> {}
        //                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-module-state-mismatch
        """),
      RuleDescription.Example(
        "Through parents and a configurator",
        """
        struct CartState: FormStateProtocol {}
        struct OrderState: FormStateProtocol {}
        protocol FormStateProtocol: ARCHState {}
        protocol FormViewOutput: ACRHViewOutput {}
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S>, FormViewOutput {}
        class BaseFormViewController<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {}
        final class CartViewController: BaseFormViewController<BaseFormEventHandler<CartState>, OrderState> {}
        //                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-module-state-mismatch
        final class OrderConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule {
            let controller = BaseFormViewController<BaseFormEventHandler<CartState>, OrderState>()
            //               ^^^^^^^^^^^^^^^^^^^^^^ arch-module-state-mismatch
            let handler = BaseFormEventHandler<CartState>()
            handler.viewInput = controller
            controller.output = handler
            return controller
          }
        }
        """),
      RuleDescription.Example(
        "The same state, also behind an alias",
        """
        struct CartState: ARCHState {}
        typealias State = CartState
        final class CartEventHandler: ARCHEventHandler<State> {}
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
        """),
      RuleDescription.Example(
        "An output that is a parameter",
        """
        struct CartState: ARCHState {}
        protocol CartViewOutput: ACRHViewOutput {}
        final class CartViewController<Out: CartViewOutput>: ARCHViewController<CartState, Out> {}
        """),
      RuleDescription.Example(
        "A controller that takes both",
        """
        struct CartState: ARCHState {}
        struct OrderState: ARCHState {}
        final class CartEventHandler: ARCHEventHandler<CartState> {}
        final class CartViewController: ARCHViewController<OrderState, CartEventHandler> {
          func update(state: Any) -> Bool { true }
        }
        """),
    ])
}
