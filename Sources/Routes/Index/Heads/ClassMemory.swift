/// What is known of classes by their names, as `NameMemory` keeps it.
struct ClassMemory: Sendable {
  struct Declared: Sendable {
    /// Those of both languages, and its aliases.
    let names: Set<String>
    /// What stands behind the colon of its heads and what its aliases stand for, by simple names.
    let parents: Set<String>
  }

  /// Classes and aliases; nil where the tree declares none.
  let declared = Memo<String, Declared?>()
  let lineages = Memo<String, Lineage>()
  let ancestors = Memo<String, KnownAncestors?>()
  /// What class heads and extensions name behind their colon.
  let adoptions = Memo<String, Set<String>>()
  /// The classes that may inherit a class or conform to a protocol.
  let heirs = Memo<String, Set<String>>()
}
