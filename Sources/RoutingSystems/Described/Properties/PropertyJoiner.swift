import Routes
import SourceModel

/// Finds the types that register by a property, and what each of them registers.
struct PropertyJoiner {
  private typealias Placed = PlacedFact<RegisteringProperty>
  private typealias Found = (file: FileID, fact: Fact)

  private let space: RouteSpace
  private let tree: FactTree
  private let heirs: PropertyHeirs
  /// By the type around them. Protocols require or have them, too.
  private let properties: [String: [Placed]]
  /// True if the protocol asks each type for the property.
  private let isRequired: Bool

  init(_ property: SystemDescription.Property, of table: DescribedTable, _ tree: FactTree) {
    (space, self.tree) = (table.space, tree)
    let all = tree.facts(of: RegisteringProperty.self).filter {
      $0.fact.space == table.space && $0.fact.property == property
    }
    heirs = PropertyHeirs(of: property.type, in: tree.types)
    // A protocol of the tree says whether types or their objects have it.
    let required = Set(all.filter { $0.fact.type == property.type && $0.fact.texts == nil }.map(\.fact.isStatic))
    isRequired = !required.isEmpty
    let isMeant = required.count == 1 ? required.first : nil
    let meant = all.filter { isMeant == nil || $0.fact.isStatic == isMeant || $0.isInObjectiveC(tree) }
    properties = Dictionary(grouping: meant, by: \.fact.type)
  }

  var facts: [FileID: [Fact]] {
    var askers: [Site: (property: Placed, types: [String])] = [:]
    var open: [Found] = []
    for type in heirs.types.sorted() {
      let own = deciding(type)
      for property in own { askers[property.site, default: (property, [])].types.append(type) }
      // A macro that is not in the scan may declare it.
      if own.isEmpty, isRequired || heirs.hidesMore(type), let (head, file) = heirs.head(of: type) {
        open.append((file, opening(at: head.name.range, by: type, head.conditions)))
      }
    }
    let asked = askers.values.flatMap { registrations(by: $0.property, of: $0.types) }
    let others = properties.values.joined().filter { askers[$0.site] == nil && mayRegister($0) }.flatMap {
      registrations(by: $0, of: [$0.fact.type]).filter(\.fact.isRead)
    }
    return Dictionary(grouping: open + asked + others, by: \.file).mapValues { $0.map(\.fact) }
  }

  // MARK: Properties

  /// Those that a type has: its own, else those that it inherits, else what its protocols give it.
  private func deciding(_ type: String) -> [Placed] {
    for name in heirs.classes(of: type) {
      let own = properties[name] ?? []
      // A declaration of Objective-C has its code elsewhere.
      let read = own.filter { $0.fact.texts != nil }
      if !own.isEmpty { return read.isEmpty ? own : read }
    }
    return heirs.protocols(of: type).flatMap { (properties[$0] ?? []).filter { $0.fact.texts != nil } }
  }

  /// True for a property of a type that adopts perhaps what it is not seen to adopt.
  private func mayRegister(_ property: Placed) -> Bool {
    !property.isReliable || heirs.hidesMore(property.fact.type)
  }

  // MARK: Facts

  /// What a property registers for the types that have it.
  private func registrations(by property: Placed, of types: [String]) -> [Found] {
    let fact = property.fact
    guard let texts = fact.texts else {
      return [(property.file, opening(at: fact.name.range, by: fact.type, fact.conditions))]
    }
    var seen: Set<Fact.TextRegistration> = []
    let found = texts.filter { $0.value?.text.isEmpty != true }.flatMap { named($0, for: types) }
    return found.compactMap { text, type in
      var registration = registration(at: fact.name.range, by: fact.type, fact.conditions)
      (registration.value, registration.origin) = (text.value, text.origin)
      registration = tree.resolved(registration, in: property.file)
      if registration.value == nil {
        registration = self.registration(at: fact.name.range, by: fact.type, fact.conditions)
      } else {
        registration.destination = type.map { Spelling(text: $0, range: fact.name.range) }
      }
      return seen.insert(registration).inserted ? (property.file, .textRegistration(registration)) : nil
    }
  }

  /// The text with the only type that has it; nil for several. `Self` is each of them.
  private func named(
    _ text: RegisteringProperty.Text, for types: [String]
  ) -> [(text: RegisteringProperty.Text, type: String?)] {
    guard case .type = text.origin, let value = text.value, value.text == TextConstant.currentType else {
      return [(text, types.count == 1 ? types.first : nil)]
    }
    return types.map { type in
      (RegisteringProperty.Text(value: Spelling(text: type, range: value.range), origin: .type(scope: [])), type)
    }
  }

  /// A registration of a name that is not read, which may be any.
  private func opening(at place: SourceRange, by type: String, _ conditions: ConditionStack) -> Fact {
    .textRegistration(registration(at: place, by: type, conditions))
  }

  private func registration(
    at place: SourceRange, by type: String, _ conditions: ConditionStack
  ) -> Fact.TextRegistration {
    var fact = Fact.TextRegistration(
      spaces: [space], form: .property, method: place,
      call: RegisteringCall(
        registrar: .library(space.family), isOnCurrent: false, function: nil, conditions: conditions))
    fact.registrant = type
    return fact
  }
}

extension PlacedFact<RegisteringProperty> {
  /// The declaration of a property of Objective-C does not say whether it is one of the class.
  fileprivate func isInObjectiveC(_ tree: FactTree) -> Bool { tree.types.language(of: file) == .objectiveC }
}
