import Routes
import SourceModel

/// An object that a body makes and gives a name: `let presenter = CardPresenter()`.
struct MadeObject {
  private let name: String
  private let code: CodeBody
  /// The index of the value that makes it.
  private let made: Int
  /// The place of the name.
  let range: SourceRange

  /// nil for another name, and for a class whose initializer gets something, which may keep the object.
  init?(_ name: String, in method: ModuleMethod, _ model: ModuleModel) {
    let code = method.code
    let steps = code.steps.filter { $0.target.text == name }
    guard steps.count == 1, steps[0].kind == .binding, !steps[0].isDeferred, let made = steps[0].value,
      case .call(nil, let arguments) = code.values[made].kind, arguments.isEmpty,
      model.types.isClass(code.values[made].name.text)
    else { return nil }
    (self.name, self.code, self.made, range) = (name, code, made, steps[0].target.range)
  }

  /// True if no other value has the object, and no closure keeps it.
  func isOnlyGiven(to input: Int) -> Bool {
    let others = code.values.indices.filter { value in
      value != input && code.path(value) == name
    }
    return others.isEmpty && !code.closures.contains { $0.retains(name) }
      && !code.values.contains { value in
        if case .call(let receiver?, _) = value.kind {
          code.path(receiver)?.hasPrefix("\(name).") == true
        } else {
          false
        }
      }
  }
}

extension BuiltModule {
  /// The value of the input.
  var inputValue: Int? { arguments.first { $0.label.map(ModuleShape.inputNames.contains) ?? false }?.value }

  /// True if the module type does not keep its input alive.
  func holdsInputWeakly(_ model: ModuleModel) -> Bool {
    if shape == .ofLibrary || shape == .ofHandler { return true }
    // RFModule's own type, in the scan.
    let properties = model.properties(of: shape.name).map(\.fact)
    if properties.contains(where: { $0.name.text == "inputObjc" && $0.isWeak }) { return true }
    return properties.contains { ModuleShape.inputNames.contains($0.name.text) && $0.isWeak }
  }
}
