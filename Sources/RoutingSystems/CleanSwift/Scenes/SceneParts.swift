import Routes
import SourceModel

/// The properties and the code of all parts of scenes, and the code that names parts. Tests are left out.
struct SceneParts: SharedAnswer {
  let types: TypeRelations
  let routers: Set<String>
  /// In path order.
  let code: [SceneCode]
  /// By the type that they are bodies of, in path order.
  private let bodies: [String: [PlacedFact<SceneBody>]]
  /// The number of extensions of each type in tests, which the app does not have.
  private let bodiesInTests: [String: Int]

  init(in index: RouteIndex) {
    let all = index.systemFacts(of: SceneBody.self)
    let facts = all.filter { index.origins[$0.file] != .test }
    bodiesInTests = all.reduce(into: [:]) { counts, body in
      if index.origins[body.file] == .test { counts[body.fact.type.text, default: 0] += 1 }
    }
    types = TypeRelations(index.types)
    routers = Set(index.answer(SceneModel.self).routers)
    bodies = Dictionary(grouping: facts, by: \.fact.type.text)
    code = facts.flatMap { body in
      body.fact.methods.filter(\.hasBody).map { SceneCode(owner: body.fact.type.text, method: $0, file: body.file) }
    }
  }

  /// True if a type has a role, by a protocol that it adopts or inherits.
  func has(_ role: SceneRole, _ type: String) -> Bool { types.reached(from: type).contains(where: role.isNamed) }

  /// True if every body of a class was read, and no other type has its name.
  func isClosed(_ name: String) -> Bool {
    let read = bodies[name] ?? []
    return !types.isAmbiguous(name) && read.allSatisfy(\.isReliable)
      && read.count + (bodiesInTests[name] ?? 0) == types.bodyCount(of: name)
  }

  // MARK: Data stores

  /// The protocols of data stores with what they require, sorted.
  var stores: [(name: String, properties: [TypedProperty])] {
    bodies.keys.filter { $0.hasSuffix(SceneRole.store) }.sorted().map { name in
      (name, (bodies[name] ?? []).filter { $0.fact.kind == .protocol }.flatMap(\.fact.properties))
    }
  }

  /// The classes that adopt a protocol, sorted.
  func adopters(of name: String) -> [String] {
    bodies.keys.filter { $0 != name && types.isClass($0) && types.reached(from: $0).contains(name) }.sorted()
  }

  // MARK: Properties

  struct PlacedProperty {
    let property: TypedProperty
    let owner: String
    let file: FileID

    var site: Site { Site(file: file, range: property.name.range) }
  }

  /// The property of a name at a place.
  func property(at site: Site) -> PlacedProperty? {
    for (owner, bodies) in bodies {
      for body in bodies where body.file == site.file {
        guard let property = body.fact.properties.first(where: { $0.name.range == site.range }) else { continue }
        return PlacedProperty(property: property, owner: owner, file: body.file)
      }
    }
    return nil
  }

  /// A property of a class or of one of its superclasses.
  func property(_ name: String, of type: String) -> PlacedProperty? {
    for owner in types.reached(from: type) {
      for body in bodies[owner] ?? [] where body.fact.kind != .protocol {
        guard let property = body.fact.properties.first(where: { $0.name.text == name }) else { continue }
        return PlacedProperty(property: property, owner: owner, file: body.file)
      }
    }
    return nil
  }

  // MARK: Types

  /// The names that the type of an object with a path is made of: one, or the members of a composition. Empty if it is not
  /// known.
  func types(of path: [String], in code: SceneCode) -> [String] {
    guard let first = path.first else { return [] }
    return path.dropFirst().reduce(types(ofName: first, in: code)) { types, name in
      guard types.count == 1, let property = property(name, of: types[0])?.property else { return [] }
      return Self.types(of: property)
    }
  }

  private func types(ofName name: String, in code: SceneCode) -> [String] {
    if name == "self" { return [code.owner] }
    if let parameter = code.parameter(name) { return Self.names(in: parameter.type) }
    guard let binding = code.binding(of: name) else { return [] }
    if let type = binding.type { return Self.names(in: type.text) }
    return binding.value.flatMap(code.madeOrCast).map { [$0] } ?? []
  }

  private static func types(of property: TypedProperty) -> [String] {
    if let type = property.type { return names(in: type.text) }
    guard let value = property.code.steps.last?.value, case .call(receiver: nil, _) = property.code.values[value].kind
    else { return [] }
    return [property.code.values[value].name.text]
  }

  private static func names(in spelling: String) -> [String] {
    TypeName(TypeName.withoutMarks(spelling))?.paths.compactMap(\.last) ?? []
  }

  /// True if an object of some types may be of a class.
  func mayBe(_ names: [String], _ type: String) -> Bool {
    let own = Set(types.reached(from: type))
    return names.allSatisfy { name in
      own.contains(name) || !types.isDeclared(name) || types.reached(from: name).contains(type)
    }
  }

  /// True if other code may assign a property of an object of a class.
  func isAssigned(_ property: String, of type: String, otherThanIn own: SceneCode) -> Bool {
    code.contains { other in
      other.site != own.site
        && other.assignments.contains { $0.property == property && mayBe(types(of: $0.object, in: other), type) }
    }
  }
}

extension TypedProperty {
  /// The name of the declared type, without what it is a member of; nil for a composition and for another type.
  var simpleType: String? {
    guard let paths = type.flatMap({ TypeName(TypeName.withoutMarks($0.text))?.paths }), paths.count == 1 else {
      return nil
    }
    return paths[0].last
  }
}
