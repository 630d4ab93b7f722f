import Routes

/// One rule with its examples, for people at a terminal.
struct RulePage {
  private let description: RuleDescription

  init(_ description: RuleDescription) {
    self.description = description
  }

  func text(_ paint: Paint) -> String {
    let severity = paint.severity(description.severity.rawValue, description.severity)
    let library = description.libraryCheck.map { "Checked by the library at run time: \($0)." }
    let fix = RuleFix(of: description.id).map {
      $0 == .command ? "'waymark fix' and editors fix it." : "Editors fix it."
    }
    let paragraphs = [
      "\(paint.bold(description.id)) (\(severity)\(description.onlyWhere))",
      description.summary, description.rationale, library, fix,
    ]
    return (paragraphs.compactMap(\.self) + description.examples.map { text($0, paint) }).joined(separator: "\n\n")
      + "\n"
  }

  /// An example without a mark is code that the rule accepts.
  private func text(_ example: RuleDescription.Example, _ paint: Paint) -> String {
    let isReported = example.source.contains("^") || example.source.contains("//!")
    let word = isReported ? paint.severity("Reported:", description.severity) : paint.bold("Accepted:")
    let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    return "\(word) \(example.title)\n\n\(lines.joined(separator: "\n"))"
  }
}
