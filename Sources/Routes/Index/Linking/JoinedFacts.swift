import SourceModel

/// The registrations and look-ups that systems make of the facts of several files.
struct JoinedFacts: Sendable {
  /// True if some fact means something in other files.
  let isAny: Bool
  private let facts: [FileID: [Fact]]

  /// Those of no file.
  init() { (isAny, facts) = (false, [:]) }

  /// `files` are all linked ones.
  init(
    _ files: [IndexedFile], _ types: TypeTable, _ origins: FileTable<IndexedFile.Origin>, _ constants: ConstantTable
  ) {
    isAny = files.contains(where: \.joinsOthers)
    guard isAny else {
      facts = [:]
      return
    }
    let tree = FactTree(files, types, origins, constants)
    facts = types.heads.systems.all.reduce(into: [:]) { facts, system in
      facts.merge(system.joinedFacts(of: tree)) { $0 + $1 }
    }
  }

  /// True if other files mean something for a file.
  func has(_ file: FileID) -> Bool { facts[file] != nil }

  /// The file with what other files mean for it.
  func completing(_ file: IndexedFile) -> IndexedFile {
    guard let added = facts[file.id] else { return file }
    var file = file
    file.facts.facts = (file.facts.facts + added).sorted { $0.place < $1.place }
    return file
  }
}

extension IndexedFile {
  fileprivate var joinsOthers: Bool {
    facts.facts.contains { fact in
      if case .ofSystem(let fact) = fact { fact.fact.joinsFiles } else { false }
    }
  }
}
