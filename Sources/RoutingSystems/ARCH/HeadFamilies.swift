import Routes
import SourceModel

/// Which types of a tree inherit, adopt or stand for which, as their heads show it.
struct HeadFamilies {
  /// The types and aliases that the tree itself declares.
  private(set) var declared: Set<String> = []
  /// By what they inherit or stand for.
  private var children: [String: [String]] = [:]
  /// By the type that inherits them.
  private var parents: [String: [String]] = [:]
  /// The words of the aliases in a type.
  private var aliased: [String: [String]] = [:]

  init(_ heads: NamedHeads) {
    heads.forEach(where: { !$0.pointee.isLocal }) { head in
      let name = head.lastName
      if head.kind != .extension { declared.insert(name) }
      let inherited = head.inheritedNames + [head.aliased.map { TypeName.simple($0.text) }].compactMap(\.self)
      for parent in inherited { children[parent, default: []].append(name) }
      if !inherited.isEmpty { parents[name, default: []] += inherited }
      if let alias = head.aliased, let owner = TypeName.flattened(head.scope).last {
        aliased[owner, default: []] += Self.words(of: alias.text)
      }
    }
  }

  private static func words(of spelling: String) -> [String] {
    spelling.utf8.split { !Spelling.isWordByte($0) }.map { String(Substring($0)) }
  }

  /// All types below some, without these themselves if none of them inherits another.
  func heirs(of names: [String]) -> Set<String> {
    var (found, pending): (Set<String>, [String]) = ([], names)
    while let name = pending.popLast() {
      for child in children[name] ?? [] where found.insert(child).inserted { pending.append(child) }
    }
    return found
  }

  /// The types of the tree that the heads of some types and the aliases in them name.
  func named(by types: Set<String>) -> Set<String> {
    Set(types.flatMap { (parents[$0] ?? []) + (aliased[$0] ?? []) }).intersection(declared)
  }
}
