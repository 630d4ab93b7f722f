/// The classes whose members readers look for.
package struct ClassInterest: Hashable, Sendable {
  /// The classes of the tree, by simple name.
  package var classes: Set<String>
  /// The classes outside the tree that those inherit. The members of their extensions are read.
  package var bases: Set<String>

  package init(classes: Set<String> = [], bases: Set<String> = []) {
    (self.classes, self.bases) = (classes, bases)
  }

  package var isEmpty: Bool { classes.isEmpty && bases.isEmpty }

  func union(_ other: ClassInterest) -> ClassInterest {
    ClassInterest(classes: classes.union(other.classes), bases: bases.union(other.bases))
  }

  /// The classes of which only one of two reads members.
  func symmetricDifference(_ other: ClassInterest) -> Set<String> {
    classes.symmetricDifference(other.classes).union(bases.symmetricDifference(other.bases))
  }
}
