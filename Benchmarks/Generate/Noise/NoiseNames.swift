import TestSupport

/// Random words of code that is not about routes.
struct NoiseNames {
  private static let subjects = Names.subjects.map(\.uncapitalized)
  private static let aspects = Names.aspects.map(\.uncapitalized)

  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed)
  }

  mutating func roll(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

  /// `orderStatus`
  mutating func variable() -> String { pick(Self.subjects) + pick(Names.aspects) }

  /// `item`
  mutating func word() -> String { pick(Self.aspects) }

  /// `reloadOrderStatus`
  mutating func function() -> String { pick(Names.verbs) + pick(Names.subjects) + pick(Names.aspects) }

  /// `OrderStatusFormatter`
  mutating func type() -> String { Names.type(roll(20_000)) }

  mutating func value() -> String { pick(Names.values) }

  mutating func remark() -> String { pick(Names.remarks) }
}
