/// How the URLs that one pattern matches are written for another one.
struct URLRewriting {
  private let old: [Substring]
  private let new: [Substring]
  private let urls: any URLMatching

  /// The new pattern may leave placeholders out, but have none of its own.
  init(from old: String, to new: String, _ urls: any URLMatching) throws(RenameRefusal) {
    (self.old, self.new, self.urls) = (Self.parts(old), Self.parts(new), urls)
    let known = Set(self.old.filter(isPlaceholder))
    if let unknown = self.new.first(where: { isPlaceholder($0) && !known.contains($0) }) {
      throw RenameRefusal(
        "'\(unknown)' is not a placeholder of '\(old)', so the URLs that are looked up have no value for it.")
    }
  }

  /// The URL with what stands in it for placeholders, and with its query.
  func rewritten(_ url: String) throws(RenameRefusal) -> String {
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    let parts = Self.parts(url[..<end])
    let isAlike = parts.count == old.count && zip(old, parts).allSatisfy { isPlaceholder($0) || $0 == $1 }
    guard isAlike else { throw RenameRefusal("'\(url)' is not written as the pattern is; change it by hand first.") }
    let values = Dictionary(zip(old, parts).filter { isPlaceholder($0.0) }) { first, _ in first }
    return new.map { values[$0] ?? $0 }.joined(separator: "/") + url[end...]
  }

  private static func parts(_ text: some StringProtocol) -> [Substring] {
    Substring(text).split(separator: "/", omittingEmptySubsequences: false)
  }

  private func isPlaceholder(_ part: Substring) -> Bool { urls.isPlaceholder(String(part)) }
}
