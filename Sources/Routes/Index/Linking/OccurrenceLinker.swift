import SourceModel

/// Puts every place that a client may ask about into one list per file.
enum OccurrenceLinker {
  static func occurrences(in index: RouteIndex, _ files: [IndexedFile]) -> [FileID: [Occurrence]] {
    var result: [FileID: [Occurrence]] = [:]
    func insert(_ subject: Occurrence.Subject, _ role: Occurrence.Role, _ site: Site) {
      result[site.file, default: []].append(Occurrence(subject: subject, role: role, range: site.range))
    }
    for route in index.routes {
      let subject = Occurrence.Subject.route(route.key)
      for declaration in route.declarations { insert(subject, .declaration, declaration.site) }
      for registration in route.registrations { insert(subject, .registration, registration.site) }
      for lookUp in route.lookUps { insert(subject, .lookUp, lookUp.site) }
      for mention in route.mentions { insert(subject, .mention, mention) }
      for adapter in route.adapters {
        insert(subject, .adapter, adapter.site)
        if let adaptee = adapter.adaptee { insert(.route(adaptee), .lookUp, adapter.adapteeSite) }
      }
    }
    for router in index.routers {
      if let declared = router.declared { insert(.router(router.name), .declaration, declared) }
      for use in router.uses { insert(.router(router.name), .lookUp, use) }
      for destination in router.destinations { insert(.destination(destination.type), .registration, destination.site) }
    }
    for destination in index.destinations { insert(.destination(destination.type), .declaration, destination.site) }
    for (texts, subject) in [
      (index.identifiers, Occurrence.Subject.identifier), (index.urls, Occurrence.Subject.url),
    ] {
      for text in texts {
        for registration in text.registrations {
          insert(subject(text.value, text.family), .registration, registration.site)
        }
        for lookUp in text.lookUps { insert(subject(text.value, text.family), .lookUp, lookUp.site) }
      }
    }
    return result.mapValues { $0.sorted { ($0.range, $0.role.rawValue) < ($1.range, $1.role.rawValue) } }
  }
}
