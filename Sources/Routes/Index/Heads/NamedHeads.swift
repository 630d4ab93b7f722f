import SourceModel

/// The type heads of a tree, with the declared names of its classes.
struct NamedHeads: Sendable {
  let names: ClassNames
  private let table: HeadTable

  var memory: NameMemory { table.memory }

  init(_ table: HeadTable = HeadTable()) {
    (self.table, names) = (table, ClassNames(table))
  }

  /// The heads with a simple name, in path order: declarations and extensions, also local ones.
  func forEach(declaring name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.names, spellings(of: name)) { head, file in
      let head = named(head, file)
      let isMeant = head.name.text == name || head.kind == .extension && TypeName.simple(head.name.text) == name
      if isMeant { body(head, file) }
    }
  }

  /// Aliases that may stand for a name, and protocols that may inherit or require it.
  func forEach(meaning name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.meanings, spellings(of: name)) { body(named($0, $1), $1) }
  }

  /// Classes and extensions that may inherit, adopt or require a name.
  func forEach(adopting name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.adoptions, spellings(of: name)) { body(named($0, $1), $1) }
  }

  /// The heads that may have a name in the other language.
  func forEach(foreignNamed name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.foreignNames, spellings(of: name)) { body(named($0, $1), $1) }
  }

  func contains(declaring name: String, where isMeant: (TypeHead, HeadTable.File) -> Bool) -> Bool {
    var isFound = false
    forEach(declaring: name) { if !isFound { isFound = isMeant($0, $1) } }
    return isFound
  }

  private func named(_ head: TypeHead, _ file: HeadTable.File) -> TypeHead {
    names.isPlain(in: file.language) ? head : names.renamed(head, in: file.language)
  }

  /// The names by which code of either language may mean what is declared under one.
  private func spellings(of name: String) -> [String] {
    names.isPlain ? [name] : names.all(of: [name]).sorted()
  }
}
