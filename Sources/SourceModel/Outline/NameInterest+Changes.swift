/// How two interests in names differ.
extension NameInterest {
  /// The classes of which one reads more members than the other.
  package func changedClasses(from other: NameInterest) -> Set<String> {
    members.symmetricDifference(other.members)
  }

  /// The names of the constants that only one of the two reads, by the last name of the type.
  package func changedConstants(from other: NameInterest) -> [String: Set<String>] {
    var changed = inherited.changedNames(from: other.inherited)
    for type in Set(constants.keys).union(other.constants.keys) {
      let names = constants[type, default: []].symmetricDifference(other.constants[type, default: []])
      if !names.isEmpty { changed[type, default: []].formUnion(names) }
    }
    return changed
  }

  /// The callees, asked words, and names of types and methods that only one of the two looks for.
  package func changedWords(from other: NameInterest) -> Set<String> {
    callees.symmetricDifference(other.callees).union(globals.symmetricDifference(other.globals))
      .union(functions.names.symmetricDifference(other.functions.names))
      .union(methods.changes(from: other.methods).words).union(bodies.changedNames(from: other.bodies))
  }
}
