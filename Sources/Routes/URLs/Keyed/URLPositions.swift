/// The components of a pattern that a URL must have too, packed as the library does it: one decimal digit each.
///
/// The digits of what stands at position 10 and later mix with those before, so that other positions are compared.
struct URLPositions: Hashable, Sendable {
  private var packed: Int32 = 0

  init(toCompare components: [String]) {
    for (index, component) in components.enumerated() where !KeyedPattern.isPlaceholder(component) {
      packed = packed &* 10 &+ Int32(truncatingIfNeeded: index)
    }
  }

  /// Whether all of them are the same in both.
  func areEqual(_ components: [String], _ registered: [String]) -> Bool {
    var rest = packed
    while rest > 0 {
      let index = Int(rest % 10)
      guard index < components.count, index < registered.count, components[index] == registered[index] else {
        return false
      }
      rest /= 10
    }
    return true
  }
}
