import SourceModel

/// The type heads of a tree, with the declared names of its classes.
struct NamedHeads: Sendable {
  let names: ClassNames
  private let table: HeadTable

  init(_ table: HeadTable = HeadTable()) {
    (self.table, names) = (table, ClassNames(table))
  }

  /// The heads with a simple name, in path order: declarations and extensions, also local ones.
  func forEach(declaring name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(naming: spellings(of: name)) { head, file in
      let head = named(head, file)
      let isMeant = head.name.text == name || head.kind == .extension && TypeName.simple(head.name.text) == name
      if isMeant { body(head, file) }
    }
  }

  /// The heads that have the name as a word in what they inherit, stand for, require, or are called in the other language,
  /// and some more.
  func forEach(mentioning name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(mentioning: spellings(of: name)) { body(named($0, $1), $1) }
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
