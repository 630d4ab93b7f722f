import SourceModel

/// What classes define of the methods that the library asks, by class.
package struct MethodTable: Sendable {
  package typealias Method = Fact.MethodOverride.Method

  package struct Definition: Hashable, Sendable {
    package var site: Site
    package var answer: Fact.MethodOverride.Answer
    package var conditions: ConditionStack
  }

  private var definitions: [String: [Method: [Definition]]] = [:]
  /// The files with an `@implementation` of a class of Objective-C, by the class.
  private var implementations: [String: [FileID]] = [:]
  /// By class, a macro in its body: one that may declare members, if there is any.
  private var expansions: [String: Fact.Expansion] = [:]

  init(_ files: [IndexedFile], types: TypeTable) {
    for file in files {
      for fact in file.facts.facts {
        switch fact {
        case .override(let fact):
          let definition = Definition(
            site: Site(file: file.id, range: fact.place), answer: fact.answer, conditions: fact.conditions)
          definitions[fact.type, default: [:]][fact.method, default: []].append(definition)
        case .implementation(let name): implementations[name, default: []].append(file.id)
        case .expansion(let fact): insert(fact, types)
        default: break
        }
      }
    }
  }

  /// What the tree declares as a type is a property wrapper or an actor, and no macro.
  private mutating func insert(_ fact: Fact.Expansion, _ types: TypeTable) {
    guard !types.isStored(TypeName.simple(TypeName.withoutGenerics(fact.name.text))) else { return }
    if fact.isMember || expansions[fact.type] == nil { expansions[fact.type] = fact }
  }

  package func expansion(in type: String) -> Fact.Expansion? {
    expansions[type]
  }

  /// The definitions of a method in a class itself, under whatever conditions.
  package func definitions(of method: Method, in type: String) -> [Definition] {
    definitions[type]?[method] ?? []
  }

  /// Where a class defines one of the methods; the first in the order of their names.
  package func anySite(in type: String) -> Site? {
    definitions[type]?.min { $0.key.name < $1.key.name }?.value.first?.site
  }

  /// Whether some class defines a method.
  package func isDefined(_ method: Method) -> Bool {
    definitions.values.contains { $0[method] != nil }
  }

  package func isImplemented(_ type: String) -> Bool {
    implementations[type] != nil
  }

  /// The files with an `@implementation` of a class, in path order.
  package func implementations(of type: String) -> [FileID] {
    implementations[type] ?? []
  }

  /// What a class answers when asked: by its own definition or the nearest inherited one. nil where nothing tells it.
  func answer(to method: Method, by ancestry: Ancestry, otherwise: Bool) -> Bool? {
    guard let type = ancestry.classes.first(where: { !definitions(of: method, in: $0).isEmpty }) else {
      return otherwise
    }
    let answers = definitions(of: method, in: type)
    guard let only = answers.first, answers.count == 1, only.conditions.isEmpty else { return nil }
    switch only.answer {
    case .always(let value): return value
    case .onlyFor(let owner): return owner == ancestry.classes.first
    case .instance, .values, .nothing, .unknown: return nil
    }
  }
}
