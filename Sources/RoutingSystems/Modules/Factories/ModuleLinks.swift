import Routes
import SourceModel

/// Who talks to whom: owners call the inputs of modules, and modules tell their outputs.
struct ModuleLinks: SharedAnswer {
  private(set) var all: [RouteLink] = []
  private let factories: ModuleFactories
  /// By route: the view of its module, if all functions build the same.
  private let views: [RouteKey: String]

  private typealias Subject = PlacedFact<ModuleMethod>

  init(in index: RouteIndex) {
    factories = index.answer(ModuleFactories.self)
    let destinations = ModuleDestinations(factories.model)
    let views = factories.all.filter(\.method.hasBody).reduce(into: [RouteKey: Set<String?>]()) { views, factory in
      views[factory.key, default: []].insert(destinations.view(of: factory))
    }
    self.views = views.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
    if self.views.isEmpty { return }
    for placed in factories.model.all where !placed.fact.owner.isEmpty {
      for use in FactorySearch(factories: factories, method: placed.fact)?.uses ?? [] {
        if let view = self.views[use.key] { addLinks(of: use, view, in: placed) }
      }
    }
  }

  private mutating func addLinks(of use: FactorySearch.Use, _ view: String, in placed: Subject) {
    let code = placed.fact.code
    tell(code.values[use.value], by: view, in: placed)
    guard let step = code.steps.first(where: { $0.kind == .binding && $0.value == use.value }) else { return }
    let name = step.target.text
    for step in LocalModule(name: name, code: code).assignments(to: LocalModule.outputs) {
      if let value = step.value { addOutput(value, of: view, at: step.target.range, in: placed) }
    }
    for call in code.values where call.isCalled(onInputOf: name, in: code) {
      all.append(
        RouteLink(from: placed.fact.owner, to: view, at: Site(file: placed.file, range: call.name.range)))
      tell(call, by: view, in: placed)
    }
  }

  /// The outputs among the arguments of a call.
  private mutating func tell(_ call: CodeValue, by view: String, in placed: Subject) {
    guard case .call(_, let arguments) = call.kind else { return }
    for argument in arguments where argument.label.map(LocalModule.outputs.contains) ?? false {
      addOutput(argument.value, of: view, at: call.name.range, in: placed)
    }
  }

  private mutating func addOutput(_ value: Int, of view: String, at range: SourceRange, in placed: Subject) {
    let model = factories.model
    guard let type = BodyTypes(model: model, method: placed.fact).type(of: value)?.name, model.isDeclared(type),
      !model.isProtocol(type)
    else { return }
    all.append(RouteLink(from: view, to: type, at: Site(file: placed.file, range: range)))
  }
}

extension CodeValue {
  /// True for `module.input.open()`, with the name of the module.
  fileprivate func isCalled(onInputOf module: String, in code: CodeBody) -> Bool {
    guard case .call(let receiver?, _) = kind, let path = code.path(receiver) else { return false }
    let names = path.split(separator: ".")
    return names.count == 2 && names[0] == module && ModuleShape.inputNames.contains(String(names[1]))
  }
}

extension Modules {
  package func links(in index: RouteIndex) -> [RouteLink] { index.answer(ModuleLinks.self).all }
}
