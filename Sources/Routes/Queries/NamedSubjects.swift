import SourceModel

extension RouteIndex {
  /// The subjects of a name: routes of each space, a router, a destination class, and what a block
  /// route of that name registers. If there is none, the routes of methods of that base name, or else
  /// the subjects of the name as a piece of source code.
  package func subjects(named name: String) -> [Occurrence] {
    let known = subjects(called: name)
    if !known.isEmpty { return known }
    let methods = routes.filter { $0.key.name.hasPrefix("\(name)(") && $0.key.name.hasSuffix(")") }
    return methods.isEmpty ? subjects(spelled: name).map(asked) : methods.map { asked(.route($0.key)) }
  }

  private func subjects(called name: String) -> [Occurrence] {
    let named = routes.filter { $0.key.fullName == name || $0.key.name == name || $0.isRegistered(byBlockRoute: name) }
    let implied = Set(named.compactMap(\.key.space.impliedSpace))
    // The identifier that is registered along with a URL pattern is left out.
    return named.filter { !implied.contains($0.key.space) }.map { asked(.route($0.key)) }
      + (router(named: name) == nil ? [] : [asked(.router(name))])
      + (destinationTypes.contains(name) ? [asked(.destination(name))] : [])
  }

  /// The name that was probably meant, of those that stand for something.
  package func name(like name: String) -> String? {
    NearestWord.of(name, among: routes.map(\.key.fullName) + routers.map(\.name) + destinationTypes.sorted())
  }

  /// What a subject is and does, wherever it stands. Nil for what is not in the index.
  package func summary(of subject: Occurrence.Subject) -> Summary? { summary(of: asked(subject)) }

  /// A URL that nothing registers is one that is looked up.
  private func asked(_ subject: Occurrence.Subject) -> Occurrence {
    var isLookUp = false
    if case .route(let key) = subject, key.space.naming == .urlPattern {
      isLookUp = route(key)?.registrations.isEmpty ?? true
    }
    return Occurrence(subject: subject, role: isLookUp ? .lookUp : .registration, range: .zero)
  }
}

extension Route {
  fileprivate func isRegistered(byBlockRoute name: String) -> Bool {
    registrations.contains { $0.form == .blockRoute && $0.router == name }
  }
}
