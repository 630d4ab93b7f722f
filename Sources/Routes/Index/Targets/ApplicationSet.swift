/// Some of a scan's applications, by their positions in `Applications.all`.
package struct ApplicationSet: OptionSet, Hashable, Sendable {
  /// Further applications of a tree are not judged.
  package static let capacity = 64

  package let rawValue: UInt64

  package init(rawValue: UInt64) {
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
    (0..<Self.capacity).filter { contains(ApplicationSet($0)) }
  }
}
