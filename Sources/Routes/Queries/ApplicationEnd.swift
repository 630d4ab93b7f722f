import SourceModel

/// Who answers to a route in one application.
package struct ApplicationEnd: Hashable, Sendable {
  /// The name of the application target.
  package var application: String
  package var end: RouteAnswer
  /// The adapters on the way to a registered route, in their order.
  var chain: [Route.Adapter]
}

extension RouteIndex {
  /// For the application targets that link something of the route, in their order.
  package func applicationEnds(of route: Route) -> [ApplicationEnd] {
    route.availability.statuses.filter { applications.all.indices.contains($0.application) }.map { status in
      let application = ApplicationSet(status.application)
      let registrations = registeredEnds(of: route.key, in: application).flatMap(\.registrations)
      let end = RouteAnswer(
        status: status.status, registrations: registrations, adapters: linked(route, by: application).adapters)
      return ApplicationEnd(
        application: applications.all[status.application].name, end: end, chain: chain(from: route, in: application))
    }
  }

  /// The adapters that one application follows from a route to a registered one; where none is registered, as far as the
  /// chain goes.
  private func chain(from route: Route, in application: ApplicationSet) -> [Route.Adapter] {
    var chain: [Route.Adapter] = []
    var seen: Set<RouteKey> = [route.key]
    var next: Route? = route
    while let route = next.map({ linked($0, by: application) }), chain.count < Self.longestShownChain {
      let adapters = route.adapters.filter { $0.adaptee.map(seen.contains) != true }
      let leading = adapters.first { adapter in
        adapter.adaptee.map { !registeredEnds(of: $0, in: application).isEmpty } ?? false
      }
      guard let adapter = leading ?? adapters.first else { break }
      chain.append(adapter)
      next = adapter.adaptee.flatMap { seen.insert($0).inserted ? self.route($0) : nil }
    }
    return chain
  }

  /// More adapters in a row are not shown.
  static let longestShownChain = 8
}

// MARK: Sentences

extension RouteIndex {
  /// One line for each application; empty where all of them get the same answer, or none gets any.
  func applicationLines(of route: Route) -> [Sentence] {
    let ends = applicationEnds(of: route)
    guard let first = ends.first, ends.contains(where: { !$0.end.status.isMissing }),
      !ends.dropFirst().allSatisfy({ $0.end.isAnswered(like: first.end) })
    else { return [] }
    return ends.map { "In \($0.application): \($0.sentence)" }
  }
}

extension ApplicationEnd {
  /// `adapted to SharePanelInput by AppAdapter, registered by SharePanelRouter, leads to SharePanelController`
  fileprivate var sentence: Sentence {
    let adapted = chain.map { adapter -> Sentence in
      let by: Sentence = adapter.router.map { " by \(code: $0)" } ?? ""
      return "to \(code: adapter.adapteeName)\(by)"
    }
    let chain: Sentence = adapted.isEmpty ? "" : " \(Sentence.list(adapted))"
    let registered: Sentence = end.routers.isEmpty ? "" : " by \(Sentence.names(end.routers))"
    let destinations: Sentence = end.destinations.isEmpty ? "" : ", leads to \(Sentence.names(end.destinations))"
    switch end.status {
    case .registered: return "registered\(registered)\(destinations)"
    case .adapted: return "adapted\(chain), registered\(registered)\(destinations)"
    case .unregistered: return adapted.isEmpty ? "unregistered" : "unregistered, adapted\(chain)"
    case .unknown(let reason): return "unknown: \(reason)"
    }
  }
}
