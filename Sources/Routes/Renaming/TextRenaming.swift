import SourceModel

/// A text or a URL pattern that may get another name, wherever it is registered and looked up.
package struct TextRenaming: Hashable, Sendable {
  /// What it is called now.
  package let value: String
  private let key: RouteKey
  private var space: RouteSpace { key.space }
  /// The space of texts in which a pattern is registered along with its own.
  private let implied: RouteSpace?
  private let isURL: Bool

  /// nil for a type, for the name of a file, and for a URL that matches no pattern or more than one.
  package init?(_ subject: Occurrence.Subject, in index: RouteIndex) {
    guard case .route(let key) = subject, key.space.naming != .type, !key.space.table.namesFiles else { return nil }
    if key.space.naming == .urlPattern, index.route(key)?.registrations.isEmpty != false {
      let patterns = Set(index.matches(key.name, in: key.space).map(\.pattern))
      guard let pattern = patterns.first, patterns.count == 1 else { return nil }
      value = pattern
    } else {
      value = key.name
    }
    let patterns = key.space.naming == .urlPattern ? key.space : index.systems.space(implying: key.space)
    let name = value
    let pattern = patterns.flatMap { index.route(key.named(name).inSpace($0)) }
    isURL = pattern?.registrations.isEmpty == false
    let own = isURL ? patterns ?? key.space : key.space
    implied = own.impliedSpace
    self.key = key.named(value).inSpace(own)
  }

  /// What changes where the text gets another name: URLs that are looked up keep what stands for the placeholders.
  package func edits(to new: String, with environment: FixEnvironment) throws(RenameRefusal) -> [Fix.Edit] {
    if let problem = problem(of: new, in: environment.index) { throw RenameRefusal(problem) }
    if let namesake = namesake(in: environment.index) {
      throw RenameRefusal("'\(namesake.fullName)' has the same name, and code that looks up one may find the other.")
    }
    if let holder = environment.index.statusResolver.resolvers[space.system]?.unreadHolder(of: key) {
      throw RenameRefusal("\(holder).")
    }
    if isNamedWithoutLiteral(in: environment.index) {
      throw RenameRefusal("The name of a type, an enum case or something in generated code stands for '\(value)'.")
    }
    var texts = sites(in: environment.index).map { (site: $0, old: value, new: new) }
    for (site, url) in lookedUpURLs(in: environment.index) {
      if url.contains(ComposedURL.hole) {
        try checkComposed(url, new)
        continue
      }
      let rewriting = try URLRewriting(from: value, to: new, space.urlMatching)
      texts.append((site, url, try rewriting.rewritten(url)))
    }
    try checkOthers(texts.map(\.site), environment.index)
    var seen: Set<Site> = []
    var edits: [Fix.Edit] = []
    for text in texts where seen.insert(text.site).inserted {
      try check(text.site, spells: text.old, environment)
      let isCode = environment.index.types.language(of: text.site.file)?.isCode != false
      edits.append(Fix.Edit(site: text.site, text: isCode ? text.new : Self.escaped(text.new)))
    }
    return edits
  }

  /// True if code names the text by something that has no literal to change.
  private func isNamedWithoutLiteral(in index: RouteIndex) -> Bool {
    keys(in: index).contains { index.route($0)?.lookUps.contains { $0.text == .constant(nil) } == true }
  }

  /// What code composes is not changed, so it must match the new pattern too.
  private func checkComposed(_ url: String, _ new: String) throws(RenameRefusal) {
    // What stands in a part for a placeholder is hardly ever empty.
    let filled = url.replacing(String(ComposedURL.hole), with: "1")
    let urls = space.urlMatching
    let matches = urls.mayMatch(new, url) && (urls.mayMatch(new, filled) || !urls.mayMatch(value, filled))
    if matches { return }
    throw RenameRefusal("Code composes '\(url)', which '\(new)' does not match; change that code by hand first.")
  }

  /// A constant may also name a route that keeps its name, and another system may look up a function by the text.
  private func checkOthers(_ sites: [Site], _ index: RouteIndex) throws(RenameRefusal) {
    let (sites, renamed) = (Set(sites), Set(renamedKeys(in: index)))
    for route in index.routes where !renamed.contains(route.key) {
      if route.constants.contains(where: sites.contains) {
        throw RenameRefusal("A constant with this text also names \(route.key).")
      }
      if route.key.space.system != space.system, route.lookUps.contains(where: { sites.contains($0.site) }) {
        throw RenameRefusal("The text also stands for \(route.key).")
      }
    }
  }

  private func renamedKeys(in index: RouteIndex) -> [RouteKey] {
    let urls = isURL ? index.routes(in: space).map(\.key) : []
    return keys(in: index) + (implied.map { [key.inSpace($0)] } ?? []) + urls
  }

  /// The text as the value of an attribute between quotation marks, of which it has none.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "'": escaped += "&apos;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// The key, and those of the same name whose look-ups find what it registers, or that it finds itself, if one of them
  /// alone is registered: a scene that code looks up in an unknown storyboard.
  private func keys(in index: RouteIndex) -> [RouteKey] {
    let resolver = index.statusResolver
    guard resolver.resolvers[space.system] != nil else { return [key] }
    let equal = index.routes(in: space).filter { $0.key.name == value }
    let registered = equal.filter { !$0.registrations.isEmpty }
    guard let only = registered.first?.key, registered.count == 1 else { return [key] }
    return equal.map(\.key).filter { $0 == only || resolver.otherKeys(answering: $0).contains(only) }
  }

  /// Another route with the same name, if the system decides which routes a look-up finds.
  private func namesake(in index: RouteIndex) -> RouteKey? {
    guard index.statusResolver.resolvers[space.system] != nil else { return nil }
    let keys = keys(in: index)
    if !keys.contains(key) { return keys.first }
    return index.routes(in: space).first { $0.key.name == value && !keys.contains($0.key) }?.key
  }

  /// Why a text cannot be the new name; nil where it can.
  private func problem(of new: String, in index: RouteIndex) -> String? {
    if new.isEmpty { return "An identifier must not be empty." }
    if new.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\"" || $0 == "\\" }) {
      return "It must not contain a quotation mark, a backslash or a control character."
    }
    let isTaken = index.route(key.named(new))?.registrations.isEmpty == false
    if isTaken, new != value { return "'\(new)' is registered already." }
    return isURL ? problem(ofPattern: new, in: index) : nil
  }

  private func problem(ofPattern new: String, in index: RouteIndex) -> String? {
    let urls = space.urlMatching
    if let problem = urls.invalidity(of: new) { return "'\(new)' is not a valid URL pattern: \(problem)." }
    if let problem = urls.unmatchability(of: new) ?? urls.shapeProblem(of: new) {
      return "No URL matches '\(new)': \(problem)."
    }
    let others = index.routes(in: space).filter { $0.key.name != value && !$0.registrations.isEmpty }
    let rival = others.map(\.key.name).first { urls.overlap($0, new) && !urls.overlap($0, value) }
    return rival.map { "'\($0)' matches the same URLs as '\(new)', so only one of them would answer." }
  }

  /// Where the very text is registered, or looked up as an identifier.
  private func sites(in index: RouteIndex) -> [Site] {
    let pattern = isURL ? index.route(key) : nil
    let identifiers = isURL ? implied.map { [key.inSpace($0)] } ?? [] : keys(in: index)
    let routes = identifiers.compactMap(index.route)
    let tied = routes.flatMap { route in index.systems.all.flatMap { $0.tiedNames(of: route, in: index) } }
    return (pattern?.registrations.map { $0.text.literal ?? $0.site } ?? []) + routes.flatMap(\.literals) + tied
  }

  /// Where a URL is looked up that only this pattern matches. A URL with holes may be one of several patterns'.
  private func lookedUpURLs(in index: RouteIndex) -> [(site: Site, url: String)] {
    guard isURL else { return [] }
    let urls = index.routes(in: space).filter { !$0.lookUps.isEmpty }
    let matched = urls.filter {
      let patterns = Set(index.matches($0.key.name, in: space).map(\.pattern))
      return $0.key.name == value || patterns == [value] || $0.key.isComposed && patterns.contains(value)
    }
    return matched.flatMap { url in url.lookUps.map { ($0.text.literal ?? $0.site, url.key.name) } }
  }

  /// A text may come from a macro, or be spelled with escapes: then nobody knows what to write.
  private func check(_ site: Site, spells text: String, _ environment: FixEnvironment) throws(RenameRefusal) {
    guard environment.index.origins[site.file] != .vendored else {
      throw RenameRefusal("'\(text)' is used in vendored code, which Waymark does not change.")
    }
    guard let page = environment.page(site.file), page.text(of: site.range) == text else {
      throw RenameRefusal("'\(text)' is not spelled the same everywhere; a macro or an escape sequence produces it.")
    }
  }
}

extension EditableSource {
  fileprivate func text(of range: SourceRange) -> String {
    let start = offset(of: range.start)
    return spelling(start..<max(start, offset(of: range.end)))
  }
}
