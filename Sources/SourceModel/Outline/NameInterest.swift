/// The names that stand for texts, as far as readers look for them.
package struct NameInterest: Hashable, Sendable {
  /// The calls whose arguments and receivers are looked up in the file, by base name.
  package var callees: Set<String>
  /// The types of Swift that wrap a text, as code spells them: `NSStoryboard.Name`.
  package var wrappers: Set<String>
  /// The types whose constants go into the outline, by last name.
  package var owners: Set<String> = []
  /// The global constants of Objective-C that go into the outline.
  package var globals: Set<String> = []

  package init(callees: Set<String> = [], wrappers: Set<String> = []) {
    self.callees = callees
    self.wrappers = wrappers
  }

  func union(_ other: NameInterest) -> NameInterest {
    var union = NameInterest(callees: callees.union(other.callees), wrappers: wrappers.union(other.wrappers))
    (union.owners, union.globals) = (owners.union(other.owners), globals.union(other.globals))
    return union
  }

  /// True if the constants of a type are read.
  package func owns(_ head: TypeHead) -> Bool {
    guard !owners.isEmpty, let last = head.names.last else { return false }
    return owners.contains(last)
  }

  /// The words that only one of the two looks for.
  package func changedWords(from other: NameInterest) -> Set<String> {
    callees.symmetricDifference(other.callees).union(globals.symmetricDifference(other.globals))
  }
}
