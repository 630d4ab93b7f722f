import SourceModel

/// A route, a router, a destination or a member in words.
package struct Summary: Hashable, Sendable {
  /// What it is, and its status: `view route EditorInput: registered`.
  package var title: Sentence
  /// One line each, without full stops.
  package var statements: [Sentence]
}

extension RouteIndex {
  /// What the subject of an occurrence is and does. Nil for what is not in the index.
  package func summary(of occurrence: Occurrence) -> Summary? {
    switch occurrence.subject {
    case .route(let key):
      route(key).map { key.space.naming == .type ? summary(of: $0) : summary(ofText: $0, occurrence) }
    case .router(let name): router(named: name).map { summary(of: $0, occurrence) }
    case .destination(let type): summary(ofDestination: type, occurrence)
    case .member(let member): summary(of: member)
    }
  }

  /// The summaries of the subjects at one place. The identifier that is registered along with a URL
  /// pattern is left out.
  package func summaries(of occurrences: [Occurrence]) -> [Summary] {
    let urls = occurrences.filter { occurrence in
      if case .route(let key) = occurrence.subject { key.space.naming == .urlPattern } else { false }
    }
    return (urls.isEmpty ? occurrences : urls).compactMap(summary)
  }
}

// MARK: Statements

extension RouteIndex {
  /// Why the status is what it is, where that says more than the title. `hasOffer` says that something registers it.
  func statements(onStatusOf text: Route, hasOffer: Bool) -> [Sentence] {
    let statuses = text.availability.statuses.filter { applications.all.indices.contains($0.application) }
    let isMixed = Set(statuses.map(\.status.word)).count > 1
    let isVerdict = !isMixed || text.status.reason != nil
    return (isVerdict ? verdict(on: text.status, hasOffer: hasOffer) : []) + (isMixed ? [perApplication(statuses)] : [])
  }

  /// Why a status is what it is. `hasOffer` says that something registers or adapts it; `cause` ends the sentence that
  /// nothing does.
  func verdict(on status: RouteStatus, hasOffer: Bool, cause: String? = nil) -> [Sentence] {
    let doubt = hasOffer ? "Not certain" : "May be registered outside the scan"
    if let reason = status.reason { return ["\(doubt): \(reason)"] }
    return status.isMissing ? ["Nothing registers it\(cause ?? "")"] : []
  }

  /// `Notes: registered; NotesMini: unregistered`
  private func perApplication(_ statuses: [ApplicationStatus]) -> Sentence {
    .list(statuses.map { "in \(applications.all[$0.application].name) \($0.status.word)" })
  }

  /// The first of many lines.
  func capped(_ lines: [Sentence]) -> [Sentence] {
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines) + ["and \(String(lines.count - Self.mostLines)) more"]
  }

  private static let mostLines = 6

  func leadsTo(_ types: [String]) -> [Sentence] {
    types.isEmpty ? [] : ["Leads to \(.names(types))"]
  }

  func lookedUp(_ sites: [Site], by nobody: String = "Nothing") -> Sentence {
    let sites = sorted(sites)
    guard let first = sites.first else { return "\(nobody) looks it up" }
    let files = Set(sites.map(\.file)).count
    if sites.count == 1 { return "Looked up once: \(place: first)" }
    return "Looked up \(String(sites.count)) times in \(String(files)) \(files == 1 ? "file" : "files")"
  }

  /// The look-ups, unless the thing is not one that is looked up, and other uses.
  func used(_ uses: Uses, isLookedUp: Bool = true) -> [Sentence] {
    (isLookedUp ? [lookedUp(uses.lookUps)] : []) + places(uses.types, "In type annotations")
      + places(uses.names, "Used by name")
  }

  func places(_ sites: [Site], _ words: String) -> [Sentence] {
    sites.isEmpty ? [] : ["\(words): \(.list(sorted(sites).map { "\(place: $0)" }))"]
  }

  func texts(of routers: [Router]) -> [Sentence] {
    let urls = sortedValues(routers.flatMap(\.urlPatterns))
    let identifiers = sortedValues(routers.flatMap(\.identifiers)).filter { !urls.contains($0) }
    return (identifiers.isEmpty ? [] : ["Identifiers: \(.names(identifiers))"])
      + (urls.isEmpty ? [] : ["URLs: \(.names(urls))"])
  }

  private func sortedValues(_ texts: [Router.Text]) -> [String] {
    Set(texts.map(\.value)).sorted()
  }
}

extension Registrar {
  /// Who registers, as the end of a sentence.
  var words: Sentence {
    switch self {
    case .type(let name): "by \(code: name)"
    case .block(_, _, let name): name.map { "by the block route \(code: $0)" } ?? "by a block route"
    case .library: "by an easy factory"
    case .unknown: "by a router that is not spelled"
    }
  }
}
