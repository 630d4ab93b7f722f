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
      let view = destinations.view(of: factory).map { Spelling(text: $0, range: method.name.range) }
      let fact = Fact.registration(
        of: key, at: method.name.range, factory.form.registration, by: method.owner, leadingTo: view,
        conditions: method.conditions)
      return (factory.placed.file, fact)
    }
  }

  // MARK: Look-ups

  /// Those in bodies.
  private var lookUps: [Found] {
    model.all.flatMap { placed -> [Found] in
      guard let search = FactorySearch(factories: factories, method: placed.fact) else { return [] }
      return search.uses.map { use in
        let fact = Fact.lookUp(
          of: use.key, at: use.range, use.form, scope: [placed.fact.owner].filter { !$0.isEmpty },
          conditions: placed.fact.conditions)
        return (placed.file, fact)
      }
    }
  }

  /// Those in other code.
  private var callLookUps: [Found] {
    factories.calls.compactMap { placed in
      let call = placed.fact
      let search = FactorySearch(factories: factories, ofCodeIn: call.scope.last.map(TypeName.simple) ?? "")
      guard let key = search.key(of: call) else { return nil }
      return (
        placed.file,
        Fact.lookUp(of: key, at: call.callee.range, .method, scope: call.scope, conditions: call.conditions)
      )
    }
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
