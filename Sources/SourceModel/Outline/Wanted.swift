/// An interest, ready to be asked about every name of a file.
package struct Wanted {
  package let callees: Set<String>
  package let functions: Set<String>
  /// Types of interest under all their names.
  package let types: Set<String>
  package let methods: Set<String>
  package let namingMacros: Set<String>
  package let lookUpMacros: Set<String>
  package let members: Set<String>
  package let blocks: Set<String>
  /// The macros whose uses are read, so that their definitions need not be.
  package let readMacros: Set<String>

  package init(_ interest: Interest) {
    callees = interest.callees
    functions = interest.functions
    types = interest.types.union(interest.aliases.keys)
    methods = interest.methods
    namingMacros = interest.namingMacros
    lookUpMacros = interest.lookUpMacros
    members = interest.members
    blocks = interest.blocks
    readMacros = Set(interest.macros.keys)
  }
}
