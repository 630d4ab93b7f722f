extension URLDifference {
  init(_ pattern: KeyedPattern, _ url: URLText) {
    let (wanted, given) = (pattern.url.segments, url.segments)
    let isOfLikeHost = !url.host.isEmpty && NearestWord.of(url.host, among: [pattern.url.host]) != nil
    self.init(isNear: isOfLikeHost || zip(wanted, given).contains { $0 == $1 })
    if let flaw = pattern.invalidity ?? pattern.unmatchability { reasons.append("no URL matches it: \(flaw)") }
    compare("scheme", pattern.url.scheme, url.scheme)
    compare("host", pattern.url.host, url.host)
    for (wanted, given) in zip(wanted, given)
    where !KeyedPattern.isPlaceholder(wanted) && !given.contains(ComposedURL.hole) {
      compare("path", wanted, given)
    }
    compareCounts(wanted.count, given.count)
    if reasons.isEmpty { reasons.append("the library keeps it in a form that it does not find for this URL") }
  }
}
