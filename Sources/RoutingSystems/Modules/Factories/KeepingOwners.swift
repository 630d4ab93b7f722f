import Routes
import SourceModel

/// The objects that keep a module, and are its output.
struct KeepingOwners: SharedAnswer {
  /// By route: where the first of them asks for the module.
  private var owners: [RouteKey: Site] = [:]

  init(in index: RouteIndex) {
    let factories = index.answer(ModuleFactories.self)
    for placed in index.productModuleMethods where factories.model.types.isClass(placed.fact.owner) {
      for use in FactorySearch(factories: factories, method: placed.fact)?.uses ?? [] {
        guard owners[use.key] == nil, Self.isKept(use, placed.fact, factories.model),
          Self.isTold(use, placed.fact.code)
        else { continue }
        owners[use.key] = Site(file: placed.file, range: use.range)
      }
    }
  }

  subscript(key: RouteKey) -> Site? { owners[key] }

  private static func isKept(_ use: FactorySearch.Use, _ method: ModuleMethod, _ model: ModuleModel) -> Bool {
    guard let name = local(use, method.code) else { return false }
    return KeptModule(name, in: method, model).isKept
  }

  /// True if `self` is the output of the module.
  private static func isTold(_ use: FactorySearch.Use, _ code: CodeBody) -> Bool {
    if case .call(_, let arguments) = code.values[use.value].kind,
      arguments.contains(where: { isOutput($0.label) && code.path($0.value) == "self" })
    {
      return true
    }
    guard let name = local(use, code) else { return false }
    return LocalModule(name: name, code: code).assignments(to: LocalModule.outputs).contains { step in
      step.value.flatMap(code.path) == "self"
    }
  }

  private static func isOutput(_ label: String?) -> Bool { label.map(LocalModule.outputs.contains) ?? false }

  /// The name of the constant or the property that gets the module.
  private static func local(_ use: FactorySearch.Use, _ code: CodeBody) -> String? {
    let step = code.steps.first { $0.value == use.value && ($0.kind == .binding || $0.kind == .assignment) }
    let names = step?.target.text.dottedNames.filter { $0 != "self" }
    return names?.count == 1 ? names?.first : nil
  }
}
