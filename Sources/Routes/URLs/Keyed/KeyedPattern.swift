/// A URL pattern of the dialect `zikrouter`.
struct KeyedPattern: Hashable, Sendable {
  enum Table: Hashable, Sendable {
    /// Without a colon in its path, a pattern is kept under its own text and has no placeholder.
    case text
    /// All placeholders stand at the end: `app://note/<>` for `app://note/:id`.
    case key(String)
    /// A segment follows a placeholder: scheme, host and segments, and the positions to compare.
    case components([String], positions: URLPositions)
  }

  let text: String
  let url: URLText
  /// Those of the path, decoded.
  let segments: [String]
  let table: Table

  init(_ text: String) {
    self.text = text
    url = URLText(pattern: text)
    segments = url.segments.map { $0.percentDecoded ?? $0 }
    table = Self.table(of: url, segments)
  }

  private static func table(of url: URLText, _ segments: [String]) -> Table {
    guard segments.contains(where: { $0.contains(":") }) else { return .text }
    let components = [url.scheme, url.host.percentDecoded ?? url.host] + segments
    let firstPlaceholder = segments.firstIndex(where: isPlaceholder) ?? segments.endIndex
    if segments[firstPlaceholder...].allSatisfy(isPlaceholder) { return .key(key(components)) }
    return .components(components, positions: URLPositions(toCompare: components))
  }

  static func isPlaceholder(_ segment: String) -> Bool {
    segment.hasPrefix(":")
  }

  /// Scheme, host and segments in one text, with `<>` for placeholders.
  private static func key(_ components: [String]) -> String {
    let segments = components.dropFirst(2).map { isPlaceholder($0) ? placeholder : $0 }
    return key(scheme: components[0], host: components[1], segments: segments)
  }

  static func key(scheme: String, host: String, segments: some Sequence<String>) -> String {
    segments.reduce(into: scheme + "://" + host) { $0 += "/" + $1 }
  }

  static let placeholder = "<>"

  /// Zero for a pattern that is kept under its own text.
  var placeholdersAtEnd: Int {
    guard case .key = table else { return 0 }
    return segments.reversed().prefix(while: Self.isPlaceholder).count
  }

  /// What two patterns have in common that match the same URLs.
  var shape: String {
    switch table {
    case .text: text
    case .key(let key): key
    case .components(let components, _): Self.key(components)
    }
  }
}
