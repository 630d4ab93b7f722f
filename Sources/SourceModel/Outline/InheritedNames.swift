/// The static members that types inherit from superclasses and protocols, as far as a tree asks for them.
package struct InheritedNames: Hashable, Sendable {
  /// The names that go into the outline where `ancestors` declare them.
  package var names: Set<String>
  /// The types that may declare one, by last name.
  package var ancestors: Set<String>

  package init(names: Set<String> = [], ancestors: Set<String> = []) {
    (self.names, self.ancestors) = (names, ancestors)
  }

  func union(_ other: InheritedNames) -> InheritedNames {
    InheritedNames(names: names.union(other.names), ancestors: ancestors.union(other.ancestors))
  }

  /// The ancestors of which one reads more than the other.
  func changedAncestors(from other: InheritedNames) -> Set<String> {
    names == other.names ? ancestors.symmetricDifference(other.ancestors) : ancestors.union(other.ancestors)
  }
}
