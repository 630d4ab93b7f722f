import Synchronization

/// An interest with the sets that are made once for all files.
///
/// An object: a copy of the value would count each of its sets, for every file and on every thread.
package final class Wanted: Sendable {
  package let interest: Interest
  /// Types of interest under all their names.
  package let types: Set<String>
  /// The macros whose uses are read, so that their definitions need not be.
  package let readMacros: Set<String>
  /// The names that the readers of Swift look for.
  package let names: WordTable
  /// Those among `names` that are not looked for.
  package let unused: WordTable
  /// Those of functions whose closures are read.
  package let makers: WordTable
  /// The names that make a method of interest when it spells one.
  package let mentions: WordTable
  /// True if one of the names contains a character that is not ASCII.
  package let hasForeignNames: Bool
  /// False if nothing between the braces of functions and statements is wanted.
  package let readsBlocks: Bool

  /// What is wanted of files without some names. Few sets of them occur.
  private let restrictions = Mutex<[Set<String>: Wanted]>([:])
  private static let mostRestrictions = 64

  package init(_ interest: Interest, readsBlocks: Bool = true) {
    self.interest = interest
    self.readsBlocks = readsBlocks
    types = interest.types.union(interest.aliases.keys)
    readMacros = Set(interest.macros.readable.keys)
    names = WordTable(
      interest.callees.union(interest.functions).union(types).union(interest.methods).union(interest.members)
        .union(interest.names.initializerLabels).union(interest.names.memberPaths.keys)
        .union(interest.names.bodies.all.propertyTypes).union(interest.names.bodies.all.mentions))
    unused = WordTable([])
    makers = WordTable(interest.blocks.making)
    mentions = WordTable(interest.names.bodies.all.mentions)
    hasForeignNames = names.words.contains { !$0.utf8.allSatisfy { $0 < 0x80 } }
  }

  private init(_ wanted: Wanted, without unused: Set<String>) {
    interest = wanted.interest.ignoring(unused)
    types = wanted.types.subtracting(unused)
    self.unused = WordTable(unused)
    (names, makers, mentions, readMacros) = (wanted.names, wanted.makers, wanted.mentions, wanted.readMacros)
    (hasForeignNames, readsBlocks) = (wanted.hasForeignNames, wanted.readsBlocks)
  }

  // Asked here, because another module would copy `interest` for each question.

  /// True if what a method returns goes into the outline.
  package func wantsReturned(ofMethod name: String) -> Bool { interest.wantsReturned(ofMethod: name) }

  /// True if the arguments of a call that is read may be texts of interest.
  package func takesNames(_ call: Call) -> Bool { interest.names.takesNames(call) }

  /// True for the base name of a function of the tree whose calls are read.
  package func readsCalls(ofFunction name: String) -> Bool { interest.names.functions.starts[name] != nil }

  /// The labels that the first argument of such functions may have, sorted; nil for none.
  package func firstLabels(ofFunction name: String) -> [String?] {
    interest.names.functions.starts[name]?.labels.sorted().map { $0.isEmpty ? nil : $0 } ?? []
  }

  /// What is wanted of a file with some words, of those that are looked for.
  package func restricted(to words: Set<String>) -> Wanted {
    let unused = interest.groups.unused(in: words)
    if unused.isEmpty { return self }
    if let known = restrictions.withLock({ $0[unused] }) { return known }
    let wanted = Wanted(self, without: unused)
    restrictions.withLock { if $0.count < Self.mostRestrictions { $0[unused] = wanted } }
    return wanted
  }
}
