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

  /// Why a route that an application lacks may not be looked up there: each look-up that the application links is also in a
  /// program that has the route, and in which alone it may run. nil if the application certainly makes a look-up.
  func doubtOfPrograms(_ route: Route, in application: ApplicationSet) -> String? {
    let own = route.lookUps.map { linkages.linking($0.site) }.filter { $0.contains(application) }
    let answering = own.isEmpty ? [] : programsAnswering(route)
    guard !answering.isEmpty, own.allSatisfy({ !$0.isDisjoint(with: answering) }) else { return nil }
    return applications.doubt(ofCodeIn: own.reduce(ApplicationSet()) { $0.union($1.intersection(answering)) })
  }
}
