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

  /// `files` come in path order, and the first one has the position `start`.
  init(_ files: [HeadTable.File], from start: Int32 = 0) {
    let parts = inParallel(files.count, smallest: 512) { range in
      range.reduce(into: Entries()) { $0.add(files[$1], at: start + Int32($1)) }
    }
    names = WordIndex(parts.flatMap(\.names))
    meanings = WordIndex(parts.flatMap(\.meanings))
    adoptions = WordIndex(parts.flatMap(\.adoptions))
    foreignNames = WordIndex(parts.flatMap(\.foreignNames))
  }

  subscript(table: Table) -> WordIndex {
    switch table {
    case .names: names
    case .meanings: meanings
    case .adoptions: adoptions
    case .foreignNames: foreignNames
    }
  }
}

/// The words of some heads, by where these spell them.
private struct Entries: Sendable {
  var names: [WordIndex.Entry] = []
  var meanings: [WordIndex.Entry] = []
  var adoptions: [WordIndex.Entry] = []
  var foreignNames: [WordIndex.Entry] = []

  mutating func add(_ file: borrowing HeadTable.File, at position: Int32) {
    // By pointer: a loop over an array copies each head, with all that it refers to.
    file.heads.withUnsafeBufferPointer { heads in
      guard let first = heads.baseAddress else { return }
      for index in heads.indices { add(first + index, WordIndex.Reference(file: position, head: Int32(index))) }
    }
  }

  private mutating func add(_ head: UnsafePointer<TypeHead>, _ reference: WordIndex.Reference) {
    names.add(head.pointee.name.text, reference)
    if let aliased = head.pointee.aliased { meanings.add(aliased.text, reference) }
    if let name = head.pointee.foreignName { foreignNames.add(name, reference) }
    switch head.pointee.kind {
    case .protocol: meanings.add(requiredBy: head, reference)
    case .class, .extension: adoptions.add(requiredBy: head, reference)
    // What these adopt leads to no route.
    case .struct, .enum, .actor, .typealias: break
    }
  }
}

extension [WordIndex.Entry] {
  fileprivate mutating func add(_ text: String, _ reference: WordIndex.Reference) {
    WordIndex.forEachHash(ofWordsIn: text) { append(WordIndex.Entry(hash: $0, reference: reference)) }
  }

  fileprivate mutating func add(requiredBy head: UnsafePointer<TypeHead>, _ reference: WordIndex.Reference) {
    for type in head.pointee.inherited { add(type.text, reference) }
    for requirement in head.pointee.requirements {
      add(requirement.left.text, reference)
      add(requirement.right.text, reference)
    }
  }
}
