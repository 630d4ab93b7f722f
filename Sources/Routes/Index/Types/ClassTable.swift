import SourceModel

/// The classes of a tree outside function bodies, by simple name: what their heads and extensions in all files say.
///
/// It errs towards more: what a class may adopt under any condition counts as adopted.
struct ClassTable: Sendable {
  struct Entry: Sendable {
    var sites: [Site] = []
    /// The enclosing types of the first head, and its conditions.
    var scope: [String] = []
    var conditions: ConditionStack = []
    var language = Language.swift
    var parent = Parent.none
    var isGeneric = false
  }

  /// What stands where a superclass may stand.
  enum Parent: Hashable, Sendable {
    case none
    /// A class, by the name that aliases lead to.
    case named(String)
    /// An alias with several meanings, or a type that is no name.
    case unclear(String)
  }

  let types: TypeTable
  private(set) var entries: [String: Entry] = [:]
  /// What class heads and extensions name behind their colon, by the class.
  private var adopted: [String: Set<String>] = [:]
  private let names: ClassNames
  /// Files of which only the words are known, with the reason.
  private let opaque: [(words: WordSet, reason: String)]
  private let unreadable: String?
  let hidden: HiddenCode
  /// Classes that functions declare for themselves.
  private var locals: Set<String> = []
  /// Classes with an attribute that is perhaps a macro, which may add members and conformances.
  private var expanded: Set<String> = []

  /// `files` use the declared names of classes.
  init(_ files: [IndexedFile], types: TypeTable, names: ClassNames = ClassNames()) {
    (self.types, self.names) = (types, names)
    (opaque, unreadable) = Self.opaqueFiles(files)
    hidden = HiddenCode(files)
    for file in files {
      for head in file.facts.heads { insert(head, file) }
    }
  }

  private mutating func insert(_ head: TypeHead, _ file: IndexedFile) {
    guard head.kind == .class || head.kind == .extension else { return }
    let name = TypeName.simple(head.name.text)
    guard !head.isLocal else {
      locals.insert(name)
      return
    }
    for name in names(of: head, name, file) {
      adopted[name, default: []].formUnion(head.inherited.flatMap { TypeName.simpleNames($0.text) })
      if head.attributes.contains(.custom) { expanded.insert(name) }
    }
    guard head.kind == .class else { return }
    if entries[name] == nil { entries[name] = entry(head, file) }
    entries[name]?.sites.append(Site(file: file.id, range: head.name.range))
  }

  /// The class that a head speaks of, and for an extension the one that an alias leads to.
  private func names(of head: TypeHead, _ name: String, _ file: IndexedFile) -> Set<String> {
    guard head.kind == .extension, types.aliases[TypeName.simple(head.name.text)] != nil else { return [name] }
    let extended = self.name(of: head.name.text, scope: TypeName.flattened(head.scope), file: file.id)
    return Set([name, extended].compactMap(\.self))
  }

  private func entry(_ head: TypeHead, _ file: IndexedFile) -> Entry {
    let scope = TypeName.flattened(head.scope)
    return Entry(
      scope: scope, conditions: head.conditions, language: file.facts.language, parent: parent(of: head, scope, file),
      isGeneric: !head.generics.isEmpty && file.facts.language == .swift)
  }

  private func parent(of head: TypeHead, _ scope: [String], _ file: IndexedFile) -> Parent {
    guard let first = head.inherited.first else { return .none }
    // In Objective-C a macro may spell the superclass: `ZIKModuleViewRouter(PlayerModuleInput)`.
    let spelling = TypeName.withoutGenerics(String(first.text.prefix { $0 != "(" }))
    guard case .name(_, let components) = types.resolve(spelling, scope: scope, file: file.id) else {
      return .unclear(first.text)
    }
    let classes = components.filter { types.classes.contains($0) || !isProtocol($0) }
    guard let name = classes.first else { return .none }
    let isClear = classes.count == 1 && !isOfModule(spelling, name)
    return isClear ? .named(name) : .unclear(first.text)
  }

  private func isProtocol(_ name: String) -> Bool {
    types.protocols[name] != nil || AppleClass.isProtocol(name) || Dialects.vocabulary.destinationMarks[name] != nil
  }

  /// Whether a module stands before a name that the tree declares too: it may be the tree's or another's.
  private func isOfModule(_ spelling: String, _ name: String) -> Bool {
    guard types.classes.contains(name), let path = TypeName(spelling)?.paths.first, path.count > 1 else { return false }
    return !types.isDeclared(path[path.count - 2])
  }

  private static func opaqueFiles(_ files: [IndexedFile]) -> ([(words: WordSet, reason: String)], String?) {
    var opaque: [(words: WordSet, reason: String)] = []
    var unreadable: String?
    for file in files {
      switch file.facts.understanding {
      case .whole: continue
      case .foreign: opaque.append((file.facts.words, "a file that is not read names it"))
      case .broken: opaque.append((file.facts.words, "a file with syntax errors names it"))
      case .skipped(let reason):
        unreadable = unreadable ?? file.unreadReason
        opaque.append((file.facts.words, "a file that was not parsed names it: \(reason)"))
      }
    }
    return (opaque, unreadable)
  }
}

// MARK: Questions

extension ClassTable {
  /// Whether an attribute before a class or an extension of it is perhaps a macro.
  func isExpanded(_ name: String) -> Bool {
    expanded.contains(name)
  }

  /// The class that a spelling names at its place; nil where that is not certain.
  func name(of spelling: String, scope: [String], file: FileID) -> String? {
    let spelling = TypeName.withoutGenerics(spelling)
    guard case .name(_, let names) = types.resolve(spelling, scope: scope, file: file), names.count == 1,
      !isOfModule(spelling, names[0])
    else { return nil }
    return names[0]
  }

  /// Why what the table says of a class of the tree is perhaps not all.
  func doubt(_ name: String) -> String? {
    guard let entry = entries[name] else { return "'\(name)' is not declared in the scan" }
    if entry.sites.count > 1 { return "several classes are called '\(name)'" }
    if names.ambiguous.contains(name) { return "'\(name)' has the name of another class in one of the languages" }
    if locals.contains(name) { return "a function declares a class '\(name)' of its own" }
    if expanded.contains(name) { return "an attribute of '\(name)' is perhaps a macro" }
    if let unreadable { return unreadable }
    if entry.language == .objectiveC, let doubt = hidden.doubt(aboutClass: name) { return doubt }
    let words = names.all(of: [name]).flatMap(TypeName.words).map { WordHash($0) }
    return opaque.first { file in words.contains(where: file.words.contains) }.map { "of '\(name)', \($0.reason)" }
  }

  /// The protocols that classes of these names adopt, and all that those inherit.
  func protocols(adoptedBy classes: [String]) -> Set<String> {
    types.inherited(from: classes.reduce(into: Set()) { $0.formUnion(adopted[$1] ?? []) })
  }

  /// Why classes that adopt protocols of these names may adopt more.
  func doubt(aboutHeirsOf names: Set<String>) -> String? {
    names.filter { !isKnown($0) }.min().map { "'\($0)', which it adopts, is not declared in the scan" }
  }

  private func isKnown(_ name: String) -> Bool {
    types.isRoutable(name) || types.aliases[name] != nil || AppleClass.isProtocol(name)
      || ["NS", "UI", "ZIK"].contains { name.hasPrefix($0) } || AppleClass.family(of: name) != nil
      || Dialects.vocabulary.configurationClasses[name] != nil
  }
}
