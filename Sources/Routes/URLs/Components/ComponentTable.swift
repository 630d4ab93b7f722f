/// The patterns of a dialect that compares components.
struct ComponentTable: URLPatternTable {
  private let dialect: any ComponentDialect
  private let all: [ComponentPattern]
  /// Those whose first component is a text, by this text.
  private let byStart: [String: [ComponentPattern]]
  private let others: [ComponentPattern]
  private let schemes: Set<String>

  init(_ patterns: [String], of dialect: any ComponentDialect) {
    self.dialect = dialect
    all = patterns.flatMap(dialect.patterns)
    byStart = Dictionary(grouping: all.filter { $0.start != nil }) { $0.start ?? "" }
    others = all.filter { $0.start == nil }
    schemes = Set(all.compactMap(\.scheme))
  }

  func matches(_ url: String) -> [URLMatch] {
    let url = dialect.url(url)
    var seen: Set<String> = []
    return dialect.answering(patterns(matching: url)).filter { seen.insert($0.text).inserted }.map { $0.match(url) }
  }

  func matching(_ url: String) -> [String] {
    var seen: Set<String> = []
    return patterns(matching: dialect.url(url)).map(\.text).filter { seen.insert($0).inserted }
  }

  func matching(endingWithHole url: String) -> [String] {
    guard let hole = url.firstIndex(of: ComposedURL.hole) else { return matching(url) }
    return matching(String(url[...hole]))
  }

  func doubt(of url: String) -> String? { dialect.doubt(of: dialect.url(url), among: schemes) }

  /// With holes, those that match with parts of components in them, if there are any.
  private func patterns(matching url: ComponentURL) -> [ComponentPattern] {
    guard url.hasHole else {
      let candidates = (url.components.first.flatMap { byStart[$0] } ?? []) + others
      return candidates.filter { $0.matches(url) }
    }
    let possible = all.filter { $0.mayMatch(url, .path) }
    let near = possible.filter { $0.mayMatch(url, .segment) }
    return near + possible.filter { !near.contains($0) }
  }
}

extension ComponentPattern {
  fileprivate var start: String? {
    if case .text(let text)? = components.first { text } else { nil }
  }
}
