import Routes
import SourceModel

/// An override that keeps the library from what it does.
enum MissingSuperCall: Rule {
  struct Subject {
    let method: ArchModel.Placed<ArchMethod>
    let isController: Bool
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return overrides(in: model.controllers, ["prepareRootView", "render", "viewDidLoad"], model)
      .map { Subject(method: $0, isController: true) }
      + overrides(in: model.handlers, ["viewIsReady"], model).map { Subject(method: $0, isController: false) }
  }

  /// The overrides without a call of the superclass's method in any method of the type.
  private static func overrides(
    in types: [String], _ names: Set<String>, _ model: ArchModel
  ) -> [ArchModel.Placed<ArchMethod>] {
    types.flatMap { type in
      let methods = model.methods(of: type)
      let called = methods.reduce(into: Set<String>()) { $0.formUnion($1.member.superCalls) }
      return methods.filter { method in
        let name = method.member.name.text
        return method.member.isOverride && names.contains(name) && !called.contains(name)
          && (name != "render" || method.member.labels == ["state"])
      }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let (method, model) = (subject.method, index.answer(ArchModel.self))
    guard index.origins[method.file] == .product,
      let effect = effect(method.member.name.text, in: method.type, model)
    else { return [] }
    var finding = finding(
      at: Site(file: method.file, range: method.member.name.range),
      "'\(method.member.name.text)' does not call 'super', so that \(effect)")
    if method.member.name.text == "viewDidLoad", model.generation != .router { finding.limit = .hint }
    return [finding]
  }

  /// What the superclass does not do; nil if that is nothing.
  private static func effect(_ name: String, in type: String, _ model: ArchModel) -> String? {
    switch name {
    case "viewIsReady": return "the view is not rendered when it is ready"
    case "render": return "the views of the controller get no state"
    case "viewDidLoad": return model.generation == .router ? "the module does not start" : "the superclass is not told"
    default:
      let parents = model.classes.lineage(of: SpelledType(type)).dropFirst().prefix { $0.name != ArchName.controller }
      let preparing = parents.first { parent in
        model.methods(of: parent.name).contains { $0.member.name.text == name && !$0.member.mentions.isEmpty }
      }
      return preparing.map { "'\($0.name)' does not prepare its view" }
    }
  }

  static let description = RuleDescription(
    id: "arch-missing-super-call",
    severity: .warning,
    summary: "An override of a controller or event handler does not call the superclass.",
    rationale: """
      `viewIsReady` of the event handler renders the first state, `render(state:)` of the controller gives its views their \
      parts of the state, and until version 0.0.13 `viewDidLoad` starts the module (later, or if the version is not known, \
      this is a hint). `prepareRootView` must call the superclass only if one in the scan does something there. A call in \
      another method of the type counts.
      """,
    examples: [
      RuleDescription.Example(
        "An event handler and a controller",
        """
        struct CartState: ARCHState {}
        final class CartEventHandler: ARCHEventHandler<CartState> {
          override func viewIsReady() { load() }
          //            ^^^^^^^^^^^ arch-missing-super-call
        }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          override func render(state: CartState) { title = state.title }
          //            ^^^^^^ arch-missing-super-call
        }
        """),
      RuleDescription.Example(
        "A parent that prepares its view",
        """
        class BaseFormViewController<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {
          let stackView = UIStackView()
          override func prepareRootView() { view.addSubview(stackView) }
        }
        final class CartViewController: BaseFormViewController<CartEventHandler, CartState> {
          override func prepareRootView() { stackView.axis = .vertical }
          //            ^^^^^^^^^^^^^^^ arch-missing-super-call
        }
        """),
      RuleDescription.Example(
        "Calls, also in a helper",
        """
        struct CartState: ARCHState {}
        final class CartEventHandler: ARCHEventHandler<CartState> {
          override func viewIsReady() { load { self.start() } }
          func start() { super.viewIsReady() }
        }
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          override func render(state: CartState) {
            super.render(state: state)
            title = state.title
          }
        }
        """),
      RuleDescription.Example(
        "The library prepares no view, and other classes have methods of these names",
        """
        struct CartState: ARCHState {}
        final class CartViewController: ARCHViewController<CartState, CartEventHandler> {
          override func prepareRootView() { view.backgroundColor = .white }
        }
        class CartEventHandler: ARCHEventHandler<CartState> {}
        class ListController: UIViewController { override func viewDidLoad() {} }
        """),
    ])
}
