import Routes
import SourceModel

/// What the entries of a description read in the files of a tree, and the calls that they leave unread.
package struct DescriptionAudit: Sendable {
  /// One for each entry, the kinds in their order, registrations first.
  package private(set) var entries: [AuditedEntry]
  private let whole: [any FactReader]
  private let functions: [String: [SystemDescription.Entry]]
  /// True if definitions of methods register names.
  package let readsMethods: Bool

  package init(_ description: SystemDescription) {
    entries = description.kinds.flatMap { kind in
      kind.registrations.map { AuditedEntry($0, of: kind, in: description.name, registers: true) }
        + kind.definitions.methods.map { AuditedEntry($0, of: kind, in: description.name) }
        + kind.definitions.properties.map { AuditedEntry($0, of: kind) }
        + kind.lookUps.map { AuditedEntry($0, of: kind, in: description.name, registers: false) }
    }
    whole = DescribedSystem(description).readers
    functions = Dictionary(grouping: entries.compactMap(\.calledEntry)) { $0.function.base }
    readsMethods = description.kinds.contains { !$0.definitions.methods.isEmpty }
  }

  /// The words of the files that the entries may read.
  package var words: Set<String> { Set(functions.keys) }

  /// Adds what the entries read in a file.
  package mutating func add(_ outline: SourceOutline, of file: FileID, interest: Interest) {
    let facts = Set(Self.facts(of: whole, in: outline, interest))
    let imported = outline.language == .objectiveC ? ImportedOutline.of(outline) : outline
    let calls = NamedFunctionCalls(imported)
    for index in entries.indices {
      let read = Self.facts(of: entries[index].readers, in: outline, interest).filter(facts.contains)
      entries[index].add(read, of: file)
      let places = read.filter(\.isRead).map(\.place)
      for call in imported.calls where entries[index].mayMean(call) {
        if entries[index].reads(call, at: places) || calls.isInside(call.scope, where: functions.names) {
          continue
        }
        entries[index].add(unread: call, of: imported, at: Site(file: file, range: call.callee.range), calls)
      }
    }
  }

  private static func facts(of readers: [any FactReader], in outline: SourceOutline, _ interest: Interest) -> [Fact] {
    readers.filter { $0.language == outline.language }.flatMap {
      $0.facts(in: outline, interest: interest, functions: RoutingFunctions())
    }
  }
}

extension Fact {
  /// True for a registration or look-up of a name that is read, and for a mention of one.
  var isRead: Bool {
    switch self {
    case .registration, .lookUp, .textLookUp, .mention: true
    case .textRegistration(let fact): fact.value != nil
    default: false
    }
  }
}
