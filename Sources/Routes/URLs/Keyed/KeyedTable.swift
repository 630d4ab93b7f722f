/// The patterns of one family of routers in the dialect `zikrouter`.
///
/// The order in which routers register is arbitrary at run time. Where the answer depends on it, there are several.
struct KeyedTable: URLPatternTable {
  private var keys: [String: [KeyedPattern]] = [:]
  /// How many placeholders the patterns with so many segments end with.
  private var endings: [Int: Set<Int>] = [:]
  /// By the number of components.
  private var components: [Int: [KeyedPattern]] = [:]
  /// As given.
  private var all: [KeyedPattern] = []

  init(_ patterns: some Sequence<String>) {
    for pattern in patterns { insert(KeyedPattern(pattern)) }
  }

  private mutating func insert(_ pattern: KeyedPattern) {
    all.append(pattern)
    if case .components(let all, _) = pattern.table { return components[all.count, default: []].append(pattern) }
    keys[pattern.shape, default: []].append(pattern)
    endings[pattern.segments.count, default: []].insert(pattern.placeholdersAtEnd)
  }

  func matches(_ url: String) -> [URLMatch] {
    let url = URLText(url: url)
    return candidates(for: url).map { URLMatch($0, url) }
  }

  /// The patterns that may answer a URL, in the order in which they were given: several of one shape, or several with
  /// segments behind placeholders. A shape with fewer placeholders goes first.
  private func candidates(for url: URLText) -> [KeyedPattern] {
    groups(for: url).first { !$0.isEmpty } ?? []
  }

  func matching(_ url: String) -> [String] { matching(URLText(url: url)) }

  func matching(endingWithHole url: String) -> [String] { matching(URLText(url: url).endingWithHole) }

  private func matching(_ url: URLText) -> [String] { groups(for: url).flatMap(\.self).map(\.text) }

  /// Those of each shape, in the order in which the library asks for them.
  private func groups(for url: URLText) -> [[KeyedPattern]] {
    if url.hasHole { return groups(forHolesOf: url) }
    let segments = url.segments
    let counts = endings[segments.count, default: []].union([0]).sorted()
    let shapes = counts.map { count in
      let ending = Array(repeating: KeyedPattern.placeholder, count: count)
      return keys[KeyedPattern.key(scheme: url.scheme, host: url.host, segments: segments.dropLast(count) + ending)]
        ?? []
    }
    return shapes + [scattered(url)]
  }

  /// Those that match with parts of segments in the holes, then those that need more or less.
  private func groups(forHolesOf url: URLText) -> [[KeyedPattern]] {
    let possible = all.filter { $0.mayMatch(url, .path) }
    return [possible.filter { $0.mayMatch(url, .segment) }, possible.filter { !$0.mayMatch(url, .segment) }]
  }

  private func scattered(_ url: URLText) -> [KeyedPattern] {
    let components = [url.scheme, url.host] + url.segments
    return self.components[components.count, default: []].filter { pattern in
      guard case .components(let registered, let positions) = pattern.table else { return false }
      return registered.first == url.scheme && positions.areEqual(components, registered)
    }
  }
}
