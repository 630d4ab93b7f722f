import SourceModel

/// What a spelled protocol means in the tree.
enum NameResolution: Hashable, Sendable {
  /// The canonical name, and the simple names that it is composed of.
  case name(String, components: [String])
  /// The spelling has no key; it may stand for whatever `words` lead to.
  case unresolved(String, words: Set<String>)
}

extension TypeTable {
  /// More expansions than this in one name are a cycle.
  private static let expansionLimit = 64

  private enum LookUp {
    case nominal(String)
    case alias(Alias)
    case ambiguous
  }

  /// The simple names that a spelling stands for, aliases expanded; nil if it has no single meaning.
  package func components(of spelling: String, scope: [String], file: FileID) -> [String]? {
    if case .name(_, let components) = resolve(spelling, scope: scope, file: file) { components } else { nil }
  }

  /// What `String(describing:)` of Swift or `NSStringFromClass` of Objective-C prints for a class. nil if it is not known,
  /// for a type parameter and a generic class without plain arguments, and in Objective-C for a class of Swift, which is
  /// printed with its module.
  package func printedName(of spelling: String, scope: [String], file: FileID, in language: Language) -> String? {
    let plain = TypeName.withoutGenerics(spelling)
    guard !isParameter(plain, in: scope), let names = components(of: plain, scope: scope, file: file),
      let name = names.first, names.count == 1, declaresClass(name) || isClassOfApple(name)
    else { return nil }
    var parameters = 0
    let isPrintedOtherwise = heads.contains(declaring: name) { head, file in
      if head.kind == .class { parameters = max(parameters, head.generics.count) }
      return language == .objectiveC && (file.language == .swift && head.kind != .extension || !head.generics.isEmpty)
    }
    if isPrintedOtherwise { return nil }
    if parameters == 0 { return TypeName.simple(name) }
    return printedArguments(of: spelling, count: parameters, scope: scope, file: file).map {
      "\(TypeName.simple(name))<\($0)>"
    }
  }

  /// True for a class of Apple's with known superclasses, whose name the tree gives to no type.
  func isClassOfApple(_ name: String) -> Bool { AppleClass.lineage(of: name) != nil && !isDeclared(name) }

  /// The generic arguments of a type, if all of them are types of the tree that are printed by their names.
  private func printedArguments(of spelling: String, count: Int, scope: [String], file: FileID) -> String? {
    let arguments = TypeName.genericArgument(spelling)?.split(separator: ",").map(String.init) ?? []
    let printed = arguments.compactMap { argument -> String? in
      guard !isParameter(argument, in: scope), let names = components(of: argument, scope: scope, file: file),
        let name = names.first, names.count == 1, isDeclared(name), !isGeneric(name)
      else { return nil }
      return TypeName.simple(name)
    }
    return arguments.count == count && printed.count == count ? printed.joined(separator: ", ") : nil
  }

  private func isGeneric(_ name: String) -> Bool {
    heads.contains(declaring: name) { head, _ in !head.generics.isEmpty }
  }

  /// Expands aliases and reduces the rest to what `String(describing:)` prints.
  func resolve(_ spelling: String, scope: [String], file: FileID) -> NameResolution {
    heads.memory.resolutions(NameMemory.Place(name: spelling, scope: scope, file: file)) {
      expanded(spelling, scope: scope, file: file)
    }
  }

  private func expanded(_ spelling: String, scope: [String], file: FileID) -> NameResolution {
    var pending = [(spelling, TypeName.flattened(scope), file)]
    var components: Set<String> = []
    var words: Set<String> = []
    var expansions = 0
    while let (text, scope, file) = pending.popLast() {
      guard let name = TypeName(text) else {
        return .unresolved(
          "the type \(text) does not name a protocol", words: words.union(TypeName.words(text)))
      }
      for path in name.paths {
        guard let last = path.last else { continue }
        words.insert(last)
        switch lookUp(path, scope: scope, file: file) {
        case .nominal(let name):
          components.insert(name)
        case .alias(let alias):
          expansions += 1
          guard expansions <= Self.expansionLimit else { return unresolved(last, words) }
          pending.append((alias.expansion, alias.scope, alias.file))
        case .ambiguous:
          return unresolved(last, words)
        }
      }
    }
    let ordered = canonicalOrder(withoutImplied(components))
    return .name(ordered.joined(separator: " & "), components: ordered)
  }

