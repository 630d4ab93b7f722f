/// Why a pattern does not match a URL.
package struct URLDifference {
  /// Ends of sentences about the pattern, the first component first.
  var reasons: [String] = []
  /// How many components are not as they should be.
  var count = 0
  /// What a placeholder takes that gets another text; nil if there is none.
  var value: URLValue?
  /// True if somebody may have meant the pattern: the host is the same or has a similar name, or a part of the path is
  /// the same.
  let isNear: Bool

  init(isNear: Bool) {
    self.isNear = isNear
  }

  mutating func compare(_ part: String, _ wanted: String, _ given: String) {
    guard wanted != given else { return }
    count += 1
    let verb = part == "path" ? "has" : "is"
    reasons.append("its \(part) \(verb) \(Self.quoted(wanted)), not \(Self.quoted(given))")
  }

  /// Compares the numbers of segments of the paths.
  mutating func compareCounts(_ wanted: Int, _ given: Int) {
    guard wanted != given else { return }
    count += abs(wanted - given)
    reasons.append("its path has \(wanted == 1 ? "1 segment" : "\(wanted) segments"), not \(given)")
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "empty" : "'\(text)'" }
}
