import Routes
import SourceModel

/// What one entry of a description reads in the files of a tree.
package struct AuditedEntry: Sendable {
  package let kind: String
  package let registers: Bool
  /// How many calls it reads.
  package private(set) var read = 0
  /// How many calls have a receiver that is not seen to be of the named type.
  package private(set) var mentions = 0
  /// The calls that it does not read although they are calls of the function.
  package private(set) var unread: [Unread] = []
  /// The names that stand for registered texts, by the places of the calls.
  private var registeredNames: [Site: String] = [:]
  /// The number of calls of other functions with the same base name.
  package private(set) var others: [String: Int] = [:]
  let readers: [any FactReader]
  private let subject: Subject
  private let namesTypes: Bool
  private let takesAnyReceiver: Bool
  /// The modules of which a file imports one where the entry counts; empty for all files.
  private let modules: Set<String>

  /// A call that an entry does not read.
  package struct Unread: Sendable {
    package let site: Site
    /// Why, as a clause.
    package let reason: String
    /// The function around it, which its callers may give the name; nil for one without parameters.
    package let helper: String?
  }

  private enum Subject {
    case calls(SystemDescription.Entry)
    case definitions(SystemDescription.Method)
    case property(SystemDescription.Property)
  }

  init(_ entry: SystemDescription.Entry, of kind: SystemDescription.Kind, in system: String, registers: Bool) {
    (subject, self.registers, self.kind) = (.calls(entry), registers, kind.name)
    namesTypes = kind.key == .type
    takesAnyReceiver = registers || entry.takesAnyReceiver ?? kind.takesAnyReceiver
    modules = registers || entry.countsEverywhere ? [] : kind.modules
    readers = kind.readers(registrations: registers ? [entry] : [], lookUps: registers ? [] : [entry], in: system)
  }

  init(_ method: SystemDescription.Method, of kind: SystemDescription.Kind, in system: String) {
    (subject, registers, self.kind) = (.definitions(method), true, kind.name)
    (takesAnyReceiver, modules, namesTypes) = (true, [], kind.key == .type)
    readers = kind.readers(methods: [method], in: system)
  }

  init(_ property: SystemDescription.Property, of kind: SystemDescription.Kind) {
    (subject, registers, self.kind) = (.property(property), true, kind.name)
    (takesAnyReceiver, modules, namesTypes, readers) = (true, [], false, [])
  }

  /// The property whose texts it reads; nil for another entry.
  var property: SystemDescription.Property? {
    if case .property(let property) = subject { property } else { nil }
  }

  /// The entry whose calls it reads; nil for others.
  var calledEntry: SystemDescription.Entry? {
    if case .calls(let entry) = subject { entry } else { nil }
  }

  /// True for a call of a function with the same base name.
  func mayMean(_ call: Call) -> Bool {
    guard case .calls(let entry) = subject else { return false }
    return entry.form == .call && call.callee.text == entry.function.base
  }

  /// True if one of the places of facts is in a call, or is that of the type that the code around the call shows.
  func reads(_ call: Call, at places: [SourceRange]) -> Bool {
    guard case .calls(let entry) = subject else { return false }
    let shown = DescribedArguments(of: call, entry)?.keys.compactMap(\.shown) ?? []
    return places.contains { place in
      ([call.range] + shown).contains { $0.start <= place.start && place.end <= $0.end }
    }
  }

  /// The entry as a configuration writes it: `Router.open(_:...)`.
  package var name: String {
    switch subject {
    case .calls(let entry): entry.spelling
    case .definitions(let method): method.text
    case .property(let property): property.text
    }
  }

  /// The noun for what it reads.
  package var noun: String {
    switch subject {
    case .calls: "call"
    case .definitions: "definition"
    case .property: "text"
    }
  }

  /// Adds what the same entry reads in other files.
  package mutating func add(_ other: AuditedEntry) {
    read += other.read
    mentions += other.mentions
    unread += other.unread
    registeredNames.merge(other.registeredNames) { first, _ in first }
    others.merge(other.others, uniquingKeysWith: +)
  }

  mutating func add(read count: Int, unread others: [Unread]) {
    read += count
    unread += others
  }

  mutating func add(_ facts: [Fact], of file: FileID) {
    for fact in facts where fact.isRead && !isOfWholeClass(fact) {
      if case .mention = fact { mentions += 1 } else { read += 1 }
      if case .textRegistration(let fact) = fact, fact.form == .call, fact.origin != .literal {
        registeredNames[Site(file: file, range: fact.method)] = fact.value?.text
      }
    }
  }

  /// Takes the calls as unread whose names stand for no text, which only all files together show.
  package mutating func setAsideUnknown(of system: String, in index: RouteIndex) {
    for opening in index.answer(OpenRegistrations.self).all where opening.form == .call {
      guard opening.spaces.contains(where: { $0.system == system && $0.kind == kind }),
        let name = registeredNames.removeValue(forKey: opening.site)
      else { continue }
      read -= 1
      unread.append(Unread(site: opening.site, reason: Value.unknownText(of: name), helper: nil))
    }
  }

  /// True for what a class may register by methods that are not seen.
  private func isOfWholeClass(_ fact: Fact) -> Bool {
    guard case .definitions(let method) = subject, case .textRegistration(let fact) = fact else { return false }
    return fact.qualifier == RouteKey.anyQualifier && !method.takesAnyQualifier
  }

  /// Adds a call of the base name from which no fact is read.
  mutating func add(unread call: Call, of outline: SourceOutline, at site: Site, _ calls: NamedFunctionCalls) {
    guard case .calls(let entry) = subject, let isCertain = calls.means(entry.function, call) else { return }
    guard entry.hasLabels(of: call) else {
      others[FunctionName.of(call), default: 0] += 1
      return
    }
    guard let arguments = DescribedArguments(of: call, entry) else {
      return unread.append(Unread(site: site, reason: "no argument stands at its key", helper: nil))
    }
    if !isCertain, arguments.lacksDestination {
      others[FunctionName.of(call), default: 0] += 1
      return
    }
    if !isCertain, !takesAnyReceiver { return mentions += 1 }
    if !modules.isEmpty, modules.isDisjoint(with: outline.declared.imports) {
      let names = modules.sorted().joined(separator: " or ")
      return unread.append(Unread(site: site, reason: "the file does not import \(names)", helper: nil))
    }
    unread.append(
      Unread(
        site: site, reason: reason(arguments.keys.first),
        helper: arguments.keys.first.flatMap { outline.helper(giving: $0, to: call) }))
  }

  /// Why a name is not read, as a clause.
  private func reason(_ key: DescribedValue?) -> String {
    switch key {
    case .type(let name): "'\(name.text)' stands for another type there"
    case .argument(let value, _): value.reasonUnread(asType: namesTypes)
    case nil: Value.withoutType
    }
  }
}

