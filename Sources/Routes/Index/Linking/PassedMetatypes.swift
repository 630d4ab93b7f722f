import SourceModel

/// The metatypes that parsed code passes to code that may register them.
struct PassedMetatypes: Sendable {
  /// The names of the types.
  var words: Set<String> = []
  /// The first places where they are spelled.
  private(set) var sites: [String: Site] = [:]
  /// The types whose code passes them.
  var givers: Set<String> = []

  mutating func insert(_ words: [String], at site: Site) {
    self.words.formUnion(words)
    for word in words where sites[word] == nil { sites[word] = site }
  }
}
