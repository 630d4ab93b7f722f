/// Another repository inside of one, as a commit records it.
package struct Submodule: Hashable, Sendable {
  /// From the top of the outer repository on.
  package let path: FilePath
  /// What is to be checked out there.
  package let commit: ObjectName
}
