import Routes
import SourceModel

/// A configurator that leaves two parts of its module apart.
enum ModuleWiringIncomplete: Rule {
  struct Subject {
    let configurator: String
    let file: FileID
    let controller: ArchAssembly.Part
    let handler: ArchAssembly.Part
  }

  /// Configurators that make one controller and one event handler, and give them to no other code.
  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return model.configurators.flatMap(model.assemblies).compactMap { placed in
      let assembly = placed.fact
      let controllers = assembly.parts.filter {
        assembly.resultNames.contains($0.name) && isA(ArchName.controller, $0, model)
      }
      let handlers = assembly.parts.filter { isA(ArchName.handler, $0, model) }
      guard controllers.count == 1, handlers.count == 1, !controllers[0].isHandedOver, !handlers[0].isHandedOver
      else { return nil }
      return Subject(
        configurator: assembly.type, file: placed.file, controller: controllers[0], handler: handlers[0])
    }
  }

  private static func isA(_ base: String, _ part: ArchAssembly.Part, _ model: ArchModel) -> Bool {
    part.classes.allSatisfy { model.classes.base(base, of: SpelledType($0.text)) != nil }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    guard index.origins[subject.file] == .product, let controller = subject.controller.classes.first,
      let handler = subject.handler.classes.first
    else { return [] }
    var findings: [Finding] = []
    func report(_ member: String, of part: Spelling, _ effect: String, limit: Severity? = nil) {
      var finding = finding(
        at: Site(file: subject.file, range: part.range),
        "nothing sets '\(member)' of '\(SpelledType(part.text).name)', so that \(effect)")
      (finding.limit, finding.names) = (limit, [member])
      findings.append(finding)
    }
    let model = index.answer(ArchModel.self)
    let set = subject.handler.assigned
    if !set.contains("viewInput") { report("viewInput", of: handler, "the view gets no state") }
    if !subject.controller.assigned.contains("output") {
      report("output", of: controller, "the event handler gets no events")
    }
    if !set.contains("router"), mentions("router", SpelledType(handler.text), model) {
      report("router", of: handler, "it opens no other module", limit: .warning)
    }
    if !set.contains("moduleOutput"), !subject.handler.isCalled, tellsOwner(subject, SpelledType(handler.text), model) {
      report("moduleOutput", of: handler, "its owner is told nothing")
    }
    return findings
  }

  /// True if the code of an event handler or of a superclass uses a name.
  private static func mentions(_ name: String, _ handler: SpelledType, _ model: ArchModel) -> Bool {
    model.classes.lineage(of: handler).prefix { $0.name != ArchName.handler }
      .contains { type in model.methods(of: type.name).contains { $0.member.mentions(name) } }
  }

  /// True if the owner of a module gives it an output that it can call.
  private static func tellsOwner(_ subject: Subject, _ handler: SpelledType, _ model: ArchModel) -> Bool {
    guard let output = model.io(of: subject.configurator)?.output, model.hasRequirements(output) == true else {
      return false
    }
    return model.classes.lineage(of: handler).contains { type in
      model.properties(of: type.name).contains { $0.member.name.text == "moduleOutput" }
    }
  }

  static let description = RuleDescription(
    id: "arch-module-wiring-incomplete",
    severity: .error,
    summary: "A configurator makes a controller and an event handler, and does not connect them.",
    rationale: """
      Without `viewInput` the view gets no state, without `output` the event handler no events, and the compiler asks for \
      neither. `router` is missed only if the code of the event handler uses it (a warning), and `moduleOutput` only if the \
      closure `moduleIO` gives an output with requirements. The rule is silent if other code gets one of the two objects.
      """,
    examples: [
      RuleDescription.Example(
        "Without a view input",
        """
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule {
            let controller = CartViewController()
            let handler = CartEventHandler()
            //            ^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
            handler.router = controller
            controller.output = handler
            return controller
          }
        }
        """),
      RuleDescription.Example(
        "Without an output, a router that is used, and a module output",
        """
        struct ListState: ARCHState {}
        protocol ListOutput: AnyObject { func listDidClose() }
        final class ListEventHandler: ARCHEventHandler<ListState> {
          weak var moduleOutput: ListOutput?
          func close() { MainStory.cart.push(from: router, animated: true) }
        }
        final class ListViewController: ARCHViewController<ListState, ListEventHandler> {}
        final class ListConfigurator: ARCHModuleConfigurator {
          typealias ModuleIO = (ListEventHandler) -> ListOutput?
          let moduleIO: ModuleIO?
          var router: ARCHRouter {
            let controller = ListViewController()
            //               ^^^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
            let handler = ListEventHandler()
            //            ^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
            //            ^^^^^^^^^^^^^^^^ arch-module-wiring-incomplete
            handler.viewInput = controller
            return controller
          }
        }
        """),
      RuleDescription.Example(
        "All that is used is set",
        """
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule {
            let controller = CartViewController()
            controller.output = {
              let handler = CartEventHandler()
              handler.viewInput = controller
              return handler
            }()
            return controller
          }
        }
        """),
      RuleDescription.Example(
        "A helper gets the event handler",
        """
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule {
            let controller = CartViewController()
            let handler = CartEventHandler()
            connect(handler, controller)
            return controller
          }
        }
        """),
    ])
}
