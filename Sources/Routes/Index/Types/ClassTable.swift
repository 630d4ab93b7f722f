import SourceModel

/// The classes of a tree outside function bodies, by simple name: what their heads and extensions in all files say.
///
/// It errs towards more: what a class may adopt under any condition counts as adopted.
package struct ClassTable: Sendable {
  package struct Entry: Sendable {
    package var sites: [Site] = []
    /// The enclosing types of the first head, and its conditions.
    package var scope: [String] = []
    package var conditions: ConditionStack = []
    package var language = Language.swift
    package var isGeneric = false
  }

  /// What stands where a superclass may stand.
  enum Parent: Hashable, Sendable {
    case none
    /// A class, by the name that aliases lead to.
    case named(String)
    /// An alias with several meanings, or a type that is no name.
    case unclear(String)
  }

  package var types = TypeTable()
  var blindSpots = BlindSpots()
  private var heads: NamedHeads { types.heads }

  /// nil where no class has the name.
  package func entry(_ name: String) -> Entry? {
    var entry: Entry?
    heads.forEach(declaring: name) { head, file in
      guard head.kind == .class, !head.isLocal else { return }
      if entry == nil { entry = self.entry(head, file) }
      entry?.sites.append(Site(file: file.id, range: head.name.range))
    }
    return entry
  }

  private func entry(_ head: TypeHead, _ file: HeadTable.File) -> Entry {
    Entry(
      scope: TypeName.flattened(head.scope), conditions: head.conditions, language: file.language,
      isGeneric: !head.generics.isEmpty && file.language == .swift)
  }

  /// As the first head of a class says it.
  func parent(of name: String) -> Parent {
    var parent: Parent?
    heads.forEach(declaring: name) { head, file in
      guard parent == nil, head.kind == .class, !head.isLocal else { return }
      parent = self.parent(of: head, file.id)
    }
    return parent ?? .none
  }

  /// Each class that has a name, and each that code may mean by it.
  package func sites(of name: String) -> [Site] {
    var sites = entry(name)?.sites ?? []
    heads.forEach(foreignNamed: name) { head, file in
      guard head.kind == .class, !head.isLocal, heads.names.ambiguousNames(of: head.name.text).contains(name) else {
        return
      }
      sites.append(Site(file: file.id, range: head.name.range))
    }
    return sites
  }

  /// The heads and the extensions of a class, also through aliases.
  private func forEachHead(of name: String, _ body: (TypeHead) -> Void) {
    for spelling in types.aliases(for: [name]) {
      heads.forEach(declaring: spelling) { head, file in
        guard !head.isLocal, head.isClassOrExtension else { return }
        if spelling == name || extends(head, name, file.id) { body(head) }
      }
    }
  }

  private func adoptions(of name: String) -> Set<String> {
    heads.memory.classes.adoptions(name) {
      var adopted: Set<String> = []
      forEachHead(of: name) { adopted.formUnion($0.inheritedNames) }
      return adopted
    }
  }

  /// Whether the extension of an alias is one of a class.
  private func extends(_ head: TypeHead, _ name: String, _ file: FileID) -> Bool {
    head.kind == .extension
      && self.name(of: head.name.text, scope: TypeName.flattened(head.scope), file: file) == name
  }

  private func parent(of head: TypeHead, _ file: FileID) -> Parent {
    guard let first = head.inherited.first else { return .none }
    // In Objective-C a macro may spell the superclass: `ModuleRouter(PlayerModuleInput)`.
    let spelling = TypeName.withoutGenerics(first.text.prefix(before: "("))
    guard case .name(_, let components) = types.resolve(spelling, scope: TypeName.flattened(head.scope), file: file)
    else {
      return .unclear(first.text)
    }
    let named = components.filter { types.declaresClass($0) || !isProtocol($0) }
    let classes = named.isEmpty ? classes(requiredBy: components) : named
    guard let name = classes.first else { return .none }
    let isClear = classes.count == 1 && !isOfModule(spelling, name)
    return isClear ? .named(name) : .unclear(first.text)
  }

  /// The classes that protocols demand: a composition is resolved without a class that its protocols imply.
  private func classes(requiredBy protocols: [String]) -> [String] {
    types.inherited(from: Set(protocols)).filter { types.declaresClass($0) || AppleClass.family(of: $0) != nil }
      .sorted()
  }

  private func isProtocol(_ name: String) -> Bool {
    types.isProtocol(name) || AppleClass.isProtocol(name) || heads.library.destinationMarks[name] != nil
  }

  /// Whether a module stands before a name that the tree declares too: it may be the tree's or another's.
  private func isOfModule(_ spelling: String, _ name: String) -> Bool {
    guard types.declaresClass(name), let path = TypeName(spelling)?.paths.first, path.count > 1 else { return false }
    return !types.isDeclared(path[path.count - 2])
  }
}

