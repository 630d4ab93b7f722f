import Routes
import SourceModel

/// Decides by heads whether a function with some result may give a module: the functions of a tree with a common name, such
/// as `make` or `save`, are many, and their calls are read only if one of them is a factory.
///
/// Errs towards more: `ModuleFactories` decides.
struct ModuleResult {
  let heads: NamedHeads
  /// The types with a view.
  let shown: Set<String>

  /// Only a hostile tree has a type that reaches more.
  private static let mostReached = 256
  /// The types of RFModule, which the tree need not declare.
  private static let ofLibrary: Set = [ModuleShape.ofLibrary.name, ModuleShape.ofHandler.name, "RFModule"]

  func mayBe(_ result: String) -> Bool {
    if isTuple(result) { return true }
    var (reached, next) = (TypeName.simpleNames(TypeText.unmarked(result)), 0)
    while next < reached.count, next < Self.mostReached {
      let name = reached[next]
      if shown.contains(name) || Self.ofLibrary.contains(name) || heads.isOfControllers(name) { return true }
      var givesTuple = false
      heads.forEach(declaring: name) { head, _ in
        if let aliased = head.aliased?.text, isTuple(aliased) { givesTuple = true }
        for parent in head.inheritedNames + head.aliasedNames where !reached.contains(parent) { reached.append(parent) }
      }
      if givesTuple { return true }
      next += 1
    }
    return false
  }

  private func isTuple(_ type: String) -> Bool { type.contains(",") && type.contains("(") }
}
