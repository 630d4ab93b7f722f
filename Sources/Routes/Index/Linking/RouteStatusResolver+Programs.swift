import SourceModel

/// Code that several programs link may look a route up in one of them alone.
extension RouteStatusResolver {
  /// The programs that link a look-up of the route, that find something there, and in which alone the code may run: extensions.
  /// Of files, all programs: packages compile code of one platform for the applications of all, and a project does not
  /// reliably say which platform a target is for.
  func programsAnswering(_ route: Route) -> ApplicationSet {
    let all = ApplicationSet(count: applications.all.count)
    let alone = route.key.space.table.namesFiles ? all : applications.extensions
    if alone.isEmpty { return [] }
    let looking = route.lookUps.reduce(ApplicationSet()) { $0.union(linkages.linking($1.site)) }
    return looking.intersection(alone).positions.map { ApplicationSet($0) }.filter {
      isRegistered(route, in: $0) || chain(from: route, in: $0).isAdapted
    }.reduce(ApplicationSet()) { $0.union($1) }
  }

  /// The status of a route in an application, unknown if it lacks the route and each look-up that it links is also in one of
  /// the programs that answer.
  func doubted(_ status: ApplicationStatus, of route: Route, _ answering: ApplicationSet) -> ApplicationStatus {
    let own = route.lookUps.map { linkages.linking($0.site) }.filter { $0.contains(ApplicationSet(status.application)) }
    guard status.status.isMissing, !own.isEmpty, own.allSatisfy({ !$0.isDisjoint(with: answering) }) else {
      return status
    }
    let others = own.reduce(ApplicationSet()) { $0.union($1.intersection(answering)) }
    return ApplicationStatus(
      application: status.application, status: .unknown(applications.doubt(ofCodeIn: others)))
  }
}
