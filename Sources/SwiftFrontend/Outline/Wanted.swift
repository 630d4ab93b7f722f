import SourceModel

/// An interest, ready to be asked about every name of a file.
struct Wanted {
  let callees: Set<String>
  /// Types of interest under all their names.
  let types: Set<String>
  let methods: Set<String>

  init(_ interest: Interest) {
    callees = interest.callees
    types = interest.types.union(interest.aliases.keys)
    methods = interest.methods
  }
}
