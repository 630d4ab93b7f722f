/// The rules of the core and of some systems, with their descriptions. Systems may share a rule, and rules a description.
struct RuleList: Sendable {
  /// Sorted by id.
  let rules: [any Rule.Type]
  /// With the notes of the systems, sorted by id.
  let descriptions: [RuleDescription]
  /// By id.
  let descriptionsByID: [String: RuleDescription]

  init(_ systems: [any RoutingSystem]) {
    var known: Set<ObjectIdentifier> = []
    rules = (Rules.core + systems.flatMap(\.rules)).filter { known.insert(ObjectIdentifier($0)).inserted }
      .sorted { $0.description.id < $1.description.id }
    let notes = systems.flatMap(\.ruleNotes)
    var ids: Set<String> = []
    descriptions = rules.filter { ids.insert($0.description.id).inserted }.map { rule in
      notes.filter { $0.rule == rule.description.id }.reduce(rule.description) { $1.added(to: $0) }
    }
    descriptionsByID = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }
  }
}
