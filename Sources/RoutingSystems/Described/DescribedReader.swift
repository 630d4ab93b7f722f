import Routes
import SourceModel

/// Reads the code that the description of a system names.
struct DescribedReader: FactReader {
  let language: Language
  /// By the base name of the function, or by the attribute.
  private let calls: [String: [DescribedEntry]]
  /// The entries of `calls`.
  private let functions: [String: [SystemDescription.Entry]]
  private let attributes: [String: [DescribedEntry]]
  /// The functions that open a table, by base name.
  private let opens: [String: [(function: FunctionName, table: DescribedTable)]]

  init(_ tables: [DescribedTable], in language: Language) {
    self.language = language
    let all = tables.flatMap { table in
      table.kind.registrations.map { DescribedEntry($0, of: table, registers: true) }
        + table.kind.lookUps.map { DescribedEntry($0, of: table, registers: false) }
    }
    calls = Dictionary(grouping: all.filter { $0.entry.form == .call }) { $0.entry.function.base }
    functions = calls.mapValues { $0.map(\.entry) }
    attributes = Dictionary(grouping: all.filter { $0.entry.form == .attribute }) { $0.entry.function.base }
    let opening = tables.flatMap { table in table.kind.opens.functions.map { (function: $0, table: table) } }
    opens = Dictionary(grouping: opening, by: \.function.base)
  }

  var interest: Interest {
    let entries = calls.values.joined()
    let called = Set(calls.keys).union(opens.keys)
    let types = Set(entries.map(\.entry.function).filter(\.isInitializer).map(\.base))
    let wrappers = language == .swift ? Set(attributes.keys) : []
    var interest = Interest(
      triggers: called.union(wrappers), callees: called.subtracting(types), types: types,
      macros: language == .objectiveC
        ? MacroInterest(naming: lookUpMacros.union([Self.protocolExpression]), lookUps: lookUpMacros) : MacroInterest(),
      receivers: Set(calls.keys).union(wrappers))
    interest.callees.formUnion(language == .objectiveC ? [Self.protocolExpression] : [])
    if language == .swift { interest.narrowTriggers(to: Array(entries), except: wrappers.union(opens.keys)) }
    if language == .swift { interest.blocks.making = Set(entries.filter(\.mayTakeClosure).map(\.entry.function.base)) }
    interest.names.callees = Set(entries.filter(\.takesText).map(\.entry.function.base))
    if entries.contains(where: { $0.table.kind.key == .url }) { DescribedURLValue.add(to: &interest, in: language) }
    return interest
  }

  /// The macros of Objective-C that take a type and only look it up: `BFModule(P)`.
  private var lookUpMacros: Set<String> {
    Set(
      calls.filter { _, entries in
        entries.allSatisfy { !$0.registers && $0.table.kind.key == .type && $0.entry.function.mayBeMacro }
      }.keys)
  }

  /// `@protocol(P)`
  static let protocolExpression = "@protocol"

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let outline = language == .objectiveC ? ImportedOutline.of(outline) : outline
    guard hasName(in: outline) else { return [] }
    let read = DescribedCalls(outline, functions: functions, readMacros: interest.macros.readable)
    return read.outline.calls.flatMap { facts(of: $0, calls, read) + openings(of: $0, read) }
      + outline.declared.macros.flatMap { facts(of: $0, calls, read) + openings(of: $0, read) }
      + outline.declared.attributes.flatMap { facts(of: $0, attributes, read) + facts(ofMacro: $0, read) }
  }

  /// False for a file that names nothing of the description, as most files of other systems.
  private func hasName(in outline: SourceOutline) -> Bool {
    func isNamed(_ call: Call) -> Bool { calls[call.callee.text] != nil || opens[call.callee.text] != nil }
    return outline.calls.contains(where: isNamed) || outline.declared.macros.contains(where: isNamed)
      || outline.declared.attributes.contains { attributes[$0.callee.text] != nil || calls[$0.callee.text] != nil }
  }

  /// The facts of the first entry that a call may mean, and of those of other kinds whose names stand at other labels:
  /// `openWindow(id:value:)`.
  private func facts(of call: Call, _ entries: [String: [DescribedEntry]], _ read: DescribedCalls) -> [Fact] {
    guard let entries = entries[call.callee.text] else { return [] }
    var taken: [SystemDescription.Entry] = []
    var all: [Fact] = []
    for entry in entries where entry.isImported(in: read.outline) || entry.countsInDoubt {
      guard taken.allSatisfy({ $0.hasOtherLabels(than: entry.entry) }), let facts = read.facts(of: call, entry) else {
        continue
      }
      taken.append(entry.entry)
      all += facts
    }
    return all
  }

  /// The facts of an attached macro that an entry names as a function.
  private func facts(ofMacro attribute: Call, _ read: DescribedCalls) -> [Fact] {
    let name = attribute.callee.text
    return facts(of: attribute, [name: (calls[name] ?? []).filter(\.entry.function.mayBeMacro)], read)
  }

  private func openings(of call: Call, _ read: DescribedCalls) -> [Fact] {
    (opens[call.callee.text] ?? []).filter { read.opensTable(call, $0.function) }.map { read.opening(call, $0.table) }
  }
}

extension SystemDescription.Entry {
  /// True if the names of both entries stand at labels, and at different ones.
  fileprivate func hasOtherLabels(than other: SystemDescription.Entry) -> Bool {
    let all = keys + other.keys
    return Set(all).count == all.count && all.allSatisfy { if case .label = $0 { true } else { false } }
  }
}

extension FunctionName {
  /// True if a macro may have the name.
  fileprivate var mayBeMacro: Bool { type == nil && !isInitializer }
}

/// An entry of a description, with the table that it fills or asks.
struct DescribedEntry: Sendable {
  let entry: SystemDescription.Entry
  let table: DescribedTable
  let registers: Bool

  init(_ entry: SystemDescription.Entry, of table: DescribedTable, registers: Bool) {
    (self.entry, self.table, self.registers) = (entry, table, registers)
  }

  var takesAnyReceiver: Bool { registers || entry.takesAnyReceiver ?? table.kind.takesAnyReceiver }

  /// True if a text is a name, or a half of one.
  var takesText: Bool { [.string, .enumCase].contains(table.kind.key) || entry.qualifier != nil }

  /// True if a closure may stand where a type is read.
  var mayTakeClosure: Bool {
    let keys = table.kind.key == .type ? entry.keys : []
    return (keys + [entry.destination].compactMap(\.self)).contains(where: \.isArgument)
  }

  /// False for a look-up in a file that imports none of the modules.
  func isImported(in outline: SourceOutline) -> Bool {
    modules.isEmpty || !modules.isDisjoint(with: outline.declared.imports)
  }

  /// True if a look-up counts, in doubt, in a file that imports none of the modules: Swift finds the members of a type where
  /// another file of the target imports it. Only those that spell a type, since functions of these names are frequent.
  var countsInDoubt: Bool {
    !registers && takesAnyReceiver && entry.form == .call && table.kind.key == .type && entry.key.isArgument
  }

  /// The modules of which a file imports one where the entry counts; empty for all files.
  var modules: Set<String> { registers || entry.countsEverywhere ? [] : table.kind.modules }

  /// The effect of a look-up that finds nothing; nil for that of the kind. With `!` behind it, `nil` crashes.
  func missing(_ call: Call) -> RouteTable.Missing? {
    let missing = entry.missing ?? table.kind.missing
    return missing == .nil && call.types.isForced ? .crash : entry.missing
  }
}
