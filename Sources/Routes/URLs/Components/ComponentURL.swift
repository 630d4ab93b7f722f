/// A URL as a list of components, which its library compares with those of a pattern.
struct ComponentURL: Hashable, Sendable {
  /// Empty if the URL has none, or if it makes no difference.
  var scheme = ""
  var components: [String] = []
  /// Without its question mark; empty if the library does not read it.
  var query: Substring = ""

  /// The items of the query with a value, decoded.
  var queryItems: [String: String] {
    let items = query.split(separator: "&").compactMap { item -> (String, String)? in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts[0].percentDecoded, let value = parts[1].percentDecoded else {
        return nil
      }
      return (name, value)
    }
    return Dictionary(items) { _, last in last }
  }
}

extension StringProtocol {
  /// The scheme of a URL and what follows its colon (RFC 3986, 3.1).
  var splitScheme: (scheme: String, rest: SubSequence) {
    let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let rest = self[scheme.endIndex...]
    guard scheme.first?.isLetter == true, rest.first == ":" else { return ("", self[...]) }
    return (String(scheme), rest.dropFirst())
  }

  /// What stands before the first of some characters, and what stands behind it.
  func split(atFirstOf marks: String) -> (head: SubSequence, tail: SubSequence?) {
    guard let index = firstIndex(where: { marks.contains($0) }) else { return (self[...], nil) }
    return (self[..<index], self[self.index(after: index)...])
  }
}
