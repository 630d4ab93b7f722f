/// The description of a library's routing system that the program carries, in the language of
/// `.waymark.yml`.
package struct Pack: Sendable {
  /// The name of the system.
  package let name: String
  /// The library, for people.
  package let library: String
  /// A file that imports one of these modules, frameworks or headers switches the pack on. The same
  /// as `modules` in the text, which is not parsed before.
  package let modules: Set<String>
  /// A file that contains one of these identifiers switches the pack on: the names of a library whose
  /// sources are commonly copied into the app.
  package let signs: Set<String>
  /// The value of the name below `systems`.
  package let text: String

  init(_ name: String, of library: String, modules: Set<String> = [], signs: Set<String> = [], text: String) {
    (self.name, self.library, self.modules, self.signs, self.text) = (name, library, modules, signs, text)
  }

  /// What switches the pack on, as a clause: `a file imports BeeHive`.
  package var condition: String {
    let (verb, names) = modules.isEmpty ? ("contains", signs) : ("imports", modules)
    return "\(verb) \(names.sorted().joined(separator: " or "))"
  }
}
