import SourceModel

/// One routing system in one language. Adding a routing system is adding a dialect to `Dialects.all`.
package protocol Dialect: Sendable {
  static var language: Language { get }
  /// Trigger words, and the calls and types that it wants in the outline.
  static var interest: Interest { get }

  /// In any order.
  static func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact]
}

package enum Dialects {
  /// Sorted by name.
  package static let all: [any Dialect.Type] = [
    ZIKRouterObjectiveC.self,
    ZIKRouterSwift.self,
  ]

  /// The spaces of all routing systems, sorted.
  package static let spaces = RouteSpace.all

  /// The call forms of all routing systems.
  package static let forms = ZIKRouterForms.table

  /// nil for a space that no system has.
  package static func space(_ kind: String, of system: String) -> RouteSpace? {
    spaces.first { $0.kind == kind && $0.system == system }
  }

  /// What all dialects of a language want to see.
  package static func interest(for language: Language) -> Interest {
    interests[language] ?? Interest()
  }

  private static let interests = Dictionary(grouping: all) { $0.language }
    .mapValues { $0.reduce(Interest()) { $0.union($1.interest) } }

  /// In the order of their places.
  package static func facts(
    in outline: SourceOutline, interest: Interest, functions: RoutingFunctions = RoutingFunctions()
  ) -> [Fact] {
    all.filter { $0.language == outline.language }
      .flatMap { $0.facts(in: outline, interest: interest, functions: functions) }
      .sorted { $0.place < $1.place }
  }
}
