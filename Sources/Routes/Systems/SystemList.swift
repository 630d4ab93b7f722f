import SourceModel

/// The routing systems that a tree may use, and the merged values of all of them.
package final class SystemList: Sendable {
  /// The systems, sorted by id.
  package let all: [any RoutingSystem]
  /// The spaces of all systems, sorted.
  package let spaces: [RouteSpace]
  /// The call forms of all systems, by id of the system.
  package let forms: CallFormTable
  /// The names of all libraries, merged.
  package let library: LibraryNames
  /// Made when it is first asked for: a scan needs no rule.
  private let ruleListOnce = Once<RuleList>()
  /// The fixes of the core, and those of the systems.
  package let repairs: [any Repair.Type]
  let completions: [any CompletionContext.Type]
  /// The macros of all libraries that declare something of a type, by name.
  package let declaringMacros: [String: DeclaringMacro]
  private let readers: [Language: [any FactReader]]
  private let interests: [Language: Interest]

  package init(_ systems: [any RoutingSystem]) {
    all = systems.sorted { $0.id < $1.id }
    spaces = all.flatMap(\.spaces).sorted()
    forms = CallFormTable(all.flatMap(\.forms))
    library = all.reduce(into: LibraryNames()) { $0.add($1.library) }
    repairs = Repairs.core + all.flatMap(\.repairs)
    completions = CompletionContexts.core + all.flatMap(\.completions)
    readers = Dictionary(grouping: all.flatMap(\.readers)) { $0.language }
    interests = readers.mapValues { $0.reduce(Interest()) { $0.union($1.interest) } }
    declaringMacros = interests.values.reduce(into: [:]) { $0.merge($1.macros.declaring) { own, _ in own } }
  }

  /// The list without systems, for an index before the first link.
  static let none = SystemList([])

  private var ruleList: RuleList { ruleListOnce { RuleList(all) } }

  /// The rules for every space and those of the systems, sorted by id.
  package var rules: [any Rule.Type] { ruleList.rules }

  /// The descriptions of all rules, with the notes of the systems, sorted by id.
  package var descriptions: [RuleDescription] { ruleList.descriptions }

  /// nil if no rule has the id.
  package func description(ofRule id: String) -> RuleDescription? { ruleList.descriptionsByID[id] }

  /// The ids of all rules.
  package var ruleIDs: Set<String> { Set(ruleList.descriptionsByID.keys) }

  /// The ids of the rules that have a fix.
  package var fixableRules: Set<String> { repairs.flatMap { $0.rules }.ids }

  /// The ids of the rules whose findings have a safe fix.
  package var safelyFixableRules: Set<String> { repairs.flatMap { $0.safeRules }.ids }

  /// The fixes of all systems that write a new route for a name in code.
  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    all.flatMap { $0.fixes(for: name, with: environment) }
  }

  /// The names of the library of one system.
  package func library(of system: String) -> LibraryNames { all.first { $0.id == system }?.library ?? LibraryNames() }

  /// The families of all spaces, sorted.
  var families: [RouteFamily] { Set(spaces.map(\.family)).sorted() }

  /// The names of all systems, as the end of a sentence.
  package var names: String { Self.names(of: all) }

  /// The names of some systems, sorted, as the end of a sentence: `A, B or C`.
  package static func names(of systems: [any RoutingSystem]) -> String {
    let names = systems.map(\.name).sorted()
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// nil for a space that no system has.
  package func space(_ kind: String, of system: String) -> RouteSpace? {
    spaces.first { $0.kind == kind && $0.system == system }
  }

  /// True if classes register routes of the system, or are destinations of it.
  package func hasRouters(_ system: String) -> Bool {
    all.contains { $0.id == system && !($0.library.routerClasses.isEmpty && $0.library.destinationMarks.isEmpty) }
  }

  func owner(of space: RouteSpace) -> (any RoutingSystem)? { all.first { $0.id == space.system } }

  /// The space whose patterns are registered in a space of texts, too; nil for none.
  func space(implying texts: RouteSpace) -> RouteSpace? { spaces.first { $0.impliedSpace == texts } }

  /// The languages that some reader reads.
  package var languages: Set<Language> { Set(interests.keys) }

  /// The merged interest of the readers of a language.
  package func interest(in language: Language) -> Interest {
    interests[language] ?? Interest()
  }

  /// The resolvers of the systems that have one, by id of the system.
  func resolvers(of tree: LinkedTree) -> [String: any LookUpResolver] {
    Dictionary(all.map { ($0.id, $0.resolver(of: tree)) }) { first, _ in first }.compactMapValues(\.self)
  }

  /// The facts of a document of Interface Builder, in the order of their places.
  package func facts(of document: InterfaceReading, named name: InterfaceName) -> [Fact] {
    all.flatMap { $0.facts(of: document, named: name) }.sortedByPlace
  }

  package func facts(of properties: BundleProperties) -> [Fact] {
    all.flatMap { $0.facts(of: properties) }.sortedByPlace
  }

  /// The facts of a file, in the order of their places.
  package func facts(
    in outline: SourceOutline, interest: Interest, functions: RoutingFunctions = RoutingFunctions()
  ) -> [Fact] {
    let readers = readers[outline.language] ?? []
    let isTold = outline.language != .swift || readers.contains(where: \.readsMetatypes)
    let metatypes = isTold ? [] : outline.handedOn
    let facts = metatypes + readers.flatMap { $0.facts(in: outline, interest: interest, functions: functions) }
    return (withoutReadMetatypes(facts, outline) + outline.declared.facts).sortedByPlace
  }

  /// The facts without the metatypes that a call of some form reads: it passes them to no other code.
  private func withoutReadMetatypes(_ facts: [Fact], _ outline: SourceOutline) -> [Fact] {
    guard facts.contains(where: \.isMetatype) else { return facts }
    let read = Set(outline.calls.flatMap { forms.metatypes(in: $0, outline.language) } + facts.compactMap(\.typePlace))
    let names = facts.compactMap(\.placeOfTypeName)
    if read.isEmpty, names.isEmpty { return facts }
    return facts.filter { fact in
      !fact.isMetatype || !read.contains(fact.place) && !names.contains { $0.contains(fact.place) }
    }
  }
}

