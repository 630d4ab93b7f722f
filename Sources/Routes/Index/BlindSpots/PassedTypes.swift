import SourceModel

/// The types whose metatypes are passed to code that is not the library's and may register them.
package struct PassedTypes: Sendable {
  /// The names that files pass on that were parsed.
  let names: Set<String>
  /// The words that files without any trigger word pass on.
  let words: [Set<GivenWord>]
  package let types: TypeTable

  /// Returns the reason why code that gets a metatype of the name may do what a claim says.
  package func reason(toDoubt claim: BlindSpot.Claim, of name: String) -> String? {
    contains(name) ? BlindSpot.reason(toDoubtPassed: claim) : nil
  }

  /// Whether a type is passed on under one of its names.
  package func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard !words.isEmpty else { return false }
    let hashes = Set(types.spellings(of: [name]).map { WordHash($0) })
    return words.contains { $0.contains { hashes.contains($0.word) && isHandedOn($0) } }
  }

  private func isHandedOn(_ given: GivenWord) -> Bool {
    given.generic.map { !Self.isOwn($0, types) } ?? true
  }

  /// Whether it is known what becomes of a generic type's arguments: the type is the tree's, the
  /// library's or Swift's.
  static func isOwn(_ generic: String, _ types: TypeTable) -> Bool {
    containers.contains(generic) || types.heads.library.routeTypes.nonRegistering.contains(generic)
      || types.isDeclared(generic)
  }

  private static let containers: Set = [
    "AnyCollection", "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "ContiguousArray", "Dictionary", "Optional", "Result", "Set", "Task",
  ]
}
