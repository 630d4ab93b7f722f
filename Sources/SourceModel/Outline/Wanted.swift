/// An interest, ready to be asked about every name of a file. Made once for all files: names may be thousands.
package struct Wanted: Sendable {
  package let interest: Interest
  package let callees: Set<String>
  package let functions: Set<String>
  package let receivers: Set<String>
  /// Types of interest under all their names.
  package let types: Set<String>
  package let methods: Set<String>
  package let namingMacros: Set<String>
  package let lookUpMacros: Set<String>
  package let members: Set<String>
  package let blocks: Set<String>
  package let typedBlocks: Set<String>
  /// The macros whose uses are read, so that their definitions need not be.
  package let readMacros: Set<String>
  /// All names of Swift that are asked about.
  package let names: WordTable
  /// Whether one of them is no word of ASCII letters.
  package let hasForeignNames: Bool

  package init(_ interest: Interest) {
    self.interest = interest
    callees = interest.callees
    functions = interest.functions
    receivers = interest.receivers
    types = interest.types.union(interest.aliases.keys)
    methods = interest.methods
    namingMacros = interest.namingMacros
    lookUpMacros = interest.lookUpMacros
    members = interest.members
    blocks = interest.blocks
    typedBlocks = interest.typedBlocks
    readMacros = Set(interest.macros.keys)
    names = WordTable(callees.union(functions).union(types).union(methods).union(members))
    hasForeignNames = names.words.contains { !$0.utf8.allSatisfy { $0 < 0x80 } }
  }
}
