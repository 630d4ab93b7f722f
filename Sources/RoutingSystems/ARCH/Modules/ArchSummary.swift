import Routes
import SourceModel

extension ARCH {
  /// The parts of a module, what its owner gives and gets, and its ids.
  package func statements(on route: Route, in index: RouteIndex) -> [Sentence] {
    guard route.key.space.system == ArchRoutes.system else { return [] }
    let model = index.answer(ArchModel.self)
    let configurators = Set(route.registrations.compactMap(\.router))
    guard configurators.count == 1, let configurator = configurators.first else { return [] }
    return [parts(of: configurator, model), talk(of: configurator, model)].compactMap(\.self)
      + (route.key.space == ArchRoutes.module ? ids(of: configurator, model) : [])
  }

  /// nil if no assembly shows the parts, or several show others.
  private func parts(of configurator: String, _ model: ArchModel) -> Sentence? {
    let handlers = Set(model.assemblies(of: configurator).map { model.handler(of: $0.fact) })
    guard handlers.count == 1, let handler = handlers.first ?? nil else { return nil }
    guard let state = model.classes.state(of: handler) else { return "Its event handler is \(code: handler.name)" }
    return "Its event handler is \(code: handler.name), and its state \(code: state.lastName)"
  }

  private func talk(of configurator: String, _ model: ArchModel) -> Sentence? {
    guard let io = model.io(of: configurator) else { return nil }
    return switch (io.input, io.output) {
    case (let input?, let output?): "Its owner calls \(code: input), and adopts \(code: output)"
    case (let input?, nil): "Its owner calls \(code: input)"
    case (nil, let output?): "Its owner adopts \(code: output)"
    case (nil, nil): nil
    }
  }

  private func ids(of configurator: String, _ model: ArchModel) -> [Sentence] {
    let branches = model.stories.flatMap(model.branches).map(\.fact).filter { $0.configurator == configurator }
    var names: [String] = []
    for branch in branches {
      guard let name = branch.name.map({ "\(branch.type).\($0)" }), !names.contains(name) else { continue }
      names.append(name)
    }
    return names.map { "Its id is \(code: $0)" }
  }
}

extension ARCH {
  /// The controller of an event handler, if all modules with the handler have the same.
  package func whole(ofPart type: String, in index: RouteIndex) -> String? {
    let model = index.answer(ArchModel.self)
    let controllers = Set(
      model.configurators(of: type).flatMap(model.assemblies).map { model.controller(of: $0.fact)?.text })
    guard controllers.count == 1, let controller = controllers.first ?? nil else { return nil }
    return SpelledType(controller).name
  }
}
