import SourceModel

/// The names that the files of a tree use, and where other files may declare them.
package struct AskedNames: Hashable, Sendable {
  /// The types that may declare one, by last name.
  package private(set) var owners: Set<String> = []
  /// The constants of Objective-C.
  package private(set) var globals: Set<String> = []
  /// The classes whose members a system needs.
  package private(set) var classes: Set<String> = []
  /// The selectors of the methods that a system needs.
  package private(set) var methods: Set<String> = []

  package init() {}

  package init(_ facts: some Sequence<FileFacts>) {
    for file in facts {
      for fact in file.facts { insert(fact) }
    }
  }

  private mutating func insert(_ fact: Fact) {
    if case .ofSystem(let fact) = fact {
      classes.formUnion(fact.fact.askedClasses)
      methods.formUnion(fact.fact.askedMethods)
    }
    for name in fact.names { insert(name, in: fact.scopeOfNames) }
  }

  private mutating func insert(_ path: String, in scope: [String]) {
    let parts = path.split(separator: ".").map(String.init).filter { $0 != "rawValue" }
    if parts.count == 1 { globals.formUnion(parts) }
    let isMember = parts.count < 2 || parts[0] == "self" || parts[0] == "Self"
    owners.formUnion(isMember ? TypeName.flattened(scope) : [parts[parts.count - 2]])
  }
}
