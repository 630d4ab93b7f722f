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
  /// By id of the system.
  let redeclaresRouteTypes = Memo<String, Bool>()
  let lineages = Memo<String, Lineage>()
  let ancestors = Memo<String, KnownAncestors?>()
  /// What class heads and extensions name behind their colon, by the class.
  let adoptions = Memo<String, Set<String>>()
  /// The classes that may inherit a class or conform to a protocol, by its name.
  let heirs = Memo<String, Set<String>>()
  /// By name, whether the tree declares a type other than a protocol.
  let declaredTypes = Memo<String, Bool>()
  /// How a language spells the types of a kind that the tree declares under a name.
  let spelledNames = Memo<SpelledName, String>()
  /// The classes that may have methods of patterns.
  let classesWithMethods = Memo<Set<MethodPattern>, Set<String>>()
}
