extension RouteIndex {
  /// Differs where a lens or a destination hint would say something else in a file that did not change itself. Means nothing
  /// to another process.
  package var lensFingerprint: Int {
    var hasher = Hasher()
    for route in routes {
      hasher.combine(route.key)
      hasher.combine(route.status.word)
      hasher.combine(route.lookUps.count)
      for registration in route.registrations { hasher.combine(registration.destinations) }
      for adapter in route.adapters { hasher.combine(adapter.adaptee) }
    }
    for text in identifiers + urls {
      hasher.combine(text.value)
      hasher.combine(text.lookUps.count)
      hasher.combine(text.registrations.count)
    }
    for router in routers {
      hasher.combine(router.name)
      hasher.combine(router.destinations.map(\.type))
    }
    return hasher.finalize()
  }
}
