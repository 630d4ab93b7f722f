/// A URI as its sender spelled it. Two are equal when they name the same file by the bytes of its path, whatever the
/// spelling; URIs of other things are equal when their bytes are.
package struct DocumentURI: Sendable {
  /// The sender's own spelling.
  package let text: String
  /// The absolute path, percent-decoded once, without Unicode folding and without the second of two slashes; `..` is left
  /// as it is. Nil for what is no file of this machine: other schemes, other hosts, malformed escapes, and paths with a
  /// zero byte.
  package let filePath: [UInt8]?

  package init(_ text: String) {
    self.text = text
    filePath = Self.filePath(of: text)
  }

  /// Everything but RFC 3986's unreserved characters and `/` is percent-encoded.
  package init(filePath: some Sequence<UInt8>) {
    let path = Array(filePath)
    text = "file://" + path.map(PercentEncoding.encode).joined()
    self.filePath = path
  }

  private static func filePath(of text: String) -> [UInt8]? {
    let scheme = "file:"
    guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = Array(text.utf8.dropFirst(scheme.utf8.count))[...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != .slash }
      guard ["", "localhost"].contains(String(decoding: host, as: UTF8.self).lowercased()) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == .slash, let path = PercentEncoding.decode(rest), !path.contains(0) else { return nil }
    return path.indices.filter { $0 == 0 || path[$0] != .slash || path[$0 - 1] != .slash }.map { path[$0] }
  }
}

extension DocumentURI {
  /// Byte for byte.
  package func isSpelled(like other: DocumentURI) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }
}

extension DocumentURI: Hashable {
  package static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    guard left.filePath == nil, right.filePath == nil else { return left.filePath == right.filePath }
    return left.isSpelled(like: right)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(filePath ?? Array(text.utf8))
  }
}

extension DocumentURI: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
