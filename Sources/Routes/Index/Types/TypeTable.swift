import SourceModel

/// The types that a tree declares outside function bodies, and its aliases.
struct TypeTable: Sendable {
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

  private(set) var aliases: [String: [Alias]] = [:]
  private var languages: [FileID: Language] = [:]
  /// The aliases that spell a word.
  private(set) var aliasesByWord: [String: Set<String>] = [:]
  /// Names of protocols, with the names that they have in Objective-C.
  private(set) var protocols: [String: Set<String>] = [:]
  /// The same by the names of Objective-C.
  private var foreign: [String: Set<String>] = [:]
  private(set) var classes: Set<String> = []
  /// Names of structures, enumerations and actors.
  private var values: Set<String> = []
  /// What classes and values inherit and adopt, also by extensions, by simple name.
  private var adopted: [String: Set<String>] = [:]
  /// The types declared in each type or extension, by its own name.
  private var members: [String: Set<String>] = [:]
  /// What protocols inherit and aliases stand for, by simple name.
  private var parents: [String: Set<String>] = [:]
  /// Generic parameters and primary associated types, by the type's name.
  private var parameters: [String: Set<String>] = [:]

  init(_ files: [IndexedFile] = []) {
    for file in files {
      languages[file.id] = file.facts.language
      for head in file.facts.heads where !head.isLocal || head.kind == .typealias { insert(head, in: file.id) }
    }
  }

  private mutating func insert(_ head: TypeHead, in file: FileID) {
    let name = head.name.text
    if !head.generics.isEmpty, !head.isLocal { parameters[name, default: []].formUnion(head.generics) }
    if head.kind != .typealias, head.kind != .extension, let owner = TypeName.flattened(head.scope).last {
      members[owner, default: []].insert(name)
    }
    switch head.kind {
    case .typealias:
      guard let aliased = head.aliased else { return }
      parents[name, default: []].formUnion(TypeName.simpleNames(aliased.text))
      for word in TypeName.words(aliased.text) { aliasesByWord[word, default: []].insert(name) }
      aliases[name, default: []].append(
        Alias(
          scope: TypeName.flattened(head.scope), expansion: aliased.text, file: file,
          isGeneric: !head.generics.isEmpty,
          isFilePrivate: head.isLocal || head.access == .private || head.access == .fileprivate,
          isLocal: head.isLocal))
    case .protocol:
      insertForeignName(of: head, in: file)
      protocols[name, default: []].formUnion(head.foreignName.map { [$0] } ?? [])
      if let other = head.foreignName { foreign[other, default: []].insert(name) }
      parents[name, default: []].formUnion(Self.parents(of: head))
    case .class: classes.insert(name)
    case .struct, .enum, .actor: values.insert(name)
    case .extension: break
    }
    if head.kind != .protocol {
      adopted[TypeName.simple(name), default: []].formUnion(head.inherited.flatMap { TypeName.simpleNames($0.text) })
    }
  }

  /// `@objc(Name)` and `NS_SWIFT_NAME(Name)`: the same protocol in the other language.
  private mutating func insertForeignName(of head: TypeHead, in file: FileID) {
    let path = TypeName.flattened([head.foreignName ?? ""])
    guard let last = path.last, last != head.name.text, !head.isLocal else { return }
    aliasesByWord[head.name.text, default: []].insert(last)
    aliases[last, default: []].append(
      Alias(
        scope: path.dropLast(), expansion: head.name.text, file: file, isGeneric: false, isFilePrivate: false,
        isLocal: false, language: languages[file] == .swift ? .objectiveC : .swift))
  }

  /// Whether code of a file may mean an alias by its name.
  func isVisible(_ alias: Alias, in file: FileID) -> Bool {
    if let language = alias.language, language != languages[file] { return false }
    return !alias.isFilePrivate || alias.file == file
  }

  private static func parents(of head: TypeHead) -> [String] {
    let required = head.requirements.filter { $0.relation == .conformance && $0.left.text == "Self" }.map(\.right)
    return (head.inherited + required).flatMap { TypeName.simpleNames($0.text) }
  }

  /// The members of a composition without those that say nothing beside the others: what another one inherits,
  /// `AnyObject`, `Any` and `Sendable`.
  func withoutImplied(_ members: Set<String>) -> Set<String> {
    guard members.count > 1 else { return members }
    let implied = NameGraph.reached(from: members.flatMap { parents[$0] ?? [] }) { parents[$0] ?? [] }
    let rest = members.subtracting(implied).subtracting(["Any", "AnyObject", "Sendable"])
    return rest.isEmpty ? members : rest
  }

  /// Protocols and aliases with all that they inherit or stand for, under their names of both languages.
  func inherited(from names: Set<String>) -> Set<String> {
    NameGraph.reached(from: names) {
      (parents[$0] ?? []).union(protocols[$0] ?? []).union(foreign[$0] ?? [])
    }
  }

  private static let mostAncestors = 256

  /// Whether a type is a protocol of the tree, or adopts or inherits one.
  private func hasProtocol(_ type: String) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let name = pending.popLast() {
      if protocols[name] != nil { return true }
      guard seen.insert(name).inserted else { continue }
      // So many ancestors that it may as well be one.
      guard seen.count <= Self.mostAncestors else { return true }
      pending.append(contentsOf: adopted[name] ?? [])
      pending.append(contentsOf: aliases[name, default: []].flatMap { TypeName.simpleNames($0.expansion) })
    }
    return false
  }

  /// Whether a type of this name is declared in a type of that name.
  func isMember(_ name: String, of owner: String) -> Bool {
    members[owner]?.contains(name) == true
  }

  func isDeclared(_ name: String) -> Bool {
    isRoutable(name) || values.contains(name)
  }

  /// Whether a class, structure, enumeration or actor has the name.
  func isStored(_ name: String) -> Bool {
    classes.contains(name) || values.contains(name)
  }

  /// Whether the tree has a type of its own with the name of one of the library's `Routable…`: then nobody knows which of
  /// them an extension or a call means.
  var hasOwnRoutable: Bool { ZIKRouterVocabulary.routableTypes.keys.contains(where: isDeclared) }

  /// Whether a route can be made of the name.
  func isRoutable(_ name: String) -> Bool {
    protocols[name] != nil || classes.contains(name)
  }

  /// Whether a name is a parameter of one of the types around it, which an extension does not repeat.
  func isGenericParameter(_ spelling: String, in scope: [String]) -> Bool {
    guard let first = TypeName(spelling)?.paths.first?.first else { return false }
    return TypeName.flattened(scope).contains { parameters[$0]?.contains(first) == true }
  }

  /// Whether a name is such a parameter, or may be an associated type of one of the types around it: of a protocol, or
  /// of one that it adopts.
  func isParameter(_ spelling: String, in scope: [String]) -> Bool {
    if isGenericParameter(spelling, in: scope) { return true }
    guard let first = TypeName(spelling)?.paths.first?.first, !isDeclared(first) else { return false }
    return TypeName.flattened(scope).contains(where: hasProtocol)
  }
}
