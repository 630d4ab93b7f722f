import Routes
import SourceModel

/// A block that a look-up takes, with the types that it expects.
struct LookUpBlock {
  /// A class or protocol in the type of the parameter, with the simple names that it stands for.
  struct Expected {
    var site: Site
    var components: [String]
  }

  /// The route that is looked up.
  var key: RouteKey
  var subject: TypedBlock.Subject
  /// At least one.
  var expected: [Expected]
  /// True if the block checks the type of its parameter at run time.
  var asks: Bool
  /// True if the file was read completely.
  var isReliable: Bool
}

extension LookUpBlock {
  /// Returns nil if the route or all types of the block have no single meaning.
  fileprivate init?(_ block: PlacedFact<TypedBlock>, in index: RouteIndex) {
    let fact = block.fact
    guard let key = index.key(of: fact.lookUp, in: block.file) else { return nil }
    self.init(
      key: key, subject: fact.subject, expected: Self.expected(by: block, in: index), asks: fact.asks,
      isReliable: block.isReliable)
    if expected.isEmpty { return nil }
  }

  private static func expected(by block: PlacedFact<TypedBlock>, in index: RouteIndex) -> [Expected] {
    block.fact.types.compactMap { type in
      index.types.components(of: type.text, scope: block.fact.lookUp.scope, file: block.file).map {
        Expected(site: Site(file: block.file, range: type.range), components: $0)
      }
    }
  }
}

extension RouteIndex {
  /// The blocks of look-ups that a build compiles, in path order.
  var lookUpBlocks: [LookUpBlock] {
    systemFacts(of: TypedBlock.self).filter { !$0.fact.conditions.isNeverCompiled }
      .compactMap { LookUpBlock($0, in: self) }
  }
}
