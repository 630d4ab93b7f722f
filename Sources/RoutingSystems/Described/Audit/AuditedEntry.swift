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
  /// The number of calls of other functions with the same base name.
  package private(set) var others: [String: Int] = [:]
  let function: FunctionName
  let readers: [any FactReader]
  private let entry: SystemDescription.Entry
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

  init(_ entry: SystemDescription.Entry, of kind: SystemDescription.Kind, in system: String, registers: Bool) {
    (self.entry, self.registers, self.kind, function) = (entry, registers, kind.name, entry.function)
    takesAnyReceiver = registers || entry.takesAnyReceiver ?? kind.takesAnyReceiver
    modules = registers || entry.countsEverywhere ? [] : kind.modules
    var only = kind
    (only.registrations, only.lookUps) = registers ? ([entry], []) : ([], [entry])
    only.methods = []
    readers = DescribedSystem(SystemDescription(name: system, kinds: [only])).readers
  }

  /// True for a call of a function with the same base name.
  func mayMean(_ call: Call) -> Bool { entry.form == .call && call.callee.text == function.base }

  /// The entry as a configuration writes it: `Router.open(_:...)`.
  package var name: String { entry.spelling }

  /// Adds what the same entry reads in other files.
  package mutating func add(_ other: AuditedEntry) {
    read += other.read
    mentions += other.mentions
    unread += other.unread
    others.merge(other.others, uniquingKeysWith: +)
  }

  mutating func add(_ facts: [Fact]) {
    for fact in facts where fact.isRead {
      if case .mention = fact { mentions += 1 } else { read += 1 }
    }
  }

  /// Adds a call of the base name from which no fact is read.
  mutating func add(unread call: Call, of outline: SourceOutline, at site: Site, _ calls: NamedFunctionCalls) {
    guard let isCertain = calls.means(function, call) else { return }
    guard entry.hasLabels(of: call) else {
      others[FunctionName.of(call), default: 0] += 1
      return
    }
    guard let arguments = DescribedArguments(of: call, entry) else {
      return unread.append(
        Unread(site: site, reason: "no argument stands at its key or destination", helper: nil))
    }
    if !isCertain, !takesAnyReceiver { return mentions += 1 }
    if !modules.isEmpty, modules.isDisjoint(with: outline.declared.imports) {
      let names = modules.sorted().joined(separator: " or ")
      return unread.append(Unread(site: site, reason: "the file does not import \(names)", helper: nil))
    }
    let reason = arguments.keys.first?.reasonUnread ?? "no type is written for its value"
    unread.append(Unread(site: site, reason: reason, helper: outline.helper(around: call)))
  }
}

extension SourceOutline {
  /// The function with parameters around a call, as a configuration names it.
  fileprivate func helper(around call: Call) -> String? {
    for scope in scopes(from: call.scope) {
      guard case .function(let name) = scope.kind else { continue }
      if scope.parameterLabels.isEmpty { return nil }
      let type = typeNames(around: call.scope).last.map { "\(TypeName.simple($0))." } ?? ""
      return "\(type)\(name.prefix { $0 != ":" })(\(scope.parameterLabels.map { "\($0):" }.joined()))"
    }
    return nil
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
  /// Why it is not read, as a clause.
  fileprivate var reasonUnread: String {
    switch self {
    case .argument(let value, _): value.reasonUnread
    case .type(let name): "'\(name.text)' is no type of its own"
    }
  }
}

extension Value {
  /// Why a name that stands in code in this way is not read, as a clause.
  fileprivate var reasonUnread: String {
    switch self {
    case .reference(let name), .variable(let name), .parameter(let name), .constant(let name, _):
      "the value of '\(name.text)' is not known"
    case .composed: "the text is composed at run time"
    case .call: "the name is the value of a call"
    case .metatype(let name): "'\(name.text)' stands for another type there"
    default: "the name is not spelled"
    }
  }
}
