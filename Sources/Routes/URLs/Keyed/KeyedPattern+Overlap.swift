extension KeyedPattern {
  /// Why it has not the shape of a URL that is looked up, as the end of a sentence; nil where it has.
  var shapeProblem: String? {
    url.isHierarchical ? nil : "a URL is compared as scheme://host/path"
  }

  /// Whether there is a URL that both match; scheme, host and the number of segments count, and the segments that are no
  /// placeholders.
  func overlaps(_ other: KeyedPattern) -> Bool {
    guard url.scheme == other.url.scheme, host == other.host, segments.count == other.segments.count else {
      return false
    }
    return zip(segments, other.segments).allSatisfy { $0 == $1 || Self.isPlaceholder($0) || Self.isPlaceholder($1) }
  }

  /// The decoded one.
  var host: String { url.host.percentDecoded ?? url.host }
}
