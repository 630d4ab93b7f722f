import SourceModel

/// Types that code hands to code that is not the library's, and that may be registered there.
struct GivenTypes: Sendable {
  /// Those of files that were parsed.
  private let known: Set<String>
  /// Those of the files without any trigger word, of which only the words are known.
  private let words: [Set<GivenWord>]
  private let types: TypeTable

  init(_ files: [IndexedFile] = [], known: Set<String> = [], types: TypeTable = TypeTable()) {
    words = files.map(\.facts.given).filter { !$0.isEmpty }
    (self.known, self.types) = (known, types)
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
