import Routes
import SourceModel

/// Whether the object around some code keeps a module, or its view, in a property.
struct KeptModule {
  private let name: String
  private let method: ModuleMethod
  private let model: ModuleModel

  /// `name` is that of a constant or a property.
  init(_ name: String, in method: ModuleMethod, _ model: ModuleModel) {
    (self.name, self.method, self.model) = (name, method, model)
  }

  var isKept: Bool {
    let isLocal =
      method.parameters.contains { $0.name == name }
      || method.code.steps.contains { $0.kind == .binding && $0.target.text == name }
    return isLocal ? isStored : model.keeps(name, in: method.owner)
  }

  /// True if the code gives the constant to a property: `self.card = module`.
  private var isStored: Bool {
    let viewNames = ModuleShape.viewNames.map { "\(name).\($0)" }
    return method.code.steps.contains { step in
      guard step.kind == .assignment, let path = step.value.flatMap(method.code.path),
        path == name || viewNames.contains(path), let property = step.ownProperty
      else { return false }
      return model.keeps(property, in: method.owner)
    }
  }
}

extension ModuleModel {
  /// True for a stored property of a class that is not weak.
  fileprivate func keeps(_ name: String, in type: String) -> Bool {
    guard let property = property(name, of: type)?.fact else { return false }
    return property.ownerKind != .protocol && !property.isWeak && !property.isComputed
      && !property.modifiers.contains(.static)
  }
}

extension CodeStep {
  /// The name of the property of the object itself that is assigned; nil for another target.
  fileprivate var ownProperty: String? {
    let names = target.text.dottedNames
    if names.count == 2, names[0] == "self" { return names[1] }
    return names.count == 1 ? names[0] : nil
  }
}
