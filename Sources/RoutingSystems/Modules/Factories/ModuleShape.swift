import Routes
import SourceModel

/// A type of modules, known by its members: a view, and an input, an output or an interface.
struct ModuleShape: Hashable, Sendable {
  /// The names that a view has in a module type.
  static let viewNames: Set = ["controller", "rootViewController", "view", "viewController"]
  /// The names that show that a type is a module's.
  static let partNames: Set = ["input", "interface", "moduleInput", "moduleOutput", "output"]
  static let inputNames = ["input", "moduleInput", "interface"]
  static let outputNames = ["output", "moduleOutput"]

  /// The name of the type or its alias; `Module` for RFModule's.
  let name: String
  /// By the name of the member, its type as declared.
  let members: [String: String]
  /// The elements of a tuple, in order; empty for other types.
  let labels: [String?]
  /// The generic parameters.
  let generics: [String]
  /// The name of the member whose closure the output is given to; nil for a type that only stores it.
  let delivery: String?

  var isTuple: Bool { !labels.isEmpty }

  /// The name of the member that is the view.
  var view: String? { Self.viewNames.sorted().first { members[$0] != nil } }

  /// RFModule's type, where the tree does not declare it.
  static let ofLibrary = ModuleShape(
    name: "Module", members: ["view": "UIViewController?", "input": "I?", "output": "O?"], labels: [],
    generics: ["I", "O"], delivery: "setModuleOutput")

  /// RFModule's type for Objective-C, whose inputs and outputs are any objects.
  static let ofHandler = ModuleShape(
    name: "ModuleHandler", members: ["view": "UIViewController?"], labels: [], generics: [],
    delivery: "setModuleOutput")

  /// The type of a member in an instance of the module type, as spelled with its arguments.
  func type(ofAnyOf names: [String], arguments: [String]) -> String? {
    guard let type = names.compactMap({ members[$0] }).first else { return nil }
    let name = TypeText.plain(type)
    guard let position = generics.firstIndex(of: name) else { return type }
    return position < arguments.count ? arguments[position] : nil
  }
}

/// Types as code spells them.
enum TypeText {
  /// The simple name without marks, `any`, `some` and generic arguments: `any CartInput?` gives `CartInput`.
  static func plain(_ spelling: String) -> String { TypeName.simple(unmarked(spelling)) }

  /// The same with generic arguments.
  static func unmarked(_ spelling: String) -> String {
    var text = spelling[...]
    while let last = text.last, last == "?" || last == "!" || last == ")", last != ")" || text.first == "(" {
      text.removeLast()
      if last == ")" { text.removeFirst() }
    }
    for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    return String(text)
  }

  /// The generic arguments: `CartInput` and `CartOutput` of `Module<CartInput,CartOutput>`.
  static func arguments(_ spelling: String) -> [String] {
    guard let inner = TypeName.genericArgument(spelling) else { return [] }
    return TupleType("(\(inner))")?.elements.map(\.type) ?? [inner]
  }
}
