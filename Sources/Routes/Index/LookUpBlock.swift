import SourceModel

/// A block that a look-up takes, with the types that it expects.
struct LookUpBlock: Hashable, Sendable {
  /// A class or protocol in the type of the parameter, with the simple names that it stands for.
  struct Expected: Hashable, Sendable {
    var site: Site
    var components: [String]
  }

  /// The route that is looked up.
  var key: RouteKey
  var subject: Fact.TypedBlock.Subject
  var expected: [Expected]
  /// Whether the block checks the type of its parameter at run time.
  var asks: Bool
  var conditions: ConditionStack
  /// Whether the file was read completely.
  var isReliable: Bool
}

extension RouteIndex {
  /// In path order.
  var lookUpBlocks: [LookUpBlock] { parts.uses.flatMap(\.blocks) }
}
