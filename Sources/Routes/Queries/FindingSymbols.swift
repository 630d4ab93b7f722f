import SourceModel

/// The subjects of findings, in words that stay the same when code moves:
/// `route view EditorInput in NoteListController`.
package struct FindingSymbols {
  private var found: [Site: (subject: Occurrence.Subject, symbol: String)] = [:]

  /// Finds the symbols of these findings only.
  package init(of findings: some Sequence<Finding>, in index: RouteIndex) {
    let sites = Set(findings.map(\.site))
    let users = Self.users(in: index, at: sites)
    for file in Set(sites.map(\.file)) {
      for occurrence in index.occurrences[file, default: []] {
        let site = Site(file: file, range: occurrence.range)
        guard sites.contains(site), found[site] == nil else { continue }
        let user = users[site].map { " in \($0)" } ?? ""
        found[site] = (occurrence.subject, occurrence.subject.description + user)
      }
    }
  }

  /// The symbol of a finding; nil if its place is not an occurrence of a subject.
  package subscript(finding: Finding) -> String? { found[finding.site]?.symbol }

  /// The subject of a finding; nil if its place is not an occurrence of one.
  package func subject(of finding: Finding) -> Occurrence.Subject? { found[finding.site]?.subject }

  /// The types around look-ups.
  private static func users(in index: RouteIndex, at sites: Set<Site>) -> [Site: String] {
    var users: [Site: String] = [:]
    for lookUp in index.routes.lazy.flatMap(\.lookUps) where sites.contains(lookUp.site) {
      users[lookUp.site] = lookUp.user
    }
    return users
  }
}
