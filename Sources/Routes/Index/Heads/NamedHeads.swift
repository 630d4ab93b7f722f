import SourceModel

/// The type heads of a tree, with the declared names of its classes, and the systems that the tree may use.
package struct NamedHeads: Sendable {
  let names: ClassNames
  package let systems: SystemList
  private let table: HeadTable

  var memory: NameMemory { table.memory }

  init(_ table: HeadTable = HeadTable(), _ systems: SystemList = .none) {
    self.table = table
    self.systems = systems
    names = ClassNames(table)
  }

  /// The names of the systems' libraries.
  package var library: LibraryNames { systems.library }

  /// The heads with a simple name, in path order: declarations and extensions, also local ones.
  package func forEach(declaring name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.names, spellings(of: name)) { head, file in
      named(head, file) { head in
        if head.isCalled(name) { body(head, file) }
      }
    }
  }

  package func contains(declaring name: String, where isMeant: (TypeHead, HeadTable.File) -> Bool) -> Bool {
    table.contains(.names, spellings(of: name)) { head, file in
      named(head, file) { $0.isCalled(name) && isMeant($0, file) }
    }
  }

  /// The names of the classes that may have methods of patterns.
  func classes(with patterns: Set<MethodPattern>) -> Set<String> {
    guard !patterns.isEmpty else { return [] }
    return memory.classesWithMethods(patterns) {
      var classes: Set<String> = []
      table.forEach { head, file in
        guard head.pointee.isClassOrExtension else { return }
        let name = named(head.pointee, file.pointee, \.lastName)
        let runtimeName = head.pointee.foreignName ?? name
        if patterns.contains(where: { $0.type.text(in: runtimeName) != nil }) { classes.insert(name) }
      }
      return classes
    }
  }

  /// The names of the protocols that end in one of some words.
  package func protocols(endingIn suffixes: [String]) -> Set<String> {
    var names: Set<String> = []
    table.forEach { head, _ in
      guard head.pointee.kind == .protocol, !head.pointee.isLocal else { return }
      let name = head.pointee.name.text
      if suffixes.contains(where: name.hasSuffix) { names.insert(name) }
    }
    return names
  }

  /// The heads that `mayMatter`, in path order. It takes a time that grows with the tree. `mayMatter` gets a pointer to
  /// a head under the names that its file spells, and should read no more of it than it needs.
  package func forEach(where mayMatter: (UnsafePointer<TypeHead>) -> Bool, _ body: (TypeHead) -> Void) {
    table.forEach { head, file in
      if mayMatter(head) { named(head.pointee, file.pointee, body) }
    }
  }

  /// Aliases that may stand for a name, and protocols that may inherit or require it.
  package func forEach(meaning name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.meanings, spellings(of: name)) { head, file in named(head, file) { body($0, file) } }
  }

  /// Classes and extensions that may inherit, adopt or require a name.
  package func forEach(adopting name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.adoptions, spellings(of: name)) { head, file in named(head, file) { body($0, file) } }
  }

  /// The heads that may have a name in the other language.
  package func forEach(foreignNamed name: String, _ body: (TypeHead, HeadTable.File) -> Void) {
    table.forEach(.foreignNames, spellings(of: name)) { head, file in named(head, file) { body($0, file) } }
  }

  package func contains(adopting name: String, where isMeant: (TypeHead, HeadTable.File) -> Bool) -> Bool {
    table.contains(.adoptions, spellings(of: name)) { head, file in named(head, file) { isMeant($0, file) } }
  }

  /// Most trees rename nothing, and a head that is handed on is not copied.
  private func named<Result>(_ head: TypeHead, _ file: HeadTable.File, _ body: (TypeHead) -> Result) -> Result {
    names.isPlain(in: file.language) ? body(head) : body(names.renamed(head, in: file.language))
  }

  /// The names by which code of either language may mean what is declared under one.
  private func spellings(of name: String) -> [String] {
    names.isPlain ? [name] : names.all(of: [name]).sorted()
  }
}

extension TypeHead {
  fileprivate func isCalled(_ name: String) -> Bool {
    self.name.text == name || kind == .extension && TypeName.simple(self.name.text) == name
  }
}
