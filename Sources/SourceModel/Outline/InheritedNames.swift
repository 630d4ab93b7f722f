/// The static members that types inherit from superclasses and protocols, as far as a tree asks for them.
package struct InheritedNames: Hashable, Sendable {
  /// The names that go into the outline where `ancestors` declare them.
  package var names: Set<String>
  /// The types that may declare one, by last name.
  package var ancestors: Set<String>
  /// The protocols of libraries that declare some, by module. A file with a type that adopts one tells what it imports.
  package var libraries: [String: Set<String>] = [:]

  package init(names: Set<String> = [], ancestors: Set<String> = []) {
    (self.names, self.ancestors) = (names, ancestors)
  }

  func union(_ other: InheritedNames) -> InheritedNames {
    var union = InheritedNames(names: names.union(other.names), ancestors: ancestors.union(other.ancestors))
    union.libraries = libraries.merging(other.libraries) { $0.union($1) }
    return union
  }

  /// True if a type adopts a protocol of a library.
  package func mayInherit(_ head: TypeHead) -> Bool {
    libraries.values.contains { protocols in head.inherited.contains { protocols.contains($0.text) } }
  }

  /// The names that only one of the two reads, by ancestor.
  func changedNames(from other: InheritedNames) -> [String: Set<String>] {
    let changed = names.symmetricDifference(other.names)
    return ancestors.union(other.ancestors).reduce(into: [:]) { result, ancestor in
      let isOfBoth = ancestors.contains(ancestor) && other.ancestors.contains(ancestor)
      let names = isOfBoth ? changed : ancestors.contains(ancestor) ? names : other.names
      if !names.isEmpty { result[ancestor] = names }
    }
  }
}
