import Routes
import SourceModel

/// A transition that is performed and never gets a destination.
enum TransitionWithoutDestination: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { $0.fact.code.values.contains(where: \.performs) }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ModuleFactories.self).model
    let code = placed.fact.code
    return code.steps.compactMap { step in
      guard step.kind == .binding, let value = step.value, case .call(nil, let arguments) = code.values[value].kind,
        arguments.isEmpty, model.isPlainTransition(code.values[value].name.text)
      else { return nil }
      let local = LocalModule(name: step.target.text, code: code)
      guard local.binding == step, let performed = performed(local) else { return nil }
      return finding(
        at: Site(file: placed.file, range: performed.range),
        "the transition has no destination, so nothing is shown and its completion is not called",
        related: [Finding.Related(site: Site(file: placed.file, range: step.target.range), message: "made here")])
    }
  }

  /// The name of the method at the call that performs a transition without a destination; nil if it may have one.
  private static func performed(_ local: LocalModule) -> Spelling? {
    let code = local.code
    let own = code.values.indices.filter { code.values[$0].kind == .path && code.values[$0].name.text == local.name }
    let targets = code.steps.filter { step in step.value.map(own.contains) ?? false }
    // `module.transition = transition`
    let holders = targets.filter { $0.kind == .assignment && $0.target.text.hasSuffix(".transition") }.map(
      \.target.text)
    let modules = Set(holders.compactMap { $0.split(separator: ".").first.map(String.init) }).subtracting(["self"])
    let shared = code.values.indices.filter {
      code.values[$0].kind == .path && modules.contains(code.values[$0].name.text)
    }
    guard targets.count == holders.count, !isArgument(own + shared, code) else { return nil }
    let names = Set(holders + [local.name])
    let gives = code.steps.contains { step in
      step.kind == .assignment && names.contains { step.target.text == "\($0).destination" }
    }
    if gives { return nil }
    return code.values.first { $0.performs && $0.receiver(in: code).map(names.contains) ?? false }?.name
  }

  private static func isArgument(_ own: [Int], _ code: CodeBody) -> Bool {
    code.values.contains { value in
      switch value.kind {
      case .call(_, let arguments), .tuple(let arguments): arguments.contains { own.contains($0.value) }
      case .list(let elements), .choice(let elements): elements.contains(where: own.contains)
      default: false
      }
    }
  }

  static let description = RuleDescription(
    id: "transition-without-destination",
    severity: .warning,
    summary: "A transition is made and performed, but gets no destination.",
    rationale: """
      `perform` of a transition of RFModule returns at once if there is no destination: nothing is shown, and the completion \
      is never called. Nobody sets the destination for the view of the module. The rule is silent where other code gets the \
      transition first.
      """,
    examples: [
      RuleDescription.Example(
        "A transition of a module",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func open(_ module: RFModule, from home: UIViewController) {
            let transition = DefaultPresentTransition()
            transition.source = home
            module.transition = transition
            module.transition?.perform(animated: true, completion: nil)
        //                     ^^^^^^^ transition-without-destination
          }
        }
        """),
      RuleDescription.Example(
        "A transition of the app's",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol ModuleTransitioning: AnyObject { var destination: UIViewController? { get set } }
        final class SheetTransition: NSObject, ModuleTransitioning {
          weak var source: UIViewController?
          weak var destination: UIViewController?
          func perform(animated: Bool, completion: (() -> Void)?) {}
        }
        final class CardUserStory {
          func open(from home: UIViewController) {
            let transition = SheetTransition()
            transition.source = home
            transition.perform(animated: true, completion: nil)
        //             ^^^^^^^ transition-without-destination
          }
        }
        """),
      RuleDescription.Example(
        "A destination, also through the module",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func open(_ module: RFModule, from home: UIViewController) {
            let transition = DefaultPresentTransition()
            transition.source = home
            transition.destination = module.view
            transition.perform(animated: true, completion: nil)
          }
          func push(_ module: RFModule) {
            let transition = DefaultNavigationTransition()
            module.transition = transition
            module.transition?.destination = module.view
            module.transition?.perform(animated: true, completion: nil)
          }
        }
        """),
      RuleDescription.Example(
        "A transition that other code gets first, and one that has a destination by itself",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class RootTransition: NSObject, ModuleTransitioning {
          var destination: UIViewController? { UIViewController() }
          func perform(animated: Bool, completion: (() -> Void)?) {}
        }
        final class CardUserStory {
          func open() {
            let transition = DefaultPresentTransition()
            prepare(transition)
            transition.perform(animated: true, completion: nil)
          }
          func openRoot() {
            let transition = RootTransition()
            transition.perform(animated: true, completion: nil)
          }
        }
        """),
    ])
}

extension CodeValue {
  /// True for `transition.perform(animated: true, completion: nil)`.
  fileprivate var performs: Bool {
    guard case .call(.some, let arguments) = kind else { return false }
    if name.text == "performAnimated:completion:" { return true }
    guard name.text == "perform" else { return false }
    return arguments.allSatisfy { ["animated", "completion", nil].contains($0.label) }
      && arguments.contains { $0.label == "animated" }
  }

  /// The path that a call is made on.
  fileprivate func receiver(in code: CodeBody) -> String? {
    guard case .call(let receiver?, _) = kind, code.values[receiver].kind == .path else { return nil }
    return code.values[receiver].name.text
  }
}

extension ModuleModel {
  /// True for a class of transitions that gets its destination from outside.
  fileprivate func isPlainTransition(_ name: String) -> Bool {
    if !isDeclared(name) { return ModuleNames.libraryTransitions.contains(name) }
    let known = ModuleNames.transitionProtocols.union(["AnyObject", "NSObject", "NSObjectProtocol", "class"])
    guard types.isClass(name), !ModuleNames.transitionProtocols.isDisjoint(with: reached(from: name)),
      reached(from: name).allSatisfy({ known.contains($0) || isDeclared($0) }),
      methods(named: "init", of: name).allSatisfy({ $0.fact.ownerKind == .protocol }),
      let destination = property("destination", of: name), destination.fact.ownerKind == .class,
      !destination.fact.isComputed
    else { return false }
    return destination.fact.code.isEmpty
  }
}
