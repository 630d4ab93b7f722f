import SourceModel

/// The keys of look-ups.
extension RouteKeys {
  /// The look-ups of a file.
  func lookUps(in file: IndexedFile) -> [FileUses.LookUp] {
    file.facts.facts.compactMap { fact in
      switch fact {
      case .lookUp(let fact): keyed(fact, file)
      case .textLookUp(let fact): keyed(fact, file)
      default: nil
      }
    }
  }

  /// Whether it may be a registration of the code base's own router.
  func isMention(_ fact: Fact.LookUp) -> Bool {
    guard fact.isOnBareRouter, let system = fact.route.kind.system else { return false }
    return shadowingTypes.mayBeMeant(in: fact.route.scope, of: system)
  }

  private func keyed(_ fact: Fact.LookUp, _ file: IndexedFile) -> FileUses.LookUp? {
    guard !isMention(fact), case .exact(let kind) = fact.route.kind else { return nil }
    let lookUp = Route.LookUp(
      site: Site(file: file.id, range: fact.route.name.range), form: fact.form,
      doubt: fact.doubt ?? doubt(of: fact.route, file.id),
      missing: fact.missing, language: file.facts.language, user: fact.route.scope.last.map(TypeName.simple),
      conditions: fact.conditions)
    if let meaning = meaning(of: fact.route, kind, file.id) {
      return FileUses.LookUp(key: meaning.key, components: meaning.components, lookUp: lookUp)
    }
    return problem(with: fact.route, file.id).map { problem in
      let key = RouteKey(space: kind, name: fact.route.name.text)
      return FileUses.LookUp(key: key, problem: problem, lookUp: lookUp)
    }
  }

  /// The reason why a name has no key; nil for a type parameter.
  private func problem(with reference: RouteReference, _ file: FileID) -> String? {
    guard !reference.name.text.isEmpty else { return nil }
    guard
      case .unresolved(let problem, _) = types.resolve(reference.name.text, scope: reference.scope, file: file)
    else { return nil }
    return problem
  }
}

// MARK: Texts

extension RouteKeys {
  private func keyed(_ fact: Fact.TextLookUp, _ file: IndexedFile) -> FileUses.LookUp? {
    // A look-up of an unknown text may look up anything.
    guard fact.origin.isKnown, let space = space(of: fact) else { return nil }
    var lookUp = Route.LookUp(
      site: Site(file: file.id, range: fact.value.range), form: fact.form, text: fact.origin.place,
      doubt: fact.doubt ?? doubt(of: fact.receiver, fact.scope, in: space) ?? doubtOfSuperclass(fact.scope, space),
      missing: fact.missing,
      language: file.facts.language,
      user: fact.scope.last.map(TypeName.simple), conditions: fact.conditions)
    lookUp.qualifier = fact.qualifier.map { Site(file: file.id, range: $0.range) }
    let key = RouteKey(space: space, owner: fact.owner, name: fact.value.text, qualifier: fact.qualifier?.text)
    return FileUses.LookUp(key: key, lookUp: lookUp)
  }

  private func space(of fact: Fact.TextLookUp) -> RouteSpace? {
    switch fact.receiver {
    case .library, .other: fact.spaces.first
    case .registrar(let registrar): spaces(of: registrar, among: fact.spaces).first
    }
  }

  /// The code of a superclass that is not in the scan may register what its subclasses look up.
  private func doubtOfSuperclass(_ scope: [String], _ space: RouteSpace) -> String? {
    guard space.table.base != nil, let type = scope.last.map(TypeName.simple), types.declaresClass(type) else {
      return nil
    }
    guard case .unknown = ClassTable(types: types).ancestry(of: type).end else { return nil }
    return "a superclass of '\(type)' that is not in the scan may register it"
  }

  /// A router class of the code base may look up its own way.
  private func doubt(of receiver: Fact.TextLookUp.Receiver, _ scope: [String], in space: RouteSpace) -> String? {
    let isLibrary =
      switch receiver {
      case .library(let isBare): !isBare || !shadowingTypes.mayBeMeant(in: scope, of: space.system)
      case .registrar(.library): true
      case .registrar, .other: false
      }
    return isLibrary ? nil : "the function that looks it up may not be the library's"
  }
}