extension SourceOutline {
  /// The function around a call whose callers may spell its name, as a configuration names it; nil if the name is none of
  /// its parameters.
  fileprivate func helper(giving key: DescribedValue, to call: Call) -> String? {
    guard let given = key.givenName else { return nil }
    for scope in scopes(from: call.scope) {
      guard case .function(let name) = scope.kind else { continue }
      if scope.parameterLabels.isEmpty || !scope.mayTake(given) { return nil }
      let type = typeNames(around: call.scope).last.map { "\(TypeName.simple($0))." } ?? ""
      return "\(type)\(name.prefix { $0 != ":" })(\(scope.parameterLabels.map { "\($0):" }.joined()))"
    }
    return nil
  }
}

extension Scope {
  /// True if a name is a parameter or type parameter. The names of the parameters of Objective-C are not known.
  fileprivate func mayTake(_ name: String) -> Bool {
    parameters.isEmpty || generics.contains(name) || parameters.contains { $0.name == name }
  }
}

extension SystemDescription.Kind {
  /// The readers of some parts alone.
  fileprivate func readers(
    registrations: [SystemDescription.Entry] = [], methods: [SystemDescription.Method] = [],
    lookUps: [SystemDescription.Entry] = [], in system: String
  ) -> [any FactReader] {
    var only = self
    (only.registrations, only.definitions.methods, only.lookUps) = (registrations, methods, lookUps)
    return DescribedSystem(SystemDescription(name: system, kinds: [only])).readers
  }
}

extension SystemDescription.Entry {
  /// As a configuration writes it.
  var spelling: String {
    if form == .attribute { return name }
    let name = function.description
    return takesMore ? "\(name.dropLast())...)" : name
  }

  /// True if the labels of a call are those of the function.
  func hasLabels(of call: Call) -> Bool {
    let labels = call.arguments.map { (label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
    guard takesMore else { return function.parameters(of: labels) != nil }
    if showsKeyWithoutArgument, labels.allSatisfy({ $0.label != nil }) { return true }
    return labels.count >= function.labels.count && zip(labels, function.labels).allSatisfy { $0.label ?? "_" == $1 }
  }
}

extension FunctionName {
  /// The name of the function that a call spells: `open(_:animated:)`.
  fileprivate static func of(_ call: Call) -> String {
    "\(call.callee.text)(\(call.arguments.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

extension DescribedValue {
  /// The place of a type that the code around the call shows; nil for an argument.
  fileprivate var shown: SourceRange? {
    if case .type(let name) = self { name.range } else { nil }
  }

  /// The name that a function around it may be given; nil for any other value.
  fileprivate var givenName: String? {
    switch self {
    case .type(let name), .argument(.metatype(let name), _), .argument(.reference(let name), _),
      .argument(.variable(let name), _), .argument(.parameter(let name), _), .argument(.constant(let name, _), _):
      name.text.prefix(before: ".")
    default: nil
    }
  }
}

extension Value {
  /// Why a name that stands in code in this way is not read, as a clause.
  fileprivate func reasonUnread(asType: Bool) -> String {
    switch self {
    case .reference(let name), .variable(let name), .parameter(let name), .constant(let name, _):
      asType ? "the type of '\(name.text)' is not known" : Self.unknownText(of: name.text)
    case .metatype(let name): "'\(name.text)' stands for another type there"
    case _ where asType: Self.withoutType
    case .composed: "the text is composed at run time"
    case .call: "the name is the value of a call"
    default: "the name is not spelled"
    }
  }

  fileprivate static func unknownText(of name: String) -> String { "the value of '\(name)' is not known" }

  fileprivate static let withoutType = "no type is written for its value"
}
