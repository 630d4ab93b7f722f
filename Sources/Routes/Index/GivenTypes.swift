import SourceModel

/// Types that code hands to code that is not the library's, and that may be registered there.
struct GivenTypes: Sendable {
  /// Those of files that were parsed.
  private var known: Set<String> = []
  /// Those of the files without any trigger word, of which only the words are known.
  private var words: [Set<GivenWord>] = []
  private var types = TypeTable()

  init() {}

  init(_ files: [IndexedFile]) {
    words = files.map(\.facts.given).filter { !$0.isEmpty }
  }

  /// With the names that parsed files give away.
  func with(_ known: Set<String>, _ types: TypeTable) -> GivenTypes {
    var all = self
    (all.known, all.types) = (known, types)
    return all
  }

  /// Whether a type is given away under one of its names.
  func contains(_ name: String) -> Bool {
    if known.contains(name) { return true }
    guard !words.isEmpty else { return false }
    let hashes = Set(types.spellings(of: [name]).map { WordHash($0) })
    return words.contains { $0.contains { hashes.contains($0.word) && isHandedOn($0) } }
  }

  private func isHandedOn(_ given: GivenWord) -> Bool {
    given.generic.map { !Self.isOwn($0, types) } ?? true
  }

  /// Whether it is known what becomes of a generic type's arguments: it is the tree's, the library's or Swift's.
  static func isOwn(_ generic: String, _ types: TypeTable) -> Bool {
    containers.contains(generic) || Dialects.vocabulary.genericTypes.contains(generic) || types.isDeclared(generic)
  }

  private static let containers: Set = [
    "AnyCollection", "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "ContiguousArray", "Dictionary", "Optional", "Result", "Set", "Task",
  ]
}
