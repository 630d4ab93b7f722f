/// The containers that are open, one bit each: a set bit is an object.
struct NestingStack {
  enum Container {
    case object, array
  }

  private var bits: UInt64 = 0
  private var depth = 0

  var top: Container? {
    guard depth > 0 else { return nil }
    return bits & 1 == 1 ? .object : .array
  }

  /// Returns false, and changes nothing, at the limit.
  mutating func push(_ container: Container) -> Bool {
    guard depth < min(JSONLimits.depth, UInt64.bitWidth) else { return false }
    bits = bits << 1 | (container == .object ? 1 : 0)
    depth += 1
    return true
  }

  mutating func pop() {
    bits >>= 1
    depth -= 1
  }
}
