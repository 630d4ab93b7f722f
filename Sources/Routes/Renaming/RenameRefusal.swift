/// Why something is not renamed, as a sentence for the user.
package struct RenameRefusal: Error, Hashable {
  package var message: String

  init(_ message: String) {
    self.message = message
  }
}
