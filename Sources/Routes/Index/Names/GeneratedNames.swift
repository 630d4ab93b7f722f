import SourceModel

/// The routes of documents by their names in code that a build generates.
struct GeneratedNames: Sendable {
  /// By name. Several routes of one space may have the same.
  private var keys: [String: Set<RouteKey>] = [:]
  /// Where the root is a type of the tree, by id of the system.
  private var shadows: [String: ShadowingTypes.Places] = [:]

  init(_ files: [IndexedFile], _ model: TypeModel, _ origins: FileTable<IndexedFile.Origin>) {
    let heads = model.types.heads
    for system in heads.systems.all {
      guard let code = system.generatedCode else { continue }
      shadows[system.id] = ShadowingTypes.Places(of: code.root, beside: code.neighbour, heads, origins)
      for file in files where !file.facts.language.isCode {
        for case .textRegistration(let fact) in file.facts.facts where fact.spaces.first?.system == system.id {
          insert(fact, code, heads.names, file.facts.language)
        }
      }
    }
  }

  /// The tool sees the name of a class as the document spells it.
  private mutating func insert(
    _ fact: Fact.TextRegistration, _ code: any GeneratedCode, _ classes: ClassNames, _ language: Language
  ) {
    guard let space = fact.spaces.first, let text = fact.value?.text else { return }
    let key = RouteKey(space: space, owner: fact.owner, name: text)
    let owner = space.isOwnedByType ? key.owner.map { classes.renamed($0, in: language.ofClassNames) } : key.owner
    for name in code.names(of: key) { keys[name, default: []].insert(RouteKey(space: space, owner: owner, name: text)) }
  }

  /// The same file with the routes of generated names. A name that nothing has is left out: it does not compile. One that
  /// several routes have may be in the code of one of several targets, and looks up any of them.
  func resolved(_ file: IndexedFile) -> IndexedFile {
    guard file.usesGeneratedNames else { return file }
    var file = file
    file.facts.facts = file.facts.facts.compactMap { $0.isGenerated ? resolved($0) : $0 }
    return file
  }

  private func resolved(_ fact: Fact) -> Fact? {
    guard case .textLookUp(var fact) = fact, let system = fact.spaces.first?.system,
      shadows[system]?.mayBeMeant(in: fact.scope) == false
    else { return nil }
    guard let key = key(of: fact.value.text, in: fact.spaces) else {
      guard isShared(fact.value.text) else { return nil }
      (fact.value.text, fact.origin) = ("", .unknown)
      return .textLookUp(fact)
    }
    (fact.value.text, fact.owner, fact.spaces) = (key.name, key.owner, [key.space])
    fact.origin = .constant(nil)
    return .textLookUp(fact)
  }

  /// The route of the first of some spaces that has the name. A tool leaves out a name that two routes of a space have,
  /// with all names behind it.
  private func key(of name: String, in spaces: [RouteSpace]) -> RouteKey? {
    guard let keys = keys[name], self.keys[Self.owner(of: name)].map({ $0.count == 1 }) ?? true else { return nil }
    let found = spaces.lazy.map { space in keys.filter { $0.space == space } }.first { !$0.isEmpty }
    return found?.count == 1 ? found?.first : nil
  }

  /// True for a name that several routes have, and for one behind such a name.
  private func isShared(_ name: String) -> Bool {
    [name, Self.owner(of: name)].contains { (keys[$0]?.count ?? 0) > 1 }
  }

  private static func owner(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }
}

extension IndexedFile {
  /// True if code in the file uses names that a build generates.
  var usesGeneratedNames: Bool { facts.facts.contains(where: \.isGenerated) }
}

extension Fact {
  fileprivate var isGenerated: Bool {
    if case .textLookUp(let fact) = self { fact.origin == .generated } else { false }
  }
}
