import SourceModel

/// The names of texts that the files of a tree use, and where other files may declare them.
package struct AskedNames: Hashable, Sendable {
  /// The types that may declare one, by last name.
  package private(set) var owners: Set<String> = []
  /// The constants of Objective-C.
  package private(set) var globals: Set<String> = []

  package init() {}

  package init(_ facts: some Sequence<FileFacts>) {
    for file in facts {
      for fact in file.facts { insert(fact) }
    }
  }

  private mutating func insert(_ fact: Fact) {
    guard let (path, scope) = fact.name else { return }
    let parts = path.split(separator: ".").map(String.init).filter { $0 != "rawValue" }
    if parts.count == 1 { globals.formUnion(parts) }
    let isMember = parts.count < 2 || parts[0] == "self" || parts[0] == "Self"
    owners.formUnion(isMember ? TypeName.flattened(scope) : [parts[parts.count - 2]])
  }

  /// An interest that reads the constants, too.
  package func widening(_ interest: Interest, in language: Language) -> Interest {
    var interest = interest
    switch language {
    case .swift: interest.names.owners.formUnion(owners)
    case .objectiveC: interest.names.globals.formUnion(globals)
    case .xml: break
    }
    return interest
  }
}
