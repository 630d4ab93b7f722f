/// What may stand for a hole in a URL.
enum HoleReading {
  /// A part of one segment, or a whole one.
  case segment
  /// Any text that does not end the path: a part of a segment or several segments, at the end also none. Systems differ
  /// in how they parse two slashes in a row, so others are not empty.
  case path
}

/// A segment of a URL that may have holes.
struct OpenSegment {
  /// What stands before, between and behind the holes.
  private let texts: [Substring]
  private let isLast: Bool

  private init(_ segment: String, isLast: Bool) {
    self.isLast = isLast
    texts = segment.split(separator: ComposedURL.hole, omittingEmptySubsequences: false)
  }

  /// True if the segments of a URL may be those of a pattern, or more than those if it takes more.
  static func mayBe(
    _ given: [String], _ wanted: [URLComponent], takesMore: Bool = false, _ reading: HoleReading
  ) -> Bool {
    guard given.count <= longest, wanted.count <= longest else { return true }
    /// How many of the wanted segments those before may be.
    var ends: Set<Int> = [0]
    for (index, segment) in given.enumerated() {
      if takesMore, ends.contains(wanted.count) { return true }
      let segment = OpenSegment(segment, isLast: index == given.count - 1)
      ends = ends.reduce(into: []) { $0.formUnion(segment.ends(from: $1, in: wanted, reading)) }
    }
    return ends.contains(wanted.count)
  }

  /// Longer URLs and patterns are not compared, because the effort grows with the cube: they may match.
  private static let longest = 64

  private var hasHole: Bool { texts.count > 1 }

  /// The positions behind the wanted segments from `start` that it may be.
  private func ends(from start: Int, in wanted: [URLComponent], _ reading: HoleReading) -> [Int] {
    let rest = wanted[start...]
    let one = rest.first.map(mayBe) == true ? [start + 1] : []
    guard hasHole, reading == .path else { return one }
    let none = isLast && texts.allSatisfy(\.isEmpty) ? [start] : []
    guard let first = rest.first, begins(first) else { return none + one }
    return none + one + rest.indices.dropFirst().filter { ends(wanted[$0]) }.map { $0 + 1 }
  }

  private func mayBe(_ component: URLComponent) -> Bool {
    guard hasHole else { return texts.first.map { component.accepts(String($0)) } ?? false }
    guard case .text(let segment) = component else { return true }
    guard begins(component), ends(component) else { return false }
    var rest = segment.dropFirst(texts.first?.count ?? 0)
    for text in texts.dropFirst() where !text.isEmpty {
      guard let place = rest.firstRange(of: text) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  private func begins(_ component: URLComponent) -> Bool {
    if case .text(let segment) = component { segment.hasPrefix(texts.first ?? "") } else { true }
  }

  private func ends(_ component: URLComponent) -> Bool {
    if case .text(let segment) = component { segment.hasSuffix(texts.last ?? "") } else { true }
  }
}
