/// An object that its type holds for all code: `Navigator.shared`.
package enum SharedObject {
  /// The names by which types usually do so.
  package static let names: Set = ["current", "default", "main", "shared", "standard"]
}
