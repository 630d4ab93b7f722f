/// How the URLs that one pattern matches are written for another one.
struct URLRewriting {
  private let old: [Substring]
  private let new: [Substring]

  /// The new pattern may leave placeholders out, but have none of its own.
  init(from old: String, to new: String) throws(RenameRefusal) {
    (self.old, self.new) = (Self.parts(old), Self.parts(new))
    let known = Set(self.old.filter(Self.isPlaceholder))
    if let unknown = self.new.first(where: { Self.isPlaceholder($0) && !known.contains($0) }) {
      throw RenameRefusal(
        "'\(unknown)' is not a placeholder of '\(old)', so the URLs that are looked up have no value for it.")
    }
  }

  /// The URL with what stands in it for placeholders, and with its query.
  func rewritten(_ url: String) throws(RenameRefusal) -> String {
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    let parts = Self.parts(url[..<end])
    let isAlike = parts.count == old.count && zip(old, parts).allSatisfy { Self.isPlaceholder($0) || $0 == $1 }
    guard isAlike else { throw RenameRefusal("'\(url)' is not written as the pattern is; change it by hand first.") }
    let values = Dictionary(zip(old, parts).filter { Self.isPlaceholder($0.0) }) { first, _ in first }
    return new.map { values[$0] ?? $0 }.joined(separator: "/") + url[end...]
  }

  private static func parts(_ text: some StringProtocol) -> [Substring] {
    Substring(text).split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func isPlaceholder(_ part: Substring) -> Bool {
    URLPattern.isPlaceholder(String(part))
  }
}
