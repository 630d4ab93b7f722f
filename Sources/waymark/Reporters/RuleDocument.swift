import Routes

/// The rules as a Markdown document: `Documentation/Rules.md`.
struct RuleDocument {
  let text: String

  init(_ descriptions: [RuleDescription]) {
    let rows = descriptions.map { "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |\n" }
    text = Self.introduction + rows.joined() + descriptions.map { "\n" + Self.section($0) }.joined()
  }

  private static let introduction = """
    # Rules

    What `waymark check` and the language server report. `waymark rules --format markdown` prints this page.

    A severity holds where a finding is certain. What code out of sight may explain is *unknown*: silent, and information with
    `--include-unknown`. In the examples `//- Name.swift` begins a file, and `^^^` marks what is found in the line above; an example
    without a mark is one that the rule must leave alone.

    | rule | severity | finds |
    |---|---|---|

    """

  static func section(_ description: RuleDescription) -> String {
    let head = """
      ## `\(description.id)`

      *\(description.severity.rawValue)*: \(description.summary)

      \(description.rationale)

      """
    return head + description.examples.map(section).joined()
  }

  private static func section(_ example: RuleDescription.Example) -> String {
    """

    \(example.title):

    ```swift
    \(example.source)
    ```

    """
  }
}
