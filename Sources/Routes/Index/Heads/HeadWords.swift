import SourceModel

/// Which heads of some files spell a word, by where they spell it.
struct HeadWords: Sendable {
  enum Table: Hashable, Sendable {
    /// In their names.
    case names
    /// In what aliases stand for, and in what protocols inherit and require.
    case meanings
    /// In what classes and extensions inherit, adopt and require.
    case adoptions
    /// In the name in the other language.
    case foreignNames
  }

  private let names: WordIndex
  private let meanings: WordIndex
  private let adoptions: WordIndex
  private let foreignNames: WordIndex

  /// `files` come in path order, with their positions.
  init(_ files: [(position: Int32, heads: [TypeHead])]) {
    names = Self.index(files) { head, add in add(head.name.text) }
    meanings = Self.index(files) { head, add in
      if let aliased = head.aliased { add(aliased.text) }
      if head.kind == .protocol { head.forEachRequired(add) }
    }
    adoptions = Self.index(files) { head, add in
      if head.kind == .class || head.kind == .extension { head.forEachRequired(add) }
    }
    foreignNames = Self.index(files) { head, add in
      if let name = head.foreignName { add(name) }
    }
  }

  subscript(table: Table) -> WordIndex {
    switch table {
    case .names: names
    case .meanings: meanings
    case .adoptions: adoptions
    case .foreignNames: foreignNames
    }
  }

  private static func index(
    _ files: [(position: Int32, heads: [TypeHead])], _ spell: (TypeHead, (String) -> Void) -> Void
  ) -> WordIndex {
    var entries: [WordIndex.Entry] = []
    for (position, heads) in files {
      for (index, head) in heads.enumerated() {
        let reference = WordIndex.Reference(file: position, head: Int32(index))
        spell(head) { text in
          WordIndex.forEachHash(ofWordsIn: text) { entries.append(.init(hash: $0, reference: reference)) }
        }
      }
    }
    return WordIndex(entries)
  }
}

extension TypeHead {
  fileprivate func forEachRequired(_ body: (String) -> Void) {
    for type in inherited { body(type.text) }
    for requirement in requirements {
      body(requirement.left.text)
      body(requirement.right.text)
    }
  }
}
