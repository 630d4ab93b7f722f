import SourceModel

extension RouteIndex {
  /// The summary of a route that a text names. A URL pattern is not what a URL is: one lists the
  /// look-ups that it answers, the other the patterns that answer it.
  func summary(ofText text: Route, _ occurrence: Occurrence) -> Summary {
    let isURL = text.key.space.naming == .urlPattern
    let isPattern = isURL && occurrence.role == .registration
    let registered = answeringRoutes(for: occurrence)
    let hasOffer = registered.contains { !$0.registrations.isEmpty }
    let uses = Uses(of: [text])
    let lookUps = isPattern ? self.uses(leadingTo: occurrence).lookUps + identified(by: text) : uses.lookUps
    let answers = isURL && !isPattern ? matches(text.key.name, in: text.key.space).flatMap(answer) : []
    let isInCode = text.registrations.contains { $0.form.isCode }
    return Summary(
      title:
        "\(isPattern ? text.key.space.routeNoun : text.key.space.noun) \(code: text.key.fullName): \(text.status.word)",
      statements: statements(onStatusOf: text, hasOffer: hasOffer) + answers + self.registered(registered)
        + registered.flatMap { systems.owner(of: $0.key.space)?.statements(on: $0, in: self) ?? [] }
        + [lookedUp(lookUps, by: isInCode ? "No code" : "No string literal")]
        + places(uses.comparisons, "In comparisons"))
  }

  /// Where a pattern is looked up as the identifier that it is, too.
  private func identified(by pattern: Route) -> [Site] {
    let identifier = pattern.key.space.impliedSpace.flatMap { route(RouteKey(space: $0, name: pattern.key.name)) }
    return identifier?.lookUps.map(\.site) ?? []
  }

  /// The pattern, and what it says to the router.
  private func answer(_ match: URLMatch) -> [Sentence] {
    let parameters = match.parameters.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return ["Matches \(code: match.pattern)"] + (parameters.isEmpty ? [] : ["Parameters: \(.names(parameters))"])
  }

  func registered(_ texts: [Route]) -> [Sentence] {
    let registrations = texts.flatMap(\.registrations)
    let places: [Sentence] = registrations.map { registration in
      let form = registration.form
      guard form.isEasy || form.isByRouter else { return "Registered: \(place: registration.site)" }
      let by: Sentence = form.isEasy ? "by an easy factory" : registration.call.registrar.words
      return "Registered \(by): \(place: registration.site)"
    }
    return capped(places) + leadsTo(Set(registrations.flatMap(\.destinations)).sorted())
  }
}
