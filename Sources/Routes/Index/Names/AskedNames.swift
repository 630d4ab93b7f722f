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

  /// The members that types may inherit, and the types that are asked for one.
  package private(set) var inherited: Set<String> = []
  package private(set) var heirs: Set<String> = []
  /// The constants that have the texts of other members of their types.
  private var aliases: Set<Alias> = []

  private struct Alias: Hashable {
    /// The last name of the type.
    let owner: String
    let name: String
    let member: String
  }

  package init() {}

  package init(_ facts: some Sequence<FileFacts>) {
    for file in facts {
      for fact in file.facts { insert(fact) }
    }
    followAliases()
  }

  private mutating func insert(_ fact: Fact) {
    switch fact {
    case .ofSystem(let fact):
      classes.formUnion(fact.fact.askedClasses)
      methods.formUnion(fact.fact.askedMethods)
    case .constant(let fact):
      if let member = fact.member, let owner = TypeName.flattened(fact.owner).last {
        aliases.insert(Alias(owner: owner, name: fact.name.text, member: member))
      }
    default: for name in fact.names { insert(name, in: fact.scopeOfNames) }
    }
  }

  private mutating func insert(_ path: String, in scope: [String]) {
    let parts = path.split(separator: ".").map(String.init).filter { $0 != "rawValue" }
    if parts.count == 1 { globals.formUnion(parts) }
    let isMember = parts.count == 2 && (parts[0] == "self" || parts[0] == TextConstant.currentType)
    let around = TypeName.flattened(scope)
    owners.formUnion(isMember || parts.count < 2 ? around : [parts[parts.count - 2]])
    guard parts.count > 1, let name = parts.last, let heir = isMember ? around.last : parts[parts.count - 2] else {
      return
    }
    inherited.insert(name)
    heirs.insert(heir)
  }

  /// A constant that nothing asks for asks for nothing, so that the names do not depend on what was read before.
  private mutating func followAliases() {
    let members = Dictionary(grouping: aliases) { $0.name }
    var pending = Array(inherited)
    while let name = pending.popLast() {
      for alias in members[name] ?? [] {
        heirs.insert(alias.owner)
        if inherited.insert(alias.member).inserted { pending.append(alias.member) }
      }
    }
  }
}
