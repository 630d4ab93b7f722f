/// The methods and properties of Swift that readers look for beside calls. Of Objective-C all methods of a file are read
/// where one of the sets has names.
package struct MethodBodies: Hashable, Sendable {
  /// The types whose methods and properties are read, by last name.
  package var types: Set<String>
  /// The methods of all types that are read, by base name.
  package var functions: Set<String>
  /// The names of types of which the properties are read.
  package var propertyTypes: Set<String>
  /// The names that a body or a result may spell: all methods are read that spell one.
  package var mentions: Set<String> = []
  /// The methods whose calls are read, by base name. All of them are in `Interest.callees` too.
  package var calls: Set<String> = []
  /// True if all methods are read that spell the name of one of `calls`.
  package var readsCallers = false

  package init(types: Set<String> = [], functions: Set<String> = [], propertyTypes: Set<String> = []) {
    (self.types, self.functions, self.propertyTypes) = (types, functions, propertyTypes)
  }

  /// True if nothing is read in the declarations of types.
  package var isEmpty: Bool { types.isEmpty && functions.isEmpty && propertyTypes.isEmpty && mentions.isEmpty }

  func union(_ other: MethodBodies) -> MethodBodies {
    var bodies = MethodBodies(
      types: types.union(other.types), functions: functions.union(other.functions),
      propertyTypes: propertyTypes.union(other.propertyTypes))
    bodies.mentions = mentions.union(other.mentions)
    bodies.calls = calls.union(other.calls)
    bodies.readsCallers = readsCallers || other.readsCallers
    return bodies
  }
}

/// The methods and properties that routing systems read.
package struct BodyInterest: Hashable, Sendable {
  /// Those of all systems.
  package private(set) var all = MethodBodies()
  /// The properties whose texts go into the outline, and methods of Objective-C without parameters, whatever type has them.
  /// All of them are in `Interest.triggers` too.
  package var properties: Set<String> = []
  /// By the id of the system.
  private var systems: [String: MethodBodies] = [:]

  package init() {}

  /// The methods and properties that one system reads.
  package subscript(system: String) -> MethodBodies { systems[system] ?? MethodBodies() }

  /// Widens the interest by what one system reads.
  package mutating func add(_ bodies: MethodBodies, for system: String) {
    all = all.union(bodies)
    systems[system] = systems[system]?.union(bodies) ?? bodies
  }

  /// Widens the interest by the calls of methods.
  package mutating func add(calls: Set<String>) {
    all.calls.formUnion(calls)
    if all.readsCallers { all.mentions.formUnion(calls) }
  }

  /// The names by which only one of the two reads something for some system. Calls are left out: they are callees, too.
  func changedNames(from other: BodyInterest) -> Set<String> {
    let properties = properties.symmetricDifference(other.properties)
    return Set(systems.keys).union(other.systems.keys).reduce(into: properties) { names, system in
      let (own, others) = (self[system], other[system])
      for set in [\MethodBodies.types, \.functions, \.propertyTypes, \.mentions] {
        names.formUnion(own[keyPath: set].symmetricDifference(others[keyPath: set]))
      }
    }
  }

  func union(_ other: BodyInterest) -> BodyInterest {
    var union = self
    union.all = all.union(other.all)
    union.properties = properties.union(other.properties)
    union.systems.merge(other.systems) { $0.union($1) }
    return union
  }
}
