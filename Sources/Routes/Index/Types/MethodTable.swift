import SourceModel

/// What classes define of the methods that the library asks, by class.
struct MethodTable: Sendable {
  typealias Method = Fact.MethodOverride.Method

  struct Definition: Hashable, Sendable {
    var site: Site
    var answer: Fact.MethodOverride.Answer
    var conditions: ConditionStack
  }

  private var definitions: [String: [Method: [Definition]]] = [:]
  /// The classes of Objective-C whose `@implementation` has been read.
  private var implemented: Set<String> = []

  init(_ files: [IndexedFile], classes: ClassTable) {
    for file in files {
      for fact in file.facts.facts {
        switch fact {
        case .override(let fact):
          let definition = Definition(
            site: Site(file: file.id, range: fact.place), answer: fact.answer, conditions: fact.conditions)
          definitions[classes.swiftName(fact.type), default: [:]][fact.method, default: []].append(definition)
        case .implementation(let name): implemented.insert(classes.swiftName(name))
        default: break
        }
      }
    }
  }

  /// The definitions of a method in a class itself, under whatever conditions.
  func definitions(of method: Method, in type: String) -> [Definition] {
    definitions[type]?[method] ?? []
  }

  /// Whether some class defines a method.
  func isDefined(_ method: Method) -> Bool {
    definitions.values.contains { $0[method] != nil }
  }

  func isImplemented(_ type: String) -> Bool {
    implemented.contains(type)
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
    case .instance, .value, .nothing, .unknown: return nil
    }
  }
}
