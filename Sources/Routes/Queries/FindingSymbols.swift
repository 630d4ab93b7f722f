import SourceModel

/// What findings are about, in words that stay the same while code moves: `route view EditorInput in NoteListController`.
package struct FindingSymbols {
  private var symbols: [Site: String] = [:]
  private var subjects: [Site: Occurrence.Subject] = [:]

  /// Looks up the symbols of these findings only.
  package init(of findings: some Sequence<Finding>, in index: RouteIndex) {
    let sites = Set(findings.map(\.site))
    let users = Self.users(in: index, at: sites)
    for file in Set(sites.map(\.file)) {
      for occurrence in index.occurrences[file, default: []] {
        let site = Site(file: file, range: occurrence.range)
        guard sites.contains(site), symbols[site] == nil else { continue }
        subjects[site] = occurrence.subject
        symbols[site] = occurrence.subject.description + (users[site].map { " in \($0)" } ?? "")
      }
    }
  }

  /// nil where nothing that has a name of its own stands there.
  package subscript(finding: Finding) -> String? { symbols[finding.site] }

  /// nil where nothing that has a name of its own stands there.
  package func subject(of finding: Finding) -> Occurrence.Subject? { subjects[finding.site] }

  /// The types around look-ups.
  private static func users(in index: RouteIndex, at sites: Set<Site>) -> [Site: String] {
    let routes = index.routes.lazy.flatMap(\.lookUps).map { ($0.site, $0.user) }
    let texts = (index.identifiers + index.urls).lazy.flatMap(\.lookUps).map { ($0.site, $0.user) }
    var users: [Site: String] = [:]
    for (site, user) in Array(routes) + Array(texts) where sites.contains(site) { users[site] = user }
    return users
  }
}
