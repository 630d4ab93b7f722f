import Routes
import SourceModel

/// A method or initializer of a type that may be a layout, a protocol of layouts, or a view that has one.
struct LayoutMethod: SystemFact {
  /// The type that has it, by simple name.
  var owner: String
  let ownerKind: TypeHead.Kind
  /// The base name, `init` for an initializer.
  let name: Spelling
  let parameters: [Parameter]
  /// The parameters that the body does not name.
  let unused: Set<String>
  let isEmpty: Bool
  let hasBody: Bool
  let code: CodeBody
  /// The modules that the file imports, of a method that builds on a view.
  var imports: Set<String> = []

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  var isInitializer: Bool { name.text == "init" }

  /// The view that a method builds its subviews on: `view` of `layout(on view: UIView)`. nil for another method.
  var view: Parameter? {
    guard !isInitializer, let only = parameters.first, parameters.count == 1, only.label == LayoutTypes.label,
      LayoutModel.views.contains(TypeName.simple(only.type))
    else { return nil }
    return only
  }

  /// The calls that apply layouts.
  var askedCalls: Set<AskedCall> { ownerKind == .protocol && view != nil ? [AskedCall(name.text)] : [] }

  func renamed(_ rename: (String) -> String) -> LayoutMethod {
    var method = self
    method.owner = rename(owner)
    return method
  }
}

/// A property of such a type, or one whose value is a layout.
struct LayoutProperty: SystemFact {
  /// The type that has it, by simple name.
  var owner: String
  let name: Spelling
  var type: Spelling?
  let isLazy: Bool
  let isWrapped: Bool
  let code: CodeBody

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> LayoutProperty {
    var property = self
    property.owner = rename(owner)
    property.type = type?.renamed(rename)
    return property
  }
}
