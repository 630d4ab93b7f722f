import Routes
import SourceModel

/// A routing system that a configuration describes.
package struct DescribedSystem: RoutingSystem {
  package let id: String
  package var name: String { id }
  package let spaces: [RouteSpace]
  package let forms: [CallForm]
  package let readers: [any FactReader]
  package let rules: [any Rule.Type]
  package let facts: [any SystemFact.Type] = [RegisteringProperty.self]
  private let tables: [DescribedTable]
  private let methods: [(table: DescribedTable, method: SystemDescription.Method)]

  package init(_ description: SystemDescription) {
    id = description.name
    let tables = description.kinds.enumerated().map { DescribedTable($1, of: description.name, at: $0) }
    self.tables = tables
    spaces = tables.map(\.space)
    forms = tables.flatMap(\.forms)
    readers = [Language.swift, .objectiveC].flatMap { language -> [any FactReader] in
      let methods: (any FactReader)? = DescribedMethodReader(tables, in: language)
      let properties: (any FactReader)? = DescribedPropertyReader(tables, in: language)
      return [DescribedReader(tables, in: language)] + [methods, properties].compactMap(\.self)
    }
    let destinations = description.kinds.filter { $0.key == .type }.flatMap(\.registrations).compactMap(\.destination)
    rules = destinations.isEmpty ? [] : [NamedDestinationNotConforming.self]
    methods = tables.flatMap { table in table.kind.definitions.methods.map { (table, $0) } }
  }
}

extension DescribedSystem {
  package func joinedFacts(of tree: FactTree) -> [FileID: [Fact]] {
    tables.reduce(into: [:]) { facts, table in
      for property in table.kind.definitions.properties {
        facts.merge(PropertyJoiner(property, of: table, tree).facts) { $0 + $1 }
      }
    }
  }

  /// A method of Swift whose selector has the label of its argument, too.
  package func nearRegistration(of route: Route, in index: RouteIndex) -> String? {
    methods.lazy.filter { $0.table.space == route.key.space }
      .compactMap { SelectorSlip($0.method, route.key, in: index)?.words }.first
  }
}

/// A kind of a described system, as its readers use it.
struct DescribedTable: Sendable {
  let kind: SystemDescription.Kind
  let space: RouteSpace

  init(_ kind: SystemDescription.Kind, of system: String, at position: Int) {
    self.kind = kind
    var table = RouteTable(
      missing: kind.missing, takesAnyType: true, isUnknownWhenEmpty: true, dialect: kind.matching,
      isClosed: kind.isClosed, openingFile: kind.opens.found)
    table.declaringWords = Set(kind.definitions.properties.map(\.name))
    space = RouteSpace(
      system: system, kind: kind.name, noun: kind.name, naming: kind.key.naming,
      family: RouteFamily(system: system, name: kind.name, position: position), isUnique: kind.isUnique,
      table: table, position: position)
  }

  /// One for the key of each function.
  var forms: [CallForm] {
    let registrations = kind.registrations.filter { $0.form == .call }
    let lookUps = kind.lookUps.filter { $0.form == .call }
    return registrations.compactMap { form($0, .registration) }
      + lookUps.compactMap { form($0, .lookUp(kind.key == .type ? .namedFunction : .identifier)) }
  }

  /// nil if no argument takes the name.
  private func form(_ entry: SystemDescription.Entry, _ meaning: CallForm.Meaning) -> CallForm? {
    guard let key = entry.keys.first(where: \.isArgument) else { return nil }
    let function = entry.function
    return CallForm(
      function.base, label: function.label(of: key), at: function.position(of: key),
      on: function.isInitializer ? .constructed : function.type == nil ? .none : .value,
      takes: kind.key == .type ? .object : .text, of: [space], means: meaning)
  }
}

extension SystemDescription.Kind.Key {
  fileprivate var naming: RouteSpace.Naming {
    switch self {
    case .type: .type
    case .string, .enumCase: .text
    case .url: .urlPattern
    }
  }
}

extension FunctionName {
  /// The label of an argument; nil for none.
  fileprivate func label(of position: SystemDescription.Position) -> String? {
    switch position {
    case .parameter(let index): labels.indices.contains(index) && labels[index] != "_" ? labels[index] : nil
    case .label(let label): label
    case .each, .generic, .declared, .result, .enclosing: nil
    }
  }

  /// The position of an argument without a label; zero for others.
  fileprivate func position(of position: SystemDescription.Position) -> Int {
    if case .parameter(let index) = position { index } else { 0 }
  }
}

extension SystemDescription.Position {
  /// True if it is an argument of the call.
  var isArgument: Bool {
    switch self {
    case .parameter, .label, .each: true
    case .generic, .declared, .result, .enclosing: false
    }
  }
}
