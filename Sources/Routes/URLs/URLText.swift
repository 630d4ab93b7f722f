/// A URL taken apart as `NSURL` does it, as far as the library asks; nothing is decoded.
struct URLText: Hashable, Sendable {
  private(set) var scheme = ""
  private(set) var host = ""
  /// Empty where the URL has none; `/` alone for `app://host/`.
  var path = ""
  private(set) var query: String?
  private(set) var fragment: String?
  private(set) var hasUser = false
  private(set) var port: String?
  /// Whether it begins with a scheme, which may be empty, and `//`.
  private(set) var isHierarchical = false

  /// A pattern is read as it stands.
  init(pattern: String) {
    let (body, fragment) = Self.split(pattern[...], at: "#")
    self.init(body)
    self.fragment = fragment.map(String.init)
  }

  /// A URL that is looked up has its `#` escaped first, so it has no fragment.
  init(url: String) {
    self.init(url[...])
  }

  private init(_ text: Substring) {
    let (body, query) = Self.split(text, at: "?")
    self.query = query.map(String.init)
    guard let rest = readScheme(body) else {
      path = String(body)
      return
    }
    isHierarchical = rest.hasPrefix("//")
    // Without slashes, what follows the scheme is no path.
    guard isHierarchical else {
      path = rest.hasPrefix("/") ? String(rest) : ""
      return
    }
    let place = rest.dropFirst(2)
    let end = place.firstIndex(of: "/") ?? place.endIndex
    readAuthority(place[..<end])
    path = String(place[end...])
  }

  /// What follows the scheme and its colon; nil where the text has neither. `://host` has an empty scheme.
  private mutating func readScheme(_ text: Substring) -> Substring? {
    if text.hasPrefix("://") { return text.dropFirst() }
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard scheme.first?.isLetter == true, text.dropFirst(scheme.count).first == ":" else { return nil }
    self.scheme = String(scheme)
    return text.dropFirst(scheme.count + 1)
  }

  private mutating func readAuthority(_ text: Substring) {
    var host = text
    if let at = host.lastIndex(of: "@") {
      hasUser = true
      host = host[host.index(after: at)...]
    }
    // The colons in brackets are an address's.
    if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
      port = String(host[host.index(after: colon)...])
      host = host[..<colon]
    }
    self.host = String(host)
  }

  private static func split(_ text: Substring, at mark: Character) -> (Substring, Substring?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<index], text[text.index(after: index)...])
  }

  /// Whether every reader takes it apart in the same way, whatever is in its holes.
  var isPlain: Bool {
    let path = String(path.map { $0 == ComposedURL.hole ? "-" : $0 })
    let isText = [scheme, host, path].allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    guard isText, isHierarchical || !path.isEmpty, !path.contains("//"), port?.allSatisfy(\.isNumber) != false else {
      return false
    }
    return !(host + path).contains { "%[]".contains($0) }
  }

  /// The parts of the path between its slashes; empty ones do not count.
  var segments: [String] {
    path.split(separator: "/").map(String.init)
  }
}
