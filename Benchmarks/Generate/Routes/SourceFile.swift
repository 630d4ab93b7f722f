/// A file to be written into a module's folder.
struct SourceFile {
  var name: String
  var text: String

  init(_ name: String, _ text: String) {
    (self.name, self.text) = (name, text + "\n")
  }
}
