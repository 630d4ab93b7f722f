import Routes
import SourceModel

/// The initialisers of classes, which say whether the library can make one.
enum ZIKSwiftInitializers {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.scopes.compactMap { scope in
      guard scope.kind == .initializer, let parent = scope.parent, let type = reader.outline.enclosingType(of: parent),
        !type.isLocal, type.kind == .class || type.kind == .extension
      else { return nil }
      return .initializer(
        Fact.Initializer(
          type: TypeName.simple(type.name.text), labels: scope.parameterLabels,
          isConvenience: scope.modifiers.isConvenience,
          place: scope.nameRange, conditions: scope.conditions))
    }
  }
}
