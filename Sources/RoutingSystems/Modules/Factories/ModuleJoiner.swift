import Routes
import SourceModel

/// Joins factories, their protocols and the code that asks for modules to registrations and look-ups.
struct ModuleJoiner {
  private let tree: FactTree
  private let model: ModuleModel
  private let factories: ModuleFactories

  init(_ tree: FactTree) {
    self.tree = tree
    model = ModuleModel(tree)
    factories = ModuleFactories(model)
  }

  var facts: [FileID: [Fact]] {
    if factories.all.isEmpty { return [:] }
    let found = registrations + lookUps + callLookUps
    return Dictionary(grouping: found, by: \.file).mapValues { $0.map(\.fact) }
  }

  private typealias Found = (file: FileID, fact: Fact)

  private var registrations: [Found] {
    let destinations = ModuleDestinations(model)
    return factories.all.filter(\.method.hasBody).map { factory in
      let (method, key) = (factory.method, factory.key)
      var fact = Fact.TextRegistration(
        value: Spelling(text: key.name, range: method.name.range), origin: .constant(nil), owner: key.owner,
        spaces: [key.space], form: factory.form.registration, method: method.name.range,
        call: RegisteringCall(
          registrar: .library(key.space.family), isOnCurrent: false, function: nil, conditions: method.conditions))
      fact.registrant = method.owner
      fact.destination = destinations.view(of: factory).map { Spelling(text: $0, range: method.name.range) }
      return (factory.placed.file, .textRegistration(fact))
    }
  }

  // MARK: Look-ups

  /// Those in bodies.
  private var lookUps: [Found] {
    model.all.flatMap { placed -> [Found] in
      let search = FactorySearch(factories: factories, method: placed.fact)
      return search.uses.map { use in
        let fact = lookUp(
          of: use.key, at: use.range, use.form, scope: [placed.fact.owner].filter { !$0.isEmpty },
          conditions: placed.fact.conditions)
        return (placed.file, fact)
      }
    }
  }

  /// Those in other code.
  private var callLookUps: [Found] {
    model.calls.compactMap { placed in
      let call = placed.fact
      let search = FactorySearch(factories: factories, ofCodeIn: call.scope.last.map(TypeName.simple) ?? "")
      guard let key = search.key(of: call) else { return nil }
      return (
        placed.file, lookUp(of: key, at: call.callee.range, .method, scope: call.scope, conditions: call.conditions)
      )
    }
  }

  private func lookUp(
    of key: RouteKey, at range: SourceRange, _ form: LookUpForm, scope: [String], conditions: ConditionStack
  ) -> Fact {
    .textLookUp(
      Fact.TextLookUp(
        value: Spelling(text: key.name, range: range), origin: .constant(nil), owner: key.owner, form: form,
        spaces: [key.space], receiver: .library(isBare: false), scope: scope, conditions: conditions))
  }
}

extension ModuleFactory.Form {
  var registration: RegistrationForm {
    switch self {
    case .value: .moduleValue
    case .tuple: .tuple
    case .controller: .controller
    }
  }
}
