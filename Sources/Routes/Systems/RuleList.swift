/// The rules of the core and of some systems, with their descriptions.
struct RuleList: Sendable {
  /// Sorted by id.
  let rules: [any Rule.Type]
  /// With the notes of the systems, sorted by id.
  let descriptions: [RuleDescription]
  /// By id.
  let descriptionsByID: [String: RuleDescription]

  init(_ systems: [any RoutingSystem]) {
    rules = (Rules.core + systems.flatMap(\.rules)).sorted { $0.description.id < $1.description.id }
    let notes = systems.flatMap(\.ruleNotes)
    descriptions = rules.map { rule in
      notes.filter { $0.rule == rule.description.id }.reduce(rule.description) { $1.added(to: $0) }
    }
    descriptionsByID = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }
  }
}
