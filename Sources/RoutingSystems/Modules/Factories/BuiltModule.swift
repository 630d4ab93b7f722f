import Routes
import SourceModel

/// A call in a body that makes a module value: `Module<CartInput, CartOutput>(view: view, input: presenter)`.
struct BuiltModule {
  let shape: ModuleShape
  /// The generic arguments, as far as the code spells them.
  let generics: [String]
  let arguments: [CodeArgument]
  /// The place of the callee.
  let range: SourceRange
  private let code: CodeBody

  /// nil for a value that is no such call.
  init?(_ value: Int, in method: ModuleMethod, _ model: ModuleModel) {
    let call = method.code.values[value]
    guard case .call(let receiver, let arguments) = call.kind else { return nil }
    let result = method.result.map(\.text)
    var spelled = call.spelledType
    if let receiver {
      let base = method.code.values[receiver]
      guard call.name.text == "init", base.kind == .path, base.name.text.isEmpty, let result else { return nil }
      spelled = result
    }
    let isInferred = TypeText.arguments(model.expanded(spelled)).isEmpty
    let expanded = isInferred ? result.map { model.expanded($0) } ?? spelled : model.expanded(spelled)
    guard let shape = model.shape(of: spelled) ?? Self.library(spelled, expanded, model), !shape.isTuple else {
      return nil
    }
    self.shape = shape
    generics = TypeText.plain(expanded) == shape.name ? TypeText.arguments(expanded) : []
    (self.arguments, range, code) = (arguments, call.name.range, method.code)
  }

  /// RFModule's type, with the arguments that the result of the function says.
  private static func library(_ spelled: String, _ expanded: String, _ model: ModuleModel) -> ModuleShape? {
    if spelled == ModuleShape.ofHandler.name { return model.isOfLibrary(spelled) ? .ofHandler : nil }
    guard spelled == ModuleShape.ofLibrary.name, let shape = model.shape(of: expanded), shape == .ofLibrary else {
      return nil
    }
    return shape
  }

  var input: String? { shape.type(ofAnyOf: ModuleShape.inputNames, arguments: generics) }
  var output: String? { shape.type(ofAnyOf: ModuleShape.outputNames, arguments: generics) }

  /// The value of the view.
  var view: Int? { arguments.first { $0.label.map(ModuleShape.viewNames.contains) ?? false }?.value }

  /// True if nothing is called with the output that the module is given.
  func isWithoutDelivery(_ model: ModuleModel) -> Bool {
    guard shape.delivery != nil, !initializers(model).contains(where: \.hasClosure) else { return false }
    return arguments.allSatisfy { argument in
      guard let label = argument.label else { return false }
      if ModuleShape.viewNames.contains(label) || ModuleShape.inputNames.contains(label) { return true }
      return code.values[argument.value].name.text == "nil"
    }
  }

  /// The initializers in the scan that the call may call.
  func initializers(_ model: ModuleModel) -> [ModuleMethod] {
    model.methods(named: "init", of: shape.name).map(\.fact).filter { $0.fits(arguments.map(\.spelledLabel)) }
  }
}

extension ModuleMethod {
  /// True if the body makes a closure.
  fileprivate var hasClosure: Bool { code.values.contains { $0.kind == .closure } }
}
