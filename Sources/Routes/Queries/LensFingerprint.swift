extension RouteIndex {
  /// A number that changes when the text of a lens or an inlay hint changes in a file that did not change itself. It is
  /// valid in this process only.
  package var lensFingerprint: Int {
    var hasher = Hasher()
    for route in routes {
      hasher.combine(route.key)
      hasher.combine(route.status.word)
      hasher.combine(route.lookUps.map(\.form))
      for registration in route.registrations {
        hasher.combine(registration.router)
        hasher.combine(registration.destinations)
      }
      for adapter in route.adapters { hasher.combine(adapter.adaptee) }
    }
    for router in routers {
      hasher.combine(router.name)
      hasher.combine(router.destinations.map(\.type))
      hasher.combine(router.uses.count)
    }
    hasher.combine(destinationTable.made.map(\.type))
    for counts in systems.all.map({ $0.placeCounts(in: self) }) {
      hasher.combine(counts.mapValues { $0.map(\.words) })
    }
    return hasher.finalize()
  }
}
