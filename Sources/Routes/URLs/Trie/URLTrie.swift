/// The patterns of MGJRouter, component by component.
///
/// The library never goes back: once it has chosen a branch, components that nothing there takes are skipped, and the
/// last node that it reached answers if a pattern ends there (MGJRouter.m:194).
struct URLTrie: URLPatternTable {
  private struct Node {
    /// The positions of the nodes below, by component.
    var children: [String: Int] = [:]
    /// The first placeholder in text order (line 208); nil if there is none.
    var placeholder: String?
    /// As registered.
    var patterns: [String] = []
  }

  private struct Walk {
    var node = 0
    var parameters: [String: String] = [:]
    var skipped: [String] = []
  }

  private var nodes = [Node()]
  /// Patterns that may be registered for all URLs of their schemes, by scheme.
  private var unread: [String: [String]] = [:]

  init(_ patterns: [String]) {
    for pattern in patterns { insert(pattern) }
  }

  private mutating func insert(_ pattern: String) {
    let components = MGJRouterURLs.components(of: pattern)
    if MGJRouterURLs().invalidity(of: pattern) != nil, let scheme = components.first {
      unread[scheme, default: []].append(pattern)
    }
    var node = 0
    for component in components { node = child(component, of: node) }
    nodes[node].patterns.append(pattern)
  }

  private mutating func child(_ component: String, of node: Int) -> Int {
    if let child = nodes[node].children[component] { return child }
    nodes.append(Node())
    nodes[node].children[component] = nodes.count - 1
    if component.hasPrefix(":"), nodes[node].placeholder.map({ Self.precedes(component, $0) }) != false {
      nodes[node].placeholder = component
    }
    return nodes.count - 1
  }

  // MARK: Matching

  func matches(_ url: String) -> [URLMatch] {
    let components = MGJRouterURLs.components(of: url)
    if components.contains(where: { $0.contains(ComposedURL.hole) }) {
      return matching(url).map { URLMatch(pattern: $0, parameters: [:]) }
    }
    guard let walk = walk(components) else { return [] }
    let query = ComponentURL(query: url.split(atFirstOf: "?").tail ?? "").queryItems
    return nodes[walk.node].patterns.map {
      var match = URLMatch(pattern: $0, parameters: walk.parameters.merging(query) { $1 })
      match.skipped = walk.skipped
      return match
    }
  }

  /// True if a pattern answers the URL that is spelled as the pattern.
  func answers(_ pattern: String) -> Bool { matches(pattern).contains { $0.pattern == pattern } }

  func matching(_ url: String) -> [String] {
    let components = MGJRouterURLs.components(of: url)
    let known = components.prefix { !$0.contains(ComposedURL.hole) }
    let unread = components.first.flatMap { self.unread[$0] } ?? []
    guard let walk = walk(known) else { return unread }
    let found = known.count == components.count ? nodes[walk.node].patterns : patterns(below: walk.node)
    return found + unread.filter { !found.contains($0) }
  }

  /// A hole may be several components, so nothing behind it matters.
  func matching(endingWithHole url: String) -> [String] { matching(url) }

  /// nil if no branch takes the first component: then nothing is skipped (line 241).
  private func walk(_ components: some Collection<String>) -> Walk? {
    var walk = Walk()
    var hasBranch = false
    for component in components {
      guard let branch = branch(for: component, at: walk.node), let node = nodes[walk.node].children[branch] else {
        if !hasBranch, nodes[walk.node].patterns.isEmpty { return nil }
        walk.skipped.append(component)
        continue
      }
      hasBranch = true
      walk.node = node
      if branch.hasPrefix(":") { walk.parameters[MGJRouterURLs.name(of: branch)] = Self.value(component, branch) }
    }
    return walk
  }

  /// The first in text order of the component itself, a placeholder and the wildcard.
  private func branch(for component: String, at node: Int) -> String? {
    let children = nodes[node].children
    let fitting = [component, nodes[node].placeholder, MGJRouterURLs.wildcard].compactMap(\.self)
    return fitting.filter { children[$0] != nil }.min(by: Self.precedes)
  }

  /// Without the ending of the placeholder: `7` of `7.html` for `:id.html` (line 230).
  private static func value(_ component: String, _ placeholder: String) -> String {
    let ending = placeholder.drop { !"/?&.".contains($0) }
    return ending.isEmpty ? component : component.replacing(ending, with: "")
  }

  private func patterns(below node: Int) -> [String] {
    var patterns: [String] = []
    var pending = [node]
    while let next = pending.popLast() {
      patterns += nodes[next].patterns
      pending += nodes[next].children.values
    }
    return patterns.sorted()
  }

  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
  }
}
