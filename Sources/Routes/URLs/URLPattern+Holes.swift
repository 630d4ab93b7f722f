extension URLPattern {
  /// What may stand for a hole in a URL.
  enum HoleReading {
    /// A part of one segment, or a whole one.
    case segment
    /// Any text that does not end the path: a part of a segment or several segments, at the end also none. Systems differ
    /// in how they parse two slashes in a row, so others are not empty.
    case path
  }

  /// Whether some text in its holes makes a URL one that the pattern matches.
  func mayMatch(_ url: URLText, _ reading: HoleReading) -> Bool {
    guard self.url.scheme == url.scheme else { return false }
    switch table {
    case .text: return isMatchable && self.url.host == url.host && fits(url.segments, self.url.segments, reading)
    case .key: return host == url.host && fits(url.segments, segments, reading)
    // The library compares other positions of longer ones (`URLPositions`).
    case .components(let components, _) where components.count > 10: return true
    case .components(let components, _):
      let isSameHost = Self.isPlaceholder(components[1]) || components[1] == url.host
      return isSameHost && fits(url.segments, segments, reading)
    }
  }

  /// False for a text that is not the one that the library rebuilds from a URL.
  private var isMatchable: Bool { text == Self.key(scheme: url.scheme, host: url.host, segments: url.segments) }

  private func fits(_ given: [String], _ wanted: [String], _ reading: HoleReading) -> Bool {
    /// How many of the wanted segments those before may be.
    var ends: Set<Int> = [0]
    for (index, segment) in given.enumerated() {
      let segment = OpenSegment(segment, isLast: index == given.count - 1)
      ends = ends.reduce(into: []) { $0.formUnion(segment.ends(from: $1, in: wanted, reading)) }
    }
    return ends.contains(wanted.count)
  }
}

/// A segment of a URL that may have holes.
private struct OpenSegment {
  /// What stands before, between and behind the holes.
  private let texts: [Substring]
  private let isLast: Bool

  init(_ segment: String, isLast: Bool) {
    self.isLast = isLast
    texts = segment.split(separator: ComposedURL.hole, omittingEmptySubsequences: false)
  }

  private var hasHole: Bool { texts.count > 1 }

  /// The positions behind the wanted segments from `start` that it may be.
  func ends(from start: Int, in wanted: [String], _ reading: URLPattern.HoleReading) -> [Int] {
    let rest = wanted[start...]
    let one = rest.first.map(mayBe) == true ? [start + 1] : []
    guard hasHole, reading == .path else { return one }
    let none = isLast && texts.allSatisfy(\.isEmpty) ? [start] : []
    guard let first = rest.first, begins(first) else { return none + one }
    return none + one + rest.indices.dropFirst().filter { ends(wanted[$0]) }.map { $0 + 1 }
  }

  private func mayBe(_ segment: String) -> Bool {
    if URLPattern.isPlaceholder(segment) { return true }
    guard hasHole else { return texts.first.map { $0 == segment } ?? false }
    guard begins(segment), ends(segment) else { return false }
    var rest = segment.dropFirst(texts.first?.count ?? 0)
    for text in texts.dropFirst() where !text.isEmpty {
      guard let place = rest.firstRange(of: text) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  private func begins(_ segment: String) -> Bool {
    URLPattern.isPlaceholder(segment) || segment.hasPrefix(texts.first ?? "")
  }

  private func ends(_ segment: String) -> Bool {
    URLPattern.isPlaceholder(segment) || segment.hasSuffix(texts.last ?? "")
  }
}
