import Routes
import SourceModel

/// The initialisers of classes, which say whether the library can make one.
enum ZIKSwiftInitializers {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    // By index: a loop over the scopes would copy each.
    reader.outline.scopes.indices.compactMap { index in
      guard case .initializer = reader.outline.scopes[index].kind else { return nil }
      let scope = reader.outline.scopes[index]
      guard let parent = scope.parent, let type = reader.outline.enclosingType(of: parent),
        !type.isLocal, type.isClassOrExtension
      else { return nil }
      return .initializer(
        Fact.Initializer(
          type: TypeName.simple(type.name.text), labels: scope.parameterLabels,
          isConvenience: scope.modifiers.isConvenience,
          place: scope.nameRange, conditions: scope.conditions))
    }
  }
}
