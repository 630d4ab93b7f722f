import Routes
import SourceModel

/// Reads the calls of the functions that the description of a system names.
struct DescribedReader: FactReader {
  let language: Language
  private let entries: [String: [DescribedEntry]]

  init(_ tables: [DescribedTable], in language: Language) {
    self.language = language
    let all = tables.flatMap { table in
      table.kind.registrations.map { DescribedEntry($0, of: table, registers: true) }
        + table.kind.lookUps.map { DescribedEntry($0, of: table, registers: false) }
    }
    entries = Dictionary(grouping: all) { $0.entry.function.base }
  }

  var interest: Interest {
    let names = Set(entries.keys)
    let types = Set(entries.values.joined().filter(\.entry.function.isInitializer).map(\.entry.function.base))
    var interest = Interest(
      triggers: names, callees: names.subtracting(types), types: types,
      macros: MacroInterest(naming: language == .objectiveC ? [Self.protocolExpression] : []), receivers: names)
    interest.callees.formUnion(language == .objectiveC ? [Self.protocolExpression] : [])
    interest.names.callees = names
    if entries.values.joined().contains(where: { $0.table.kind.key == .url }) {
      DescribedURLValue.add(to: &interest, in: language)
    }
    return interest
  }

  /// `@protocol(P)`
  static let protocolExpression = "@protocol"

  func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact] {
    let calls = DescribedCalls(
      language == .objectiveC ? ImportedOutline.of(outline) : outline,
      functions: entries.mapValues { $0.map(\.entry.function) }, readMacros: interest.macros.readable)
    return calls.outline.calls.compactMap { call in
      entries[call.callee.text].flatMap { entries in entries.lazy.compactMap { calls.fact(of: call, $0) }.first }
    }
  }
}

/// A function of a description, with the table that it fills or asks.
struct DescribedEntry: Sendable {
  let entry: SystemDescription.Entry
  let table: DescribedTable
  let registers: Bool

  init(_ entry: SystemDescription.Entry, of table: DescribedTable, registers: Bool) {
    (self.entry, self.table, self.registers) = (entry, table, registers)
  }

  var takesAnyReceiver: Bool { registers || entry.takesAnyReceiver ?? table.kind.takesAnyReceiver }
}
