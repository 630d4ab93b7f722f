/// What a library makes of patterns and URLs, both as code spells them.
package protocol URLMatching: Sendable {
  func table(of patterns: [String]) -> any URLPatternTable

  /// Why a text is no pattern, as the end of a sentence; nil if it is one.
  func invalidity(of pattern: String) -> String?
  /// Why no URL matches a pattern, as the end of a sentence; nil if one may. It says nothing of what is no pattern.
  func unmatchability(of pattern: String) -> String?
  /// Why a pattern has not the shape of a URL that is looked up, as the end of a sentence; nil if it has.
  func shapeProblem(of pattern: String) -> String?

  /// What two patterns have in common that match the same URLs.
  func shape(of pattern: String) -> String
  /// The patterns that never answer a URL, each with the one that takes its URLs.
  func hidden(among patterns: [String]) -> [HiddenPattern]
  /// True if there is a URL that both match.
  func overlap(_ first: String, _ second: String) -> Bool
  /// True if some text in the holes of a URL makes it one that the pattern matches.
  func mayMatch(_ pattern: String, _ url: String) -> Bool
  /// Why a pattern does not match a URL.
  func difference(between pattern: String, and url: String) -> URLDifference

  /// True if every reader takes the URL apart in the same way, whatever is in its holes.
  func isPlain(_ url: String) -> Bool
  /// True if a part of a pattern between slashes takes other texts.
  func isPlaceholder(_ part: String) -> Bool
}

/// A pattern that never answers a URL, because another one takes its URLs.
package struct HiddenPattern: Hashable, Sendable {
  let pattern: String
  let rival: String
}

extension URLMatching {
  /// Most libraries compare all patterns.
  package func hidden(among _: [String]) -> [HiddenPattern] { [] }
}

/// The registered patterns of a space.
package protocol URLPatternTable: Sendable {
  /// What the library answers for a URL: nothing, one match, or several where the order of registrations decides.
  func matches(_ url: String) -> [URLMatch]
  /// All patterns that match a URL, also those that never answer where another one is registered.
  func matching(_ url: String) -> [String]
  /// The patterns that match a URL if the text in its first hole ends the path.
  func matching(endingWithHole url: String) -> [String]
  /// Why a URL that no pattern matches may lead somewhere, as a clause; nil if nothing speaks for it.
  func doubt(of url: String) -> String?
}

extension URLPatternTable {
  package func doubt(of _: String) -> String? { nil }
}
