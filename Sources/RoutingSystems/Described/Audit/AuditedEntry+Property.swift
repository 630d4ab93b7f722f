import Routes
import SourceModel

extension AuditedEntry {
  /// Adds what a property registers, which only all files together show. Other entries stay.
  package mutating func addProperty(of system: String, in index: RouteIndex) {
    guard let property else { return }
    func isOfKind(_ space: RouteSpace) -> Bool { space.system == system && space.kind == kind }
    let all = index.systemFacts(of: RegisteringProperty.self).filter { isOfKind($0.fact.space) }
    let own = all.filter { $0.fact.property == property }
    let texts = Set(own.flatMap(\.sitesOfTexts))
    let read = index.routes.filter { isOfKind($0.key.space) }.flatMap(\.registrations)
      .filter { $0.form == .property && texts.contains($0.site) }
    let (sites, others) = (Set(own.map(\.site)), Set(all.map(\.site)))
    let openings = index.answer(OpenRegistrations.self).all.filter { opening in
      guard opening.form == .property, opening.spaces.contains(where: isOfKind) else { return false }
      // The place of a type says nothing of which property it lacks.
      return sites.contains(opening.site) || !sites.isEmpty && !others.contains(opening.site)
    }
    let unread = openings.map { opening in
      let reason =
        sites.contains(opening.site)
        ? "the property gives back a text that is not spelled"
        : "'\(opening.registrant ?? "")' does not show its property '\(property.name)'"
      return Unread(site: opening.site, reason: reason, helper: nil)
    }
    add(read: read.count, unread: unread)
  }
}

extension PlacedFact<RegisteringProperty> {
  fileprivate var sitesOfTexts: [Site] {
    (fact.texts ?? []).compactMap { text in text.value.map { Site(file: file, range: $0.range) } }
  }
}
