import SourceModel

/// Code that several programs link may look a route up in one of them alone.
extension RouteStatusResolver {
  /// The programs that link a look-up of the route, that find something there, and in which alone the code may run.
  func programsAnswering(_ route: Route) -> ApplicationSet {
    let looking = route.lookUps.reduce(ApplicationSet()) { $0.union(programs(runningAlone: $1, of: route)) }
    return looking.positions.map { ApplicationSet($0) }.filter {
      isRegistered(route, in: $0) || chain(from: route, in: $0).isAdapted
    }.reduce(ApplicationSet()) { $0.union($1) }
  }

  /// The status of a route in an application, unknown if it lacks the route and each look-up that it links is also in one of
  /// the programs that answer.
  func doubted(_ status: ApplicationStatus, of route: Route, _ answering: ApplicationSet) -> ApplicationStatus {
    guard status.status.isMissing else { return status }
    let own = route.lookUps.filter { linkages.linking($0.site).contains(ApplicationSet(status.application)) }
    let others = own.map { programs(runningAlone: $0, of: route).intersection(answering) }
    guard !own.isEmpty, others.allSatisfy({ !$0.isEmpty }) else { return status }
    let all = others.reduce(ApplicationSet()) { $0.union($1) }
    return ApplicationStatus(application: status.application, status: .unknown(applications.doubt(ofCodeIn: all)))
  }

  private func programs(runningAlone lookUp: Route.LookUp, of route: Route) -> ApplicationSet {
    applications.programs(runningAlone: lookUp, of: route, linking: linkages.linking(lookUp.site))
  }
}