extension Fact {
  fileprivate var isMetatype: Bool {
    if case .metatype = self { true } else { false }
  }

  /// The place of the name of a route in a space that any type may name; nil for other facts.
  fileprivate var typePlace: SourceRange? {
    switch self {
    case .lookUp(let fact): fact.route.kind.takesAnyType ? fact.route.name.range : nil
    case .registration(let fact): fact.route.kind.takesAnyType ? fact.route.name.range : nil
    case .textRegistration(let fact): fact.spaces.first?.table.base == nil ? nil : fact.destination?.range
    default: nil
    }
  }

  /// The place where a type gives a text its name: `String(describing: ItemCell.self)`. nil for other facts.
  fileprivate var placeOfTypeName: SourceRange? {
    switch self {
    case .textRegistration(let fact): fact.value.flatMap { fact.origin.isType ? $0.range : nil }
    case .textLookUp(let fact): fact.origin.isType ? fact.value.range : nil
    default: nil
    }
  }
}

extension [Fact] {
  /// In the order of the places. A fact is large: each is asked for its place once, and moved once.
  fileprivate var sortedByPlace: [Fact] {
    let places = map(\.place)
    let order = indices.sorted { places[$0] == places[$1] ? $0 < $1 : places[$0] < places[$1] }
    return order.map { self[$0] }
  }
}

extension TextOrigin {
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension SourceOutline {
  /// The types that stand as values.
  fileprivate var handedOn: [Fact] {
    metatypes.compactMap { use in
      let first = use.name.text.prefix { $0 != "." }
      if isTypeParameter(String(first), in: use.scope) { return nil }
      return .metatype(Fact.Metatype(name: use.name, generic: use.generic, scope: typeNames(around: use.scope)))
    }
  }
}

extension DeclaredNames {
  /// The facts that every system shares.
  package var facts: [Fact] { constants.map(Fact.constant) + classes.map(Fact.members) }
}
