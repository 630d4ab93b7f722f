/// Some of a scan's applications and their extensions, by their positions in `Applications.all`.
package struct ApplicationSet: OptionSet, Hashable, Sendable {
  /// Further applications of a tree are not judged.
  package static let capacity = 128

  package let rawValue: UInt128

  package init(rawValue: UInt128) {
    self.rawValue = rawValue
  }

  /// `position` is below `capacity`.
  package init(_ position: Int) {
    rawValue = 1 << position
  }

  /// The first `count` applications.
  package init(count: Int) {
    rawValue = count >= Self.capacity ? .max : (1 << count) - 1
  }

  package static let all = ApplicationSet(count: capacity)

  /// In ascending order.
  package var positions: [Int] {
    var (rest, positions) = (rawValue, [Int]())
    while rest != 0 {
      positions.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return positions
  }
}
