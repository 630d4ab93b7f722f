/// The additions of a routing system to the description of a rule for every space: where the
/// library checks the same, the reason, and examples in code of the system.
package struct RuleNotes: Sendable {
  let rule: String
  private let libraryCheck: String?
  private let rationale: String
  private let examples: [RuleDescription.Example]

  package init(
    on rule: any Rule.Type, libraryCheck: String? = nil, rationale: String = "", examples: [RuleDescription.Example]
  ) {
    self.rule = rule.description.id
    self.libraryCheck = libraryCheck
    self.rationale = rationale
    self.examples = examples
  }

  /// The description of the rule with the notes.
  func added(to description: RuleDescription) -> RuleDescription {
    var description = description
    description.libraryCheck = description.libraryCheck ?? libraryCheck
    description.rationale = [description.rationale, rationale].filter { !$0.isEmpty }.joined(separator: "\n\n")
    description.examples += examples
    return description
  }
}
