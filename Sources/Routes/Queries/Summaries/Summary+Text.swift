import SourceModel

extension RouteIndex {
  func summary(ofIdentifier text: RouteText) -> Summary {
    Summary(
      title: "\(text.family.rawValue) identifier \(code: text.value): \(text.status.word)",
      statements: statements(onStatusOf: text, hasOffer: !text.registrations.isEmpty) + registered([text])
        + [lookedUp(text.lookUps.map(\.site), by: "No string literal")])
  }

  func summary(ofURL text: RouteText, _ occurrence: Occurrence) -> Summary {
    let patterns = registeredTexts(for: occurrence)
    let isPattern = occurrence.role == .registration
    let lookUps = isPattern ? uses(leadingTo: occurrence).lookUps + identified(by: text) : text.lookUps.map(\.site)
    let answers = isPattern ? [] : matches(text.value, family: text.family).flatMap(answer)
    return Summary(
      title: "\(text.family.rawValue) URL \(isPattern ? "pattern " : "")\(code: text.value): \(text.status.word)",
      statements: statements(onStatusOf: text, hasOffer: !patterns.isEmpty) + answers + registered(patterns)
        + [lookedUp(lookUps, by: "No string literal")])
  }

  /// Where a pattern is looked up as the identifier that it is, too.
  private func identified(by pattern: RouteText) -> [Site] {
    self.text(pattern.value, pattern.family, in: identifiers)?.lookUps.map(\.site) ?? []
  }

  /// The pattern, and what it says to the router.
  private func answer(_ match: URLMatch) -> [Sentence] {
    let parameters = match.parameters.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return ["Matches \(code: match.pattern)"] + (parameters.isEmpty ? [] : ["Parameters: \(.names(parameters))"])
  }

  func registered(_ texts: [RouteText]) -> [Sentence] {
    let registrations = texts.flatMap(\.registrations)
    let places: [Sentence] = registrations.map { registration in
      let by: Sentence = registration.form == .router ? registration.call.registrar.words : "by an easy factory"
      return "Registered \(by): \(place: registration.site)"
    }
    return capped(places) + leadsTo(Set(registrations.flatMap(destinationTypes)).sorted())
  }
}
