import Routes
import SourceModel

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
    guard let result = factory.method.result?.text, let shape = model.shape(of: result) else { return [] }
    let arguments = TypeText.arguments(model.expanded(result))
    let input = shape.type(ofAnyOf: ModuleShape.inputNames, arguments: arguments)
    let output = shape.type(ofAnyOf: ModuleShape.outputNames, arguments: arguments)
    var statements: [Sentence] = []
    if let input { statements.append("Its input is \(code: TypeText.unmarked(input))") }
    if let output { statements.append("Its output is \(code: TypeText.unmarked(output))") }
    return statements + ["It is given as \(code: TypeText.plain(result))"]
  }
}
