/// An interest with the sets that are made once for all files.
package struct Wanted: Sendable {
  package private(set) var interest: Interest
  /// Types of interest under all their names.
  package private(set) var types: Set<String>
  /// The macros whose uses are read, so that their definitions need not be.
  package let readMacros: Set<String>
  /// The names that the readers of Swift look for.
  package let names: WordTable
  /// Those among `names` that are not looked for.
  package private(set) var unused = WordTable([])
  /// Those of functions whose closures are read.
  package let makers: WordTable
  /// True if one of the names contains a character that is not ASCII.
  package let hasForeignNames: Bool

  /// False if nothing between the braces of functions and statements is wanted.
  package let readsBlocks: Bool

  package init(_ interest: Interest, readsBlocks: Bool = true) {
    self.interest = interest
    self.readsBlocks = readsBlocks
    types = interest.types.union(interest.aliases.keys)
    readMacros = Set(interest.macros.readable.keys)
    names = WordTable(
      interest.callees.union(interest.functions).union(types).union(interest.methods).union(interest.members)
        .union(interest.names.initializerLabels).union(interest.names.memberPaths.keys)
        .union(interest.names.bodies.all.propertyTypes).union(interest.names.bodies.all.mentions))
    makers = WordTable(interest.blocks.making)
    hasForeignNames = names.words.contains { !$0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// What is wanted of a file with some words, of those that are looked for.
  package func restricted(to words: Set<String>) -> Wanted {
    let unused = interest.groups.unused(in: words)
    if unused.isEmpty { return self }
    var wanted = self
    wanted.interest = interest.ignoring(unused)
    wanted.types.subtract(unused)
    wanted.unused = WordTable(unused)
    return wanted
  }
}
