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

  func mayBe(_ result: String) -> Bool {
    if TupleType(result) != nil { return true }
    var (reached, next) = (TypeName.simpleNames(TypeText.unmarked(result)), 0)
    while next < reached.count, next < Self.mostReached {
      let name = reached[next]
      if shown.contains(name) || heads.isOfControllers(name) { return true }
      var (isDeclared, givesTuple) = (false, false)
      heads.forEach(declaring: name) { head, _ in
        if head.kind != .extension { isDeclared = true }
        if let aliased = head.aliased?.text, TupleType(aliased) != nil { givesTuple = true }
        for parent in head.inheritedNames + head.aliasedNames where !reached.contains(parent) { reached.append(parent) }
      }
      // RFModule's type is out of sight in most trees.
      if givesTuple || !isDeclared && name == ModuleShape.ofLibrary.name { return true }
      next += 1
    }
    return false
  }
}
