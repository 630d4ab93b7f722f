import SourceModel

/// Reads the facts of a routing system in files of one language.
package protocol FactReader: Sendable {
  var language: Language { get }
  /// Trigger words, and the calls and types that the reader needs in the outline.
  var interest: Interest { get }

  /// In any order.
  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact]
}
