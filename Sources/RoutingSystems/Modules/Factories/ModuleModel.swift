import Routes
import SourceModel

/// The functions and properties that build, require and hold modules, by the types that have them.
struct ModuleModel: SharedAnswer {
  let types: TypeRelations
  let heads: NamedHeads
  /// All of them, in path order.
  let all: [PlacedFact<ModuleMethod>]
  let calls: [PlacedFact<ModuleCall>]
  /// By type and base name, in path order.
  private let methods: [String: [String: [PlacedFact<ModuleMethod>]]]
  private let properties: [String: [PlacedFact<ModuleProperty>]]
  /// The module types that the tree declares, by name.
  private let shapes: [String: ModuleShape]
  /// What each type with methods or properties reaches (`TypeRelations.reached`).
  private let lineages: [String: [String]]

  init(_ tree: FactTree) {
    self.init(
      tree.facts(of: ModuleMethod.self), tree.facts(of: ModuleProperty.self), tree.facts(of: ModuleCall.self),
      tree.types)
  }

  init(in index: RouteIndex) {
    self.init(
      index.systemFacts(of: ModuleMethod.self), index.systemFacts(of: ModuleProperty.self),
      index.systemFacts(of: ModuleCall.self), index.types)
  }

  private init(
    _ methods: [PlacedFact<ModuleMethod>], _ properties: [PlacedFact<ModuleProperty>],
    _ calls: [PlacedFact<ModuleCall>], _ types: TypeTable
  ) {
    (all, self.calls, heads, self.types) = (methods, calls, types.heads, TypeRelations(types))
    self.methods = methods.reduce(into: [:]) { table, placed in
      table[placed.fact.owner, default: [:]][placed.fact.name.text, default: []].append(placed)
    }
    let byOwner = Dictionary(grouping: properties, by: \.fact.owner)
    self.properties = byOwner
    let table = self.types
    let owners = Set(self.methods.keys).union(byOwner.keys)
    lineages = table.reached(fromEach: owners)
    shapes = byOwner.reduce(into: [:]) { shapes, entry in
      shapes[entry.key] = ModuleShape(named: entry.key, entry.value.map(\.fact), table, types.heads)
    }
  }

  /// The type and what it adopts or inherits, the nearest first.
  func reached(from type: String) -> [String] { lineages[type] ?? types.reached(from: type) }

  // MARK: Members

  /// The methods of a base name that a type has, its own first, then what it inherits and adopts.
  func methods(named name: String, of type: String) -> [PlacedFact<ModuleMethod>] {
    reached(from: type).flatMap { methods[$0]?[name] ?? [] }
  }

  /// All methods in the bodies of a type, in no order.
  func methods(of type: String) -> [PlacedFact<ModuleMethod>] { (methods[type] ?? [:]).values.flatMap(\.self) }

  /// The property of a type, or of what it inherits or adopts.
  func property(_ name: String, of type: String) -> PlacedFact<ModuleProperty>? {
    for owner in reached(from: type) {
      if let found = properties[owner]?.first(where: { $0.fact.name.text == name }) { return found }
    }
    return nil
  }

  func properties(of type: String) -> [PlacedFact<ModuleProperty>] { properties[type] ?? [] }

  // MARK: Types

  private static let mostAliases = 8

  /// The type behind aliases, as spelled.
  func expanded(_ spelling: String) -> String {
    var spelling = spelling
    for _ in 0..<Self.mostAliases {
      var aliased: Set<String> = []
      heads.forEach(declaring: TypeText.plain(spelling)) { head, _ in
        if head.kind == .typealias, !head.isLocal, let text = head.aliased?.text { aliased.insert(text) }
      }
      guard aliased.count == 1, let only = aliased.first else { return spelling }
      spelling = only
    }
    return spelling
  }

  /// The module type that a type is, also behind aliases; nil for another one.
  func shape(of spelling: String) -> ModuleShape? {
    let name = TypeText.plain(spelling)
    if let shape = shapes[name] { return shape }
    let expanded = expanded(spelling)
    if let tuple = TupleType(expanded) { return tuple.isModule ? ModuleShape(named: name, tuple) : nil }
    let plain = TypeText.plain(expanded)
    if let shape = shapes[plain] { return shape }
    let isLibrary = plain == ModuleShape.ofLibrary.name && TypeText.arguments(expanded).count == 2
    return isLibrary && !heads.contains(declaring: plain) { head, _ in head.kind != .extension } ? .ofLibrary : nil
  }

  /// True for a type that RFModule declares, in the scan or out of it.
  func isOfLibrary(_ name: String) -> Bool {
    !isDeclared(name) || types.isClass(name) && reached(from: name).contains("RFModule")
  }

  func isController(_ spelling: String) -> Bool {
    let name = TypeText.plain(expanded(spelling))
    return AppleClass.family(of: name) == .viewController || types.isController(name)
  }

  /// True for a protocol that view controllers implement.
  func isViewProtocol(_ spelling: String) -> Bool { heads.isViewProtocol(TypeText.plain(spelling)) }

  /// The types with properties or methods that are read, sorted.
  var owners: [String] { lineages.keys.sorted() }

  /// True for a protocol whose requirements are read wherever it is declared.
  func isRead(_ name: String) -> Bool { ModuleNames.isOutput(name) && !types.isAmbiguous(name) }

  func isProtocol(_ name: String) -> Bool { heads.isProtocol(name) }

  func isDeclared(_ name: String) -> Bool {
    heads.contains(declaring: name) { head, _ in !head.isLocal && head.kind != .extension && head.kind != .typealias }
  }
}

extension ModuleShape {
  init(named name: String, _ tuple: TupleType) {
    self.init(
      name: name,
      members: tuple.elements.reduce(into: [:]) { members, element in
        if let label = element.label { members[label] = element.type }
      }, labels: tuple.elements.map(\.label), generics: [], delivery: nil)
  }

  /// nil for a type without the members of a module.
  fileprivate init?(
    named name: String, _ properties: [ModuleProperty], _ types: TypeRelations, _ heads: NamedHeads
  ) {
    var generics: [String]?
    heads.forEach(declaring: name) { head, _ in
      if [.class, .struct, .protocol].contains(head.kind), !head.isLocal { generics = generics ?? head.generics }
    }
    guard let generics, !types.isController(name), properties.contains(where: { $0.isView(generics, types, heads) }),
      properties.contains(where: { Self.partNames.contains($0.name.text) && !$0.modifiers.contains(.static) })
    else { return nil }
    let members = properties.reduce(into: [String: String]()) { members, property in
      if let type = property.type { members[property.name.text] = type.text }
    }
    let delivery = ["setModuleOutput", "moduleOutputBlock"].first { members[$0]?.contains("->") == true }
    self.init(name: name, members: members, labels: [], generics: generics, delivery: delivery)
  }
}

extension ModuleProperty {
  /// True for a member that is the view of a module.
  fileprivate func isView(_ generics: [String], _ types: TypeRelations, _ heads: NamedHeads) -> Bool {
    guard isView, let type else { return false }
    let plain = TypeText.plain(type.text)
    if AppleClass.family(of: plain) == .viewController || types.isController(plain) { return true }
    return generics.contains(plain) || ownerKind == .struct && heads.isViewProtocol(plain)
  }
}
