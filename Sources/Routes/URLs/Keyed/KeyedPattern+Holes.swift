extension KeyedPattern {
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
    let wanted = wanted.map { Self.isPlaceholder($0) ? URLComponent.placeholder(name: $0) : .text($0) }
    return OpenSegment.mayBe(given, wanted, reading)
  }
}
