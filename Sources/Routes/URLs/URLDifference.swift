/// Why a pattern does not match a URL.
struct URLDifference {
  /// Ends of sentences about the pattern, the first component first.
  private(set) var reasons: [String] = []
  /// How many components are not as they should be.
  private(set) var count = 0
  /// Whether somebody may have meant it: of the same host or one of a similar name, or with a part of the path in common.
  let isNear: Bool

  init(_ pattern: URLPattern, _ url: URLText) {
    if let flaw = pattern.invalidity ?? pattern.unmatchability { reasons.append("no URL matches it: \(flaw)") }
    let (wanted, given) = (pattern.url.segments, url.segments)
    let isOfLikeHost = !url.host.isEmpty && NearestWord.of(url.host, among: [pattern.url.host]) != nil
    isNear = isOfLikeHost || zip(wanted, given).contains { $0 == $1 }
    compare("scheme", pattern.url.scheme, url.scheme)
    compare("host", pattern.url.host, url.host)
    for (wanted, given) in zip(wanted, given)
    where !URLPattern.isPlaceholder(wanted) && !given.contains(ComposedURL.hole) {
      compare("path", wanted, given)
    }
    if wanted.count != given.count {
      reasons.append("its path has \(Self.segments(wanted.count)), not \(given.count)")
      count += abs(wanted.count - given.count)
    }
    if reasons.isEmpty { reasons.append("the library keeps it in a form that it does not find for this URL") }
  }

  private mutating func compare(_ what: String, _ wanted: String, _ given: String) {
    guard wanted != given else { return }
    count += 1
    let verb = what == "path" ? "has" : "is"
    reasons.append("its \(what) \(verb) \(Self.quoted(wanted)), not \(Self.quoted(given))")
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "empty" : "'\(text)'" }

  private static func segments(_ count: Int) -> String { count == 1 ? "1 segment" : "\(count) segments" }
}
