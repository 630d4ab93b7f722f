import Routes
import SourceModel

/// The layouts of a tree and the views that they build, told by what their members do.
struct LayoutModel: SharedAnswer {
  /// A generic view that makes the layout of its parameter and builds it.
  struct Host {
    let name: String
    /// The protocol of its layouts.
    let layouts: String
    /// The position of the layout among its type parameters.
    let position: Int
    let parameter: String
  }

  /// The types of views that layouts build on.
  static let views: Set = ["UIView", "NSView"]
  /// The views whose subviews belong into their content view (Apple, *UITableViewCell*, *UICollectionViewCell*,
  /// *UITableViewHeaderFooterView*).
  static let cells: Set = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]

  let types: TypeRelations
  let uses: [PlacedFact<LayoutUse>]
  let calls: [PlacedFact<LayoutCall>]
  /// The names of the methods that build a layout on a view, by protocol.
  let methods: [String: String]
  /// The views with a type parameter that is a layout, by name.
  let hosts: [String: Host]
  /// By owner, in path order.
  private let bodies: [String: [PlacedFact<LayoutMethod>]]
  private let properties: [String: [PlacedFact<LayoutProperty>]]

  init(_ tree: FactTree) {
    self.init(
      tree.facts(of: LayoutMethod.self), tree.facts(of: LayoutProperty.self), tree.facts(of: LayoutUse.self),
      tree.facts(of: LayoutCall.self), tree.types)
  }

  init(in index: RouteIndex) {
    self.init(
      index.systemFacts(of: LayoutMethod.self), index.systemFacts(of: LayoutProperty.self),
      index.systemFacts(of: LayoutUse.self), index.systemFacts(of: LayoutCall.self), index.types)
  }

  private init(
    _ methods: [PlacedFact<LayoutMethod>], _ properties: [PlacedFact<LayoutProperty>],
    _ uses: [PlacedFact<LayoutUse>], _ calls: [PlacedFact<LayoutCall>], _ types: TypeTable
  ) {
    (self.uses, self.calls, self.types) = (uses, calls, TypeRelations(types))
    bodies = Dictionary(grouping: methods, by: \.fact.owner)
    self.properties = Dictionary(grouping: properties, by: \.fact.owner)
    let protocols = Self.protocols(bodies, self.types)
    self.methods = protocols
    hosts = protocols.isEmpty ? [:] : Self.hosts(of: protocols, bodies, self.properties, self.types, types.heads)
  }

  var isEmpty: Bool { hosts.isEmpty }

  // MARK: Parts

  /// The protocols that require a method which builds on a view, and an initializer without arguments.
  private static func protocols(
    _ bodies: [String: [PlacedFact<LayoutMethod>]], _ types: TypeRelations
  ) -> [String: String] {
    bodies.reduce(into: [:]) { protocols, entry in
      guard entry.value.contains(where: { $0.fact.ownerKind == .protocol }), !types.isAmbiguous(entry.key) else {
        return
      }
      let required = types.reached(from: entry.key).flatMap { bodies[$0] ?? [] }.map(\.fact).filter {
        $0.ownerKind == .protocol
      }
      guard required.contains(where: { $0.isInitializer && $0.parameters.isEmpty }),
        let method = required.first(where: { $0.view != nil })
      else { return }
      protocols[entry.key] = method.name.text
    }
  }

  private static func hosts(
    of protocols: [String: String], _ bodies: [String: [PlacedFact<LayoutMethod>]],
    _ properties: [String: [PlacedFact<LayoutProperty>]], _ types: TypeRelations, _ heads: NamedHeads
  ) -> [String: Host] {
    var hosts: [String: Host] = [:]
    for name in Set(bodies.keys).union(properties.keys) {
      heads.forEach(declaring: name) { head, _ in
        guard head.kind == .class, !head.isLocal, !types.isAmbiguous(name), let host = Host(head, protocols),
          types.reached(from: name).contains(where: { AppleClass.family(of: $0) == .view }),
          host.isMade(in: bodies[name] ?? [], properties[name] ?? [])
        else { return }
        hosts[name] = host
      }
    }
    return hosts
  }

  // MARK: Questions

  /// The layouts of a tree, with the protocol of each, by name.
  var layouts: [String: String] {
    let owners = Set(bodies.keys).union(properties.keys)
    return owners.reduce(into: [:]) { layouts, name in
      if let host = self.protocol(of: name) { layouts[name] = host }
    }
  }

  /// The protocol of layouts that a type adopts; nil for another type.
  func `protocol`(of name: String) -> String? {
    guard !types.isProtocol(name), types.isDeclared(name) else { return nil }
    return types.reached(from: name).first { methods[$0] != nil }
  }

  /// The layout in a use of a view; nil for another argument.
  func layout(of use: LayoutUse) -> Spelling? {
    guard let host = hosts[use.host.text], use.arguments.indices.contains(host.position) else { return nil }
    let argument = use.arguments[host.position]
    return self.protocol(of: TypeName.simple(argument.text)) == nil ? nil : argument
  }

  func isCell(_ name: String) -> Bool { types.reached(from: name).contains(where: Self.cells.contains) }

  /// The methods in the bodies of a type, without what it inherits.
  func methods(of type: String) -> [PlacedFact<LayoutMethod>] { bodies[type] ?? [] }

  func properties(of type: String) -> [PlacedFact<LayoutProperty>] { properties[type] ?? [] }

  /// The bodies of all methods and properties that are read, with their owners.
  var code: [(owner: String, code: CodeBody)] {
    bodies.values.flatMap { $0.map { ($0.fact.owner, $0.fact.code) } }
      + properties.values.flatMap { $0.map { ($0.fact.owner, $0.fact.code) } }
  }

  /// True if a property of a type, or of a superclass, is a layout: one that it makes, or one of its type parameter.
  func isLayout(_ property: String, of type: String) -> Bool {
    for owner in types.reached(from: type) {
      guard let found = properties(of: owner).first(where: { $0.fact.name.text == property })?.fact else { continue }
      let made = found.code.results.compactMap { found.code.values[$0].made }
      return ([found.type.map { TypeName.simple($0.text) }].compactMap(\.self) + made).contains { name in
        hosts[owner]?.parameter == name || self.protocol(of: name) != nil
      }
    }
    return false
  }
}

