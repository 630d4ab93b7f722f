import SourceModel

/// An identifier or a URL pattern that may get another name, wherever it is registered and looked up.
package struct TextRenaming: Hashable, Sendable {
  /// What it is called now.
  package let value: String
  private let family: RouteFamily
  private let isURL: Bool

  /// nil for what is no text, and for a URL that several patterns match, or none.
  package init?(_ subject: Occurrence.Subject, in index: RouteIndex) {
    switch subject {
    case .identifier(let value, let family): (self.value, self.family) = (value, family)
    case .url(let url, let family):
      let patterns = Set(index.matches(url, family: family).map(\.pattern))
      let isPattern = index.urls.contains { $0.value == url && $0.family == family && !$0.registrations.isEmpty }
      guard let pattern = isPattern ? url : patterns.first, isPattern || patterns.count == 1 else { return nil }
      (value, self.family) = (pattern, family)
    case .route, .router, .destination: return nil
    }
    let (pattern, named) = (value, self.family)
    // The library registers a URL pattern as an identifier too (ZIKViewRouter+URLRouter.m:31).
    isURL = index.urls.contains { $0.value == pattern && $0.family == named && !$0.registrations.isEmpty }
  }

  /// What changes where the text gets another name: URLs that are looked up keep what stands for the placeholders.
  package func edits(to new: String, with bench: RepairBench) throws(RenameRefusal) -> [Fix.Edit] {
    if let problem = problem(of: new, in: bench.index) { throw RenameRefusal(problem) }
    var texts = sites(in: bench.index).map { (site: $0, old: value, new: new) }
    for (site, url) in lookedUpURLs(in: bench.index) {
      let rewriting = try URLRewriting(from: value, to: new)
      texts.append((site, url, try rewriting.rewritten(url)))
    }
    var seen: Set<Site> = []
    var edits: [Fix.Edit] = []
    for text in texts where seen.insert(text.site).inserted {
      try check(text.site, spells: text.old, bench)
      edits.append(Fix.Edit(site: text.site, text: text.new))
    }
    return edits
  }

  /// Why a text cannot be the new name; nil where it can.
  private func problem(of new: String, in index: RouteIndex) -> String? {
    if new.isEmpty { return "An identifier must not be empty." }
    if new.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }) {
      return "It must not contain a quotation mark, a backslash or a control character."
    }
    let texts = isURL ? index.urls : index.identifiers
    let isTaken = texts.contains { $0.value == new && $0.family == family && !$0.registrations.isEmpty }
    if isTaken, new != value { return "'\(new)' is registered already." }
    return isURL ? problem(ofPattern: URLPattern(new), in: index) : nil
  }

  private func problem(ofPattern new: URLPattern, in index: RouteIndex) -> String? {
    if let problem = new.invalidity { return "'\(new.text)' is not a valid URL pattern: \(problem)." }
    if let problem = new.unmatchability ?? new.shapeProblem { return "No URL matches '\(new.text)': \(problem)." }
    let others = index.urls.filter { $0.family == family && $0.value != value && !$0.registrations.isEmpty }
    let rival = others.map { URLPattern($0.value) }.first { $0.overlaps(new) && !$0.overlaps(URLPattern(value)) }
    return rival.map { "'\($0.text)' matches the same URLs as '\(new.text)', so only one of them would answer." }
  }

  /// Where the very text is registered, or looked up as an identifier.
  private func sites(in index: RouteIndex) -> [Site] {
    let patterns = isURL ? index.urls.filter(isOwn).flatMap(\.registrations).map(\.site) : []
    return patterns
      + index.identifiers.filter(isOwn).flatMap { $0.registrations.map(\.site) + $0.lookUps.map(\.site) }
  }

  private func isOwn(_ text: RouteText) -> Bool { text.value == value && text.family == family }

  /// Where a URL is looked up that only this pattern matches.
  private func lookedUpURLs(in index: RouteIndex) -> [(site: Site, url: String)] {
    guard isURL else { return [] }
    let urls = index.urls.filter { $0.family == family && !$0.lookUps.isEmpty }
    let matched = urls.filter {
      isOwn($0) || Set(index.matches($0.value, family: family).map(\.pattern)) == [value]
    }
    return matched.flatMap { url in url.lookUps.map { ($0.site, url.value) } }
  }

  /// A text may come from a macro, or be spelled with escapes: then nobody knows what to write.
  private func check(_ site: Site, spells text: String, _ bench: RepairBench) throws(RenameRefusal) {
    guard bench.index.origins[site.file] != .vendored else {
      throw RenameRefusal("'\(text)' is used in vendored code, which Waymark does not change.")
    }
    guard let page = bench.page(site.file), page.text(of: site.range) == text else {
      throw RenameRefusal("'\(text)' is not spelled the same everywhere; a macro or an escape sequence produces it.")
    }
  }
}

extension SourcePage {
  fileprivate func text(of range: SourceRange) -> String {
    let start = offset(of: range.start)
    return spelling(start..<max(start, offset(of: range.end)))
  }
}
