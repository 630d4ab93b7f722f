import Routes
import SourceModel

/// A property of a type that may be a module, build one, or hold what builds one.
struct ModuleProperty: SystemFact {
  /// The type that has it, by simple name.
  var owner: String
  let ownerKind: TypeHead.Kind
  let name: Spelling
  var type: Spelling?
  let modifiers: Set<TypedProperty.Modifier>
  let isComputed: Bool
  let code: CodeBody

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  /// A type with a view may be a module.
  var shownType: String? { isView ? owner : nil }

  /// True for a member with the name of the view of a module, which keeps it.
  var isView: Bool {
    ModuleShape.viewNames.contains(name.text) && !isWeak && !modifiers.contains(.static) && type != nil
  }

  var isWeak: Bool { modifiers.contains(.weak) || modifiers.contains(.unowned) }

  func renamed(_ rename: (String) -> String) -> ModuleProperty {
    var property = self
    property.owner = rename(owner)
    property.type = type?.renamed(rename)
    return property
  }
}
