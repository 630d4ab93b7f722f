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
    let result = factory.method.result?.text ?? ""
    let shape = model.shape(of: result)
    let arguments = TypeText.arguments(model.expanded(result))
    let (given, told) = ends(of: factory.method, model)
    let input = shape?.type(ofAnyOf: ModuleShape.inputNames, arguments: arguments) ?? given
    let output = shape?.type(ofAnyOf: ModuleShape.outputNames, arguments: arguments) ?? told
    var statements: [Sentence] = []
    if let input { statements.append("Its input is \(code: TypeText.unmarked(input))") }
    if let output { statements.append("Its output is \(code: TypeText.unmarked(output))") }
    return shape == nil ? statements : statements + ["It is given as \(code: TypeText.plain(result))"]
  }

  /// The types of the input and output that parameters show: `moduleOutput: CardModuleOutput`, and the closure
  /// `configuration: (CardModuleInput) -> CardModuleOutput?`.
  private static func ends(of method: ModuleMethod, _ model: ModuleModel) -> (input: String?, output: String?) {
    var (input, output): (String?, String?) = (nil, nil)
    for parameter in method.parameters {
      let type = TypeText.unmarked(model.expanded(parameter.type))
      guard let arrow = type.lastIndex(of: "-") else {
        if parameter.isModuleOutput { output = output ?? type }
        continue
      }
      let given = TypeText.plain(String(type[..<arrow]))
      let told = TypeText.plain(String(type[arrow...].dropFirst(2)))
      if given.hasSuffix("Input") { input = input ?? given }
      if told.hasSuffix("Output") { output = output ?? told }
    }
    return (input, output)
  }
}
