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
    return heads.lead(
      from: TypeName.simpleNames(TypeText.unmarked(result)), by: { $0.inheritedNames + $0.aliasedNames },
      atMost: Self.mostReached, to: isModule)
  }

  /// RFModule's type is out of sight in most trees.
  private func isModule(_ name: String) -> Bool {
    if shown.contains(name) || heads.isOfControllers(name) { return true }
    if heads.contains(declaring: name, where: { head, _ in head.aliased.map { TupleType($0.text) != nil } ?? false }) {
      return true
    }
    return name == ModuleShape.ofLibrary.name && !heads.contains(declaring: name) { head, _ in head.kind != .extension }
  }
}
