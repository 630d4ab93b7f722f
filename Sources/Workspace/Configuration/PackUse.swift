import RoutingSystems

/// What in the sources of a tree switches a pack on.
package struct PackUse: Hashable, Sendable {
  /// The modules of the library that files import.
  package let modules: Set<String>
  /// The identifiers of the library that occur.
  package let signs: Set<String>

  init(of pack: Pack, imports: Set<String>, signs: Set<String>) {
    (modules, self.signs) = (pack.modules.intersection(imports), pack.signs.intersection(signs))
  }

  var isAny: Bool { !modules.isEmpty || !signs.isEmpty }

  /// As a clause: `a file imports BeeHive`.
  package var words: String {
    let (verb, names) = modules.isEmpty ? ("contains", signs) : ("imports", modules)
    return "a file \(verb) \(names.sorted().joined(separator: " or "))"
  }
}

/// The signs of routing systems in the files of a tree.
struct TreeSigns: Hashable, Sendable {
  /// The packs whose libraries the sources use.
  var usesOfPacks: [String: PackUse] = [:]
  /// The names of files that may fill the table of a described system.
  var tableFiles: Set<String> = []
}
