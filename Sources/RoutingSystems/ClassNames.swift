import Routes
import SourceModel

/// The names of classes as code gets them from the runtime.
///
/// `NSStringFromClass` is read as the plain name of a class. For a class of Swift, it gives the one with the module, or the
/// one of `@objc(Name)`.
struct ClassNames {
  private let classes: ClassTable
  /// The modules of the applications and their extensions.
  private let modules: [String]

  init(_ tree: LinkedTree) {
    classes = tree.classes
    modules = Set(tree.applications.all.map { ModuleName.ofTarget($0.target) }).sorted()
  }

  /// The other names that a text may stand for: `App.ItemCell` and the name of `@objc` of `ItemCell`, and `ItemCell` of
  /// each of them.
  func others(of name: String) -> [String] {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard let last = parts.last.map(String.init) else { return [] }
    let isClass = classes.entry(last) != nil
    if parts.count == 2 { return isClass ? [last] : [] }
    return isClass ? modules.map { "\($0).\(last)" } + foreignNames(of: last) : types(foreignNamed: last)
  }

  private func foreignNames(of type: String) -> [String] {
    var names: [String] = []
    classes.types.heads.forEach(declaring: type) { head, _ in
      guard head.kind == .class, !head.isLocal, let name = head.foreignName, name != type else { return }
      names.append(name)
    }
    return names
  }

  private func types(foreignNamed name: String) -> [String] {
    var types: [String] = []
    classes.types.heads.forEach(foreignNamed: name) { head, _ in
      if head.kind == .class, !head.isLocal, head.name.text != name { types.append(head.name.text) }
    }
    return types
  }
}
