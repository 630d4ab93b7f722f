import Routes
import SourceModel

/// What the owner of a module and the module know of each other, as the function that builds it declares.
struct ModuleEnds {
  /// The types, without `any` and marks. nil for none.
  private(set) var input: String?
  private(set) var output: String?
  /// The name of the type that the module is given as; nil for a view.
  let moduleType: String?

  init(of method: ModuleMethod, _ model: ModuleModel) {
    let result = method.result?.text ?? ""
    let shape = model.shape(of: result)
    let arguments = TypeText.arguments(model.expanded(result))
    moduleType = shape == nil ? nil : TypeText.plain(result)
    let (given, told) = Self.ends(of: method, model)
    input = (shape?.type(ofAnyOf: ModuleShape.inputNames, arguments: arguments) ?? given).map(TypeText.unmarked)
    output = (shape?.type(ofAnyOf: ModuleShape.outputNames, arguments: arguments) ?? told).map(TypeText.unmarked)
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
