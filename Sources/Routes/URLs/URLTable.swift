/// The patterns of one family of routers, matched as the library does it.
///
/// The order in which routers register is arbitrary at run time. Where the answer depends on it, there are several.
package struct URLTable: Sendable {
  private var keys: [String: [URLPattern]] = [:]
  /// How many placeholders the patterns with so many segments end with.
  private var endings: [Int: Set<Int>] = [:]
  /// By the number of components.
  private var components: [Int: [URLPattern]] = [:]
  /// As given.
  private var all: [URLPattern] = []

  package init(_ patterns: some Sequence<String>) {
    for pattern in patterns { insert(URLPattern(pattern)) }
  }

  private mutating func insert(_ pattern: URLPattern) {
    all.append(pattern)
    if case .components(let all, _) = pattern.table { return components[all.count, default: []].append(pattern) }
    keys[pattern.shape, default: []].append(pattern)
    endings[pattern.segments.count, default: []].insert(pattern.placeholdersAtEnd)
  }

  /// What the library answers for a URL: nothing, one match, or several where the order of registrations decides.
  package func matches(_ url: String) -> [URLMatch] {
    let url = URLText(url: url)
    return candidates(for: url).map { URLMatch($0, url) }
  }

  /// The patterns that may answer a URL, in the order in which they were given: several of one shape, or several with
  /// segments behind placeholders. A shape with fewer placeholders goes first.
  func candidates(for url: URLText) -> [URLPattern] {
    groups(for: url).first { !$0.isEmpty } ?? []
  }

  /// All patterns that match a URL, also those that never answer where another one is registered.
  func matching(_ url: URLText) -> [URLPattern] {
    groups(for: url).flatMap(\.self)
  }

  /// Those of each shape, in the order in which the library asks for them.
  private func groups(for url: URLText) -> [[URLPattern]] {
    if url.hasHole { return groups(forHolesOf: url) }
    let segments = url.segments
    let counts = endings[segments.count, default: []].union([0]).sorted()
    let shapes = counts.map { count in
      let ending = Array(repeating: URLPattern.placeholder, count: count)
      return keys[URLPattern.key(scheme: url.scheme, host: url.host, segments: segments.dropLast(count) + ending)] ?? []
    }
    return shapes + [scattered(url)]
  }

  /// Those that match with parts of segments in the holes, then those that need more or less.
  private func groups(forHolesOf url: URLText) -> [[URLPattern]] {
    let possible = all.filter { $0.mayMatch(url, .path) }
    return [possible.filter { $0.mayMatch(url, .segment) }, possible.filter { !$0.mayMatch(url, .segment) }]
  }

  private func scattered(_ url: URLText) -> [URLPattern] {
    let components = [url.scheme, url.host] + url.segments
    return self.components[components.count, default: []].filter { pattern in
      guard case .components(let registered, let positions) = pattern.table else { return false }
      return registered.first == url.scheme && positions.areEqual(components, registered)
    }
  }
}
