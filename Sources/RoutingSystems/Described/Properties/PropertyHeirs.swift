import Routes
import SourceModel

/// The types that adopt a protocol or inherit a class, directly or not.
struct PropertyHeirs {
  /// Classes, structures, enumerations and actors, by simple name.
  let types: Set<String>
  private let relations: TypeRelations
  private let table: TypeTable
  /// nil if the tree declares what they adopt: what a library declares adopts only what a library declares.
  private let classes: ClassTable?

  init(of name: String, in table: TypeTable) {
    (relations, self.table) = (TypeRelations(table), table)
    classes = relations.isDeclared(name) ? nil : ClassTable(ofHeads: table)
    let all = Self.reached(from: name, table.heads)
    let values = all.isEmpty ? [] : table.heads.valueTypes(adopting: all)
    let relations = relations
    // A class itself is asked for its property, too.
    types = all.union(values).filter { relations.isDeclared($0) && !relations.isProtocol($0) && !table.isAlias($0) }
  }

  /// What has a name, and all that stands for it, inherits or adopts it, apart from types that are values.
  private static func reached(from name: String, _ heads: NamedHeads) -> Set<String> {
    var (names, next) = ([name], 0)
    var seen: Set = [name]
    while next < names.count {
      func add(_ head: TypeHead) { if seen.insert(head.lastName).inserted { names.append(head.lastName) } }
      heads.forEach(meaning: names[next]) { head, _ in add(head) }
      heads.forEach(adopting: names[next]) { head, _ in
        // `extension Page where Self: Routable` adopts nothing.
        if head.inheritedNames.contains(names[next]) { add(head) }
      }
      next += 1
    }
    return seen
  }

  /// The type and its superclasses, the nearest first.
  func classes(of type: String) -> [String] { relations.reached(from: type).filter { !relations.isProtocol($0) } }

  /// The protocols of the type and its superclasses.
  func protocols(of type: String) -> [String] { relations.reached(from: type).filter(relations.isProtocol) }

  /// True for a type that does not show all that it adopts and has.
  func hidesMore(_ type: String) -> Bool {
    let isExpanded = classes(of: type).contains { name in
      table.heads.contains(declaring: name) { head, _ in head.attributes.contains(.custom) }
    }
    if isExpanded { return true }
    guard let classes else { return false }
    let unseen = relations.reached(from: type).filter { !relations.isDeclared($0) }
    return classes.doubt(aboutHeirsOf: Set(unseen)) != nil
  }

  /// The declaration of a type.
  func head(of type: String) -> (head: TypeHead, file: FileID)? { relations.head(of: type) }
}
