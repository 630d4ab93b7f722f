extension URLMatch {
  init(_ pattern: KeyedPattern, _ url: URLText) {
    self.init(pattern: pattern.text, parameters: [:])
    switch pattern.table {
    case .text: break
    case _ where url.hasHole && !pattern.mayMatch(url, .segment): break
    case .key: parameters = Self.ending(of: pattern, url.segments)
    // The library passes on no query here, and does not decode what it found.
    case .components(let registered, _):
      parameters = Self.placeholders(Array(zip(registered.dropFirst(2), url.segments)))
      return
    }
    insert(query: url.query ?? "")
  }

  /// Values are decoded here; one that cannot be is left out.
  private static func ending(of pattern: KeyedPattern, _ segments: [String]) -> [String: String] {
    let count = pattern.placeholdersAtEnd
    let decoded = zip(pattern.segments.suffix(count), segments.suffix(count)).compactMap { name, value in
      value.percentDecoded.map { (name.percentDecoded ?? name, $0) }
    }
    return placeholders(decoded)
  }

  private static func placeholders(_ segments: [(pattern: String, value: String)]) -> [String: String] {
    let named = segments.filter { KeyedPattern.isPlaceholder($0.pattern) }
    return Dictionary(named.map { (String($0.pattern.dropFirst()), $0.value) }) { _, last in last }
  }

  /// An item without a value takes away what the path gave.
  private mutating func insert(query: String) {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts[0].percentDecoded else { continue }
      parameters[name] = parts.count > 1 ? parts[1].percentDecoded : nil
    }
  }
}
