import SourceModel

/// A block that a look-up takes, with the types that it expects.
package struct LookUpBlock: Hashable, Sendable {
  /// A class or protocol in the type of the parameter, with the simple names that it stands for.
  package struct Expected: Hashable, Sendable {
    package var site: Site
    package var components: [String]
  }

  /// The route that is looked up.
  package var key: RouteKey
  package var subject: Fact.TypedBlock.Subject
  package var expected: [Expected]
  /// Whether the block checks the type of its parameter at run time.
  package var asks: Bool
  package var conditions: ConditionStack
  /// Whether the file was read completely.
  package var isReliable: Bool
}