extension LayoutModel.Host {
  /// nil for a class without a type parameter of a layout.
  fileprivate init?(_ head: TypeHead, _ protocols: [String: String]) {
    for requirement in head.requirements where requirement.relation == .conformance {
      guard let position = head.generics.firstIndex(of: requirement.left.text),
        let found = TypeName(requirement.right.text)?.paths.compactMap(\.last).first(where: { protocols[$0] != nil })
      else { continue }
      self.init(name: head.lastName, layouts: found, position: position, parameter: requirement.left.text)
      return
    }
    return nil
  }

  /// True if code of the view makes a layout: `Layout()`.
  fileprivate func isMade(in methods: [PlacedFact<LayoutMethod>], _ properties: [PlacedFact<LayoutProperty>]) -> Bool {
    let bodies = methods.map(\.fact.code) + properties.map(\.fact.code)
    return bodies.contains { code in
      code.values.contains { $0.made == parameter }
        || code.values.contains { $0.isInferred } && properties.contains { $0.fact.type?.text == parameter }
    }
  }
}

extension CodeValue {
  /// The type that a call of its name makes; nil for another value.
  var made: String? {
    guard case .call(nil, _) = kind, name.text.beginsUppercase else { return nil }
    return name.text
  }

  /// True for `.init()`.
  fileprivate var isInferred: Bool {
    guard case .call(.some, _) = kind else { return false }
    return name.text == "init"
  }
}
