import SourceModel

/// Reads the facts of a routing system in files of one language.
package protocol FactReader: Sendable {
  /// The language of the files that it reads.
  var language: Language { get }
  /// Trigger words, and the calls and types that the reader needs in the outline.
  var interest: Interest { get }

  /// The facts of a file, in any order. `interest` is that of all readers of the language, with the
  /// names that the tree derives; `functions` are those that the configuration names.
  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact]
  /// True if the facts say which types code hands on. If no reader tells, all types as values count.
  var readsMetatypes: Bool { get }
}

extension FactReader {
  package var readsMetatypes: Bool { false }
}
