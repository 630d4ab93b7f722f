import SourceModel

extension RouteIndex {
  func summary(ofDestination type: String, _ occurrence: Occurrence) -> Summary {
    let made = destinationTable.made.filter { $0.type == type }
    let marks = destinations.filter { $0.type == type }
    let families = Set(made.map(\.family)).union(marks.map(\.family))
    let reached = RegistrationFilter(subject: .destination(type), index: self).protocols
    let documented = registrations(documentedFor: type)
    let statements =
      capped(made.map { "Made \(words(for: $0)): \(place: $0.site)" })
      + (made.isEmpty && documented.isEmpty ? ["No router makes it"] : [])
      + capped(documented)
      + (reached.isEmpty ? [] : ["Reached by \(routeList(reached))"])
      + used(uses(leadingTo: occurrence))
      + (marks.isEmpty ? [] : ["Declared routable: \(.list(marks.map { "\(place: $0.site)" }))"])
    if families.isEmpty { return Summary(title: "class \(code: type)", statements: statements) }
    let family = families.map(\.name).sorted(by: >).joined(separator: " and ")
    return Summary(title: "\(family) destination \(code: type)", statements: statements)
  }

  /// `Destination of scene Main/Detail: Main.storyboard:4:35`
  private func registrations(documentedFor type: String) -> [Sentence] {
    routes.flatMap { route in
      route.documentedDestinations.filter { $0.type == type }.map {
        "Destination of \(route.key.space.noun) \(code: route.key.fullName): \(place: $0.site)"
      }
    }
  }

  private func words(for made: RegisteredDestination) -> Sentence {
    let words = made.form.isEasy ? "by an easy factory" : made.call.registrar.words
    return made.form == .exclusive ? "\(words) alone" : words
  }
}
