import Routes

extension Modules {
  /// The types of a module's input and output, and of the module itself.
  package func statements(on route: Route, in index: RouteIndex) -> [Sentence] {
    guard route.key.space == ModuleRoutes.space else { return [] }
    let factories = index.answer(ModuleFactories.self)
    var statements: [Sentence] = []
    for factory in factories.all where factory.key == route.key {
      for statement in Self.statements(on: factory, factories.model) where !statements.contains(statement) {
        statements.append(statement)
      }
    }
    return statements
  }

  private static func statements(on factory: ModuleFactory, _ model: ModuleModel) -> [Sentence] {
    let ends = ModuleEnds(of: factory.method, model)
    return [
      ends.input.map { "Its input is \(code: $0)" }, ends.output.map { "Its output is \(code: $0)" },
      ends.moduleType.map { "It is given as \(code: $0)" },
    ].compactMap(\.self)
  }
}
