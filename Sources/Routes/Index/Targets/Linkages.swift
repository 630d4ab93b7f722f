import SourceModel

/// Which applications link the files of a scan.
struct Linkages: Sendable {
  private let applications: Applications
  private let byFile: FileTable<Linkage>
  /// Whether sets of applications stand for sets of test targets here.
  private var isOfTests = false

  init(_ byFile: FileTable<Linkage>, applications: Applications) {
    (self.byFile, self.applications) = (byFile, applications)
  }

  /// The same for test targets in place of applications.
  var ofTests: Linkages {
    var linkages = self
    linkages.isOfTests = true
    return linkages
  }

  func links(_ application: ApplicationSet, _ site: Site) -> Bool {
    linking(site).contains(application)
  }

  func mayLink(_ application: ApplicationSet, _ site: Site) -> Bool {
    let possible = isOfTests ? linking(site) : byFile[site]?.possible ?? []
    return possible.contains(application)
  }

  /// Those that certainly link a place.
  func linking(_ site: Site) -> ApplicationSet {
    guard let linkage = byFile[site] else { return [] }
    return isOfTests ? linkage.tests : linkage.certain
  }

  /// What something is in each application for which it matters: those that certainly link one of its places. What
  /// stands in files of no target alone is judged for all.
  func statuses(_ sites: [Site], _ status: (ApplicationSet) -> RouteStatus) -> [ApplicationStatus] {
    judging(sites).positions.map { ApplicationStatus(application: $0, status: status(ApplicationSet($0))) }
  }

  private func judging(_ sites: [Site]) -> ApplicationSet {
    guard !applications.isEmpty else { return ApplicationSet(0) }
    let linkages = sites.compactMap { byFile[$0] }
    let certain = linkages.reduce(ApplicationSet()) { $0.union(applications.judging($1.certain)) }
    guard certain.isEmpty, !linkages.isEmpty, linkages.allSatisfy(\.isOfNoTarget) else { return certain }
    return linkages.reduce([]) { $0.union(applications.judging($1.possible)) }
  }

  /// Why a route is not judged that no application certainly links: a clause.
  func doubt(ofUnlinked sites: [Site]) -> String {
    sites.lazy.compactMap { byFile[$0]?.doubtOfTargets }.first ?? applications.doubtOfUnlinked
  }

  /// Whether an application looks up what only files of no target declare: such a look-up would not compile, so the
  /// application holds more than its project says.
  func isDeclaredAside(_ route: Route, from application: ApplicationSet) -> Bool {
    guard !applications.isEmpty, !route.declarations.isEmpty else { return false }
    let isAside = route.declarations.allSatisfy { byFile[$0.site]?.isOfNoTarget == true }
    return isAside && route.lookUps.contains { links(application, $0.site) }
  }

  /// Why what registers something perhaps belongs to the application, and where it stands.
  func elsewhere(_ sites: [Site], _ application: ApplicationSet) -> (reason: String, site: Site)? {
    guard let site = sites.first(where: { mayLink(application, $0) && !links(application, $0) }) else { return nil }
    if let ignoreFile = byFile[site]?.ignoreFile { return (ignoreFile.doubt, site) }
    if let doubt = byFile[site]?.doubtOfTargets { return (doubt, site) }
    if applications.isEmpty { return ("only test code registers it", site) }
    let targets = byFile[site]?.targets ?? []
    if targets.isEmpty { return ("it is registered in a file that belongs to no target", site) }
    return ("it is registered in \(TargetNames.quoted(targets)), which may not be linked", site)
  }
}

extension [ApplicationStatus] {
  /// The status of what matters for these applications; where there are none, nobody knows.
  func worst(otherwise doubt: @autoclosure () -> String) -> RouteStatus {
    map(\.status).min { $0.rank < $1.rank } ?? .unknown(doubt())
  }
}
