import SourceModel

/// What names mean, as long as the heads of the tree mean the same: no places, and nothing that files say otherwise.
///
/// Most edits change no head, and most names are asked for again at each link.
final class NameMemory: Sendable {
  struct Place: Hashable, Sendable {
    let name: String
    let scope: [String]
    let file: FileID?
  }

  struct SpelledName: Hashable, Sendable {
    let name: String
    let kind: TypeHead.Kind
    let language: Language
  }

  let resolutions = Memo<Place, NameResolution>()
  let genericParameters = Memo<Place, Bool>()
  let classes = ClassMemory()
  /// The aliases that spell a word.
  let aliases = Memo<String, Set<String>>()
  /// By name, whether the tree declares an alias.
  let isAlias = Memo<String, Bool>()
  /// The last names of the types right around the declarations and extensions of a name.
  let typesAround = Memo<String, Set<String>>()
  /// By id of the system.
  let redeclaresRouteTypes = Memo<String, Bool>()
  /// By name, whether the tree declares a type other than a protocol.
  let declaredTypes = Memo<String, Bool>()
  /// How a language spells the types of a kind that the tree declares under a name.
  let spelledNames = Memo<SpelledName, String>()
  /// The classes that may have methods of patterns.
  let classesWithMethods = Memo<Set<MethodPattern>, Set<String>>()
}