  private func unresolved(_ name: String, _ words: Set<String>) -> NameResolution {
    .unresolved("\(name) is an alias whose meaning depends on build conditions", words: words)
  }

  /// The names, and all that aliases of these names lead to.
  func reachable(from names: Set<String>) -> Set<String> {
    NameGraph.reached(from: names) { aliases(named: $0).flatMap { TypeName.words($0.expansion) } }
  }

  /// The names, and the aliases that lead to one of them in some build; they may stand for it.
  package func aliases(for names: [String]) -> Set<String> {
    NameGraph.reached(from: names, aliases(spelling:))
  }

  /// All words that may stand for one of the names, in either language.
  func spellings(of names: [String]) -> [String] {
    let spelled = aliases(for: names)
    return heads.names.all(of: spelled).flatMap(TypeName.words) + spelled.flatMap { foreignNames(ofProtocol: $0) ?? [] }
  }

  private func lookUp(_ path: [String], scope: [String], file: FileID) -> LookUp {
    let name = path[path.count - 1]
    let visible = aliases(named: name).filter { isVisible($0, in: file) }
    guard !visible.isEmpty else { return .nominal(name) }
    if visible.contains(where: \.isLocal) { return .ambiguous }
    let nested = visible.filter { !$0.scope.isEmpty }
    let around = path.count > 1 ? nested.filter { $0.scope.last == path[path.count - 2] } : lexical(nested, in: scope)
    if !around.isEmpty { return only(around) }
    let owners = path.count > 1 ? [path[path.count - 2]] : scope
    if owners.contains(where: { isMember(name, of: $0) }) { return .nominal(name) }
    // A type around it may inherit the alias of another.
    if !nested.isEmpty, owners.contains(where: isDeclared) { return .ambiguous }
    let global = visible.filter { $0.scope.isEmpty }
    if global.isEmpty { return isDeclared(name) ? .nominal(name) : .ambiguous }
    return isDeclared(name) ? .ambiguous : only(global)
  }

  private func only(_ aliases: [Alias]) -> LookUp {
    guard let first = aliases.first, !first.isGeneric else { return .ambiguous }
    return aliases.allSatisfy { $0.expansion == first.expansion } ? .alias(first) : .ambiguous
  }

  /// The aliases of the innermost scope that has any.
  private func lexical(_ aliases: [Alias], in scope: [String]) -> [Alias] {
    for depth in stride(from: scope.count, to: 0, by: -1) {
      let level = aliases.filter { $0.scope.elementsEqual(scope.prefix(depth)) }
      if !level.isEmpty { return level }
    }
    return []
  }

  /// A class first, then protocols by name.
  private func canonicalOrder(_ names: Set<String>) -> [String] {
    if names.count < 2 { return Array(names) }
    return names.sorted { (isClass($0) ? 0 : 1, $0) < (isClass($1) ? 0 : 1, $1) }
  }

  /// Whether a name of a composition is its class: a class of the tree or of Apple's frameworks.
  package func isClass(_ name: String) -> Bool {
    if isProtocol(name) { return false }
    return declaresClass(name) || Self.isSystemClass(name)
  }

  /// Whether a name that the tree does not declare is one of Apple's classes, as far as its name tells.
  static func isSystemClass(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "SK", "MK", "WK", "AV", "PK", "MF", "SF", "SCN", "GLK", "MTK", "QL", "PH"]
    return prefixes.contains { name.hasPrefix($0) }
      && [
        "Controller", "View", "Window", "Object", "Cell", "Bar",
        "Button", "Control", "Label", "Responder", "Layer", "Alert",
      ].contains { name.hasSuffix($0) }
  }
}
