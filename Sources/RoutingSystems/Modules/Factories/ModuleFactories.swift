import Routes
import SourceModel

/// A function that gives a module to its callers, or a requirement of one.
struct ModuleFactory {
  enum Form {
    case value
    case tuple
    case controller
  }

  let placed: PlacedFact<ModuleMethod>
  let form: Form
  let key: RouteKey

  var method: ModuleMethod { placed.fact }
  var site: Site { placed.site }
}

/// The factories of a tree, by the functions that are one.
struct ModuleFactories: SharedAnswer {
  let model: ModuleModel
  /// In path order.
  let all: [ModuleFactory]
  /// By the place of the function.
  private let bySite: [Site: Int]
  private let names: Set<String>

  init(in index: RouteIndex) { self.init(index.answer(ModuleModel.self)) }

  init(_ model: ModuleModel) {
    self.model = model
    let all: [ModuleFactory] = model.all.compactMap { placed in
      guard let form = Self.form(of: placed.fact, model) else { return nil }
      return ModuleFactory(placed: placed, form: form, key: Self.key(of: placed.fact, model))
    }
    self.all = all
    bySite = Dictionary(all.indices.map { (all[$0].site, $0) }) { first, _ in first }
    names = Set(all.map(\.method.name.text))
  }

  /// True for the name of a factory, and for a path that ends with one: `assembly.makeCart`.
  func mayBeNamed(_ path: String) -> Bool { names.contains(TypeName.simple(path)) }

  /// The calls in other code than bodies that may ask for a module.
  var calls: [PlacedFact<ModuleCall>] { model.calls.filter { names.contains($0.fact.callee.text) } }

  subscript(method: PlacedFact<ModuleMethod>) -> ModuleFactory? { self[method.site] }

  subscript(site: Site) -> ModuleFactory? { bySite[site].map { all[$0] } }

  // MARK: Forms

  /// nil for a function that is no factory.
  private static func form(of method: ModuleMethod, _ model: ModuleModel) -> ModuleFactory.Form? {
    guard let result = method.result?.text, !method.modifiers.isFilePrivate, !method.owner.isEmpty,
      model.shape(of: method.owner) == nil
    else { return nil }
    if let shape = model.shape(of: result) { return shape.isTuple ? .tuple : .value }
    let isContained = isContained(method, model)
    if let tuple = TupleType(result) {
      return isContained && tuple.view(where: model.isController) != nil ? .tuple : nil
    }
    if model.isController(result) { return isContained || showsOutput(method, model) ? .controller : nil }
    return isContained && model.isViewProtocol(result) ? .controller : nil
  }

  /// True in a type that assembles modules by its name, and for a witness of such a protocol.
  private static func isContained(_ method: ModuleMethod, _ model: ModuleModel) -> Bool {
    ModuleNames.isContainer(method.owner)
      || requirement(of: method, model).map { ModuleNames.isContainer($0.fact.owner) } ?? false
  }

  private static func showsOutput(_ method: ModuleMethod, _ model: ModuleModel) -> Bool {
    method.parameters.contains(where: \.isModuleOutput)
      || method.code.steps.contains { $0.kind == .assignment && $0.target.text.hasSuffix(".moduleOutput") }
  }

  // MARK: Keys

  private static func key(of method: ModuleMethod, _ model: ModuleModel) -> RouteKey {
    let owner = requirement(of: method, model)?.fact.owner ?? method.owner
    return RouteKey(space: ModuleRoutes.space, owner: owner, name: method.fullName)
  }

  /// The requirement that a method is a witness of; nil for none.
  private static func requirement(of method: ModuleMethod, _ model: ModuleModel) -> PlacedFact<ModuleMethod>? {
    model.methods(named: method.name.text, of: method.owner).first {
      $0.fact.ownerKind == .protocol && $0.fact.fullName == method.fullName
    }
  }
}
