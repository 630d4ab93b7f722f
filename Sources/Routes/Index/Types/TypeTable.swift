import SourceModel

/// The types that a tree declares outside function bodies, and its aliases.
package struct TypeTable: Sendable {
  struct Alias: Hashable, Sendable {
    var scope: [String]
    var expansion: String
    var file: FileID
    var isGeneric: Bool
    var isFilePrivate: Bool
    /// Declared in a function: what the name means in its file depends on the place.
    var isLocal: Bool
    /// The only language in which the name is known: a protocol may have a name of its own in the other one.
    var language: Language?
  }

  package let heads: NamedHeads
  private let languages: FileTable<Language>

  init(_ heads: NamedHeads = NamedHeads(), languages: FileTable<Language> = FileTable()) {
    (self.heads, self.languages) = (heads, languages)
  }

  package func language(of file: FileID) -> Language? { languages[file] }

  // MARK: Aliases

  func aliases(named name: String) -> [Alias] {
    var aliases: [Alias] = []
    heads.forEach(declaring: name) { head, file in
      if let alias = Alias(head, in: file.id) { aliases.append(alias) }
    }
    heads.forEach(foreignNamed: name) { head, file in
      guard head.kind == .protocol, let path = head.foreignPath, path.last == name else { return }
      aliases.append(Alias(foreignNameOf: head, path, in: file))
    }
    return aliases
  }

  package func isAlias(_ name: String) -> Bool { heads.memory.isAlias(name) { !aliases(named: name).isEmpty } }

  /// The aliases that spell a word.
  func aliases(spelling word: String) -> Set<String> {
    heads.memory.aliases(word) {
      var names: Set<String> = []
      heads.forEach(meaning: word) { head, _ in
        guard head.kind == .typealias, let aliased = head.aliased else { return }
        if TypeName.words(aliased.text).contains(word) { names.insert(head.name.text) }
      }
      heads.forEach(declaring: word) { head, _ in
        if head.kind == .protocol, let last = head.foreignPath?.last { names.insert(last) }
      }
      return names
    }
  }

  /// Whether code of a file may mean an alias by its name.
  func isVisible(_ alias: Alias, in file: FileID) -> Bool {
    if let language = alias.language, language != languages[file] { return false }
    return !alias.isFilePrivate || alias.file == file
  }

  // MARK: Protocols

  /// The names that protocols of a name have in the other language; nil where there is no such protocol.
  package func foreignNames(ofProtocol name: String) -> Set<String>? {
    var names: Set<String>?
    heads.forEach(declaring: name) { head, _ in
      guard head.kind == .protocol, !head.isLocal else { return }
      names = (names ?? []).union(head.foreignName.map { [$0] } ?? [])
    }
    return names
  }

  package func isProtocol(_ name: String) -> Bool {
    declares(name) { $0 == .protocol }
  }

  /// What protocols inherit and aliases stand for, by their simple names.
  private func parents(of name: String) -> Set<String> {
    var parents: Set<String> = []
    heads.forEach(declaring: name) { head, _ in
      if head.kind == .protocol, !head.isLocal { parents.formUnion(head.requiredNames) }
      if head.kind == .typealias { parents.formUnion(head.aliasedNames) }
    }
    return parents
  }

  /// The protocols that have a name in the other language.
  private func protocols(foreignNamed name: String) -> Set<String> {
    var names: Set<String> = []
    heads.forEach(foreignNamed: name) { head, _ in
      if head.kind == .protocol, !head.isLocal, head.foreignName == name { names.insert(head.name.text) }
    }
    return names
  }

  /// The members of a composition without those that say nothing beside the others: what another one inherits,
  /// `AnyObject`, `Any` and `Sendable`.
  package func withoutImplied(_ members: Set<String>) -> Set<String> {
    guard members.count > 1 else { return members }
    let implied = NameGraph.reached(from: members.flatMap(parents(of:)), parents(of:))
    let rest = members.subtracting(implied).subtracting(["Any", "AnyObject", "Sendable"])
    return rest.isEmpty ? members : rest
  }

  /// Protocols and aliases with all that they inherit or stand for, under their names of both languages.
  package func inherited(from names: Set<String>) -> Set<String> {
    NameGraph.reached(from: names) {
      parents(of: $0).union(foreignNames(ofProtocol: $0) ?? []).union(protocols(foreignNamed: $0))
    }
  }

  // MARK: Declarations

  private func declares(_ name: String, _ isMeant: (TypeHead.Kind) -> Bool) -> Bool {
    heads.contains(declaring: name) { head, _ in !head.isLocal && isMeant(head.kind) }
  }

  /// Whether a type of this name is declared in a type of that name.
  func isMember(_ name: String, of owner: String) -> Bool {
    heads.contains(declaring: name) { head, _ in
      !head.isLocal && head.kind != .typealias && head.kind != .extension
        && TypeName.flattened(head.scope).last == owner
    }
  }

  package func isDeclared(_ name: String) -> Bool {
    declares(name) { $0 != .typealias && $0 != .extension }
  }

  package func declaresClass(_ name: String) -> Bool {
    declares(name) { $0 == .class }
  }

  /// Whether a class, structure, enumeration or actor has the name.
  func isStored(_ name: String) -> Bool {
    declares(name) { $0 == .class || $0 == .struct || $0 == .enum || $0 == .actor }
  }

  /// True if the tree declares a type with the name of one of the route types of a system's library:
  /// an extension or a call may mean either.
  package func redeclaresRouteTypes(of system: String) -> Bool {
    heads.memory.redeclaresRouteTypes(system) {
      heads.systems.library(of: system).routeTypes.spaces.keys.contains(where: isDeclared)
    }
  }

  /// Whether a route can be made of the name.
  func canNameRoute(_ name: String) -> Bool {
    declares(name) { $0 == .protocol || $0 == .class }
  }
}

extension TypeTable.Alias {
  /// nil for what is no alias.
  fileprivate init?(_ head: TypeHead, in file: FileID) {
    guard head.kind == .typealias, let aliased = head.aliased else { return nil }
    self.init(
      scope: TypeName.flattened(head.scope), expansion: aliased.text, file: file, isGeneric: !head.generics.isEmpty,
      isFilePrivate: head.isLocal || head.access == .private || head.access == .fileprivate, isLocal: head.isLocal)
  }

  /// `@objc(Name)` and `NS_SWIFT_NAME(Name)`: the same protocol in the other language.
  fileprivate init(foreignNameOf head: TypeHead, _ path: [String], in file: HeadTable.File) {
    self.init(
      scope: path.dropLast(), expansion: head.name.text, file: file.id, isGeneric: false, isFilePrivate: false,
      isLocal: false, language: file.language.other)
  }
}