// MARK: Questions

extension ClassTable {
  /// The classes of some types, as heads alone tell them.
  package init(ofHeads types: TypeTable) { self.init(types: types) }

  /// Whether an attribute before a class or an extension of it is perhaps a macro.
  func isExpanded(_ name: String) -> Bool {
    var isExpanded = false
    forEachHead(of: name) { if $0.attributes.contains(.custom) { isExpanded = true } }
    return isExpanded
  }

  /// Whether a function declares a class of the name for itself.
  private func isLocal(_ name: String) -> Bool {
    heads.contains(declaring: name) { head, _ in head.isLocal && head.isClassOrExtension }
  }

  /// The class that a spelling names at its place; nil where that is not certain.
  package func name(of spelling: String, scope: [String], file: FileID) -> String? {
    let spelling = TypeName.withoutGenerics(spelling)
    guard case .name(_, let names) = types.resolve(spelling, scope: scope, file: file), names.count == 1,
      !isOfModule(spelling, names[0])
    else { return nil }
    return names[0]
  }

  /// Why what the table says of a class of the tree is perhaps not all.
  package func doubt(_ name: String) -> String? {
    guard let entry = entry(name) else { return "'\(name)' is not declared in the scan" }
    return doubtOfHeads(of: name, entry) ?? doubtOfFiles(about: name, in: entry.language)
  }

  /// As far as heads tell it.
  func doubtOfHeads(of name: String, _ entry: Entry) -> String? {
    if entry.sites.count > 1 { return "several classes are called '\(name)'" }
    if heads.names.ambiguous.contains(name) {
      return "another class has the same name as '\(name)' in Swift or Objective-C"
    }
    if isLocal(name) { return "a function declares a local class '\(name)'" }
    return isExpanded(name) ? "an attribute of '\(name)' may be a macro" : nil
  }

  /// As far as files tell it that are not understood, and macros.
  func doubtOfFiles(about name: String, in language: Language) -> String? {
    if let reason = blindSpots.reason(toDoubtAny: .member) { return reason }
    if language == .objectiveC, let reason = blindSpots.reason(toDoubt: .objectiveCMember, about: [name]) {
      return reason
    }
    return blindSpots.reason(naming: heads.names.all(of: [name]).flatMap(TypeName.words), toDoubt: .member)
      .map { "of '\(name)', \($0.text)" }
  }

  /// The protocols that classes of these names adopt, and all that those inherit.
  package func protocols(adoptedBy classes: [String]) -> Set<String> {
    types.inherited(from: classes.reduce(into: Set()) { $0.formUnion(adoptions(of: $1)) })
  }

  /// False if a class is certainly not another one, nor inherits it.
  package func mayBe(_ name: String, _ other: String) -> Bool {
    let type = TypeName.simple(TypeName.withoutGenerics(name))
    if type == other || types.isAlias(type) { return true }
    guard types.declaresClass(type) else { return !types.isClassOfApple(type) }
    let ancestry = ancestry(of: type)
    guard !ancestry.classes.contains(other), ancestry.doubt == nil else { return true }
    switch ancestry.end {
    case .apple(let base): return base == other
    case .root: return false
    case .library, .unknown: return true
    }
  }

  /// The classes that may conform to a protocol, or a class and its subclasses. Some of them may not.
  package func heirs(of name: String) -> Set<String> {
    heads.memory.classes.heirs(name) {
      NameGraph.reached(from: types.aliases(for: [name]), directHeirs).filter { types.declaresClass($0) }
    }
  }

  private func directHeirs(of name: String) -> Set<String> {
    var heirs: Set<String> = []
    heads.forEach(meaning: name) { head, _ in heirs.insert(TypeName.simple(head.name.text)) }
    heads.forEach(adopting: name) { head, _ in
      let heir = TypeName.simple(head.name.text)
      if head.kind == .class || !types.isProtocol(heir) { heirs.insert(heir) }
    }
    return heirs
  }

  /// Why classes that adopt protocols of these names may adopt more.
  package func doubt(aboutHeirsOf names: Set<String>) -> String? {
    names.filter { !isKnown($0) }.min().map { "'\($0)', which it adopts, is not declared in the scan" }
  }

  private func isKnown(_ name: String) -> Bool {
    types.canNameRoute(name) || types.isAlias(name) || AppleClass.isProtocol(name)
      || name.hasPrefix("NS") || name.hasPrefix("UI") || heads.library.prefixes.contains { name.hasPrefix($0) }
      || AppleClass.family(of: name) != nil || heads.library.configurationClasses[name] != nil
  }
}
