import Routes
import SourceModel

/// A class of the tree that elements of some sort may be of.
struct FittingClass {
  let name: String
  /// The name as documents spell it.
  let spelling: String

  /// The classes that inherit one of some classes, sorted by name. The runtime finds no generic class, and a class in
  /// another type by a mangled name only.
  static func all(inheriting bases: [String], in index: RouteIndex) -> [FittingClass] {
    let names = bases.flatMap(AppleClass.heirs).reduce(into: Set<String>()) {
      $0.formUnion(index.classes.heirs(of: $1))
    }
    return names.sorted().compactMap { name in
      guard let entry = index.classes.entry(name), !entry.isGeneric else { return nil }
      let spelling = index.types.spelling(of: name, .class, in: .objectiveC)
      return entry.scope.isEmpty || spelling != name ? FittingClass(name: name, spelling: spelling) : nil
    }
  }
}
