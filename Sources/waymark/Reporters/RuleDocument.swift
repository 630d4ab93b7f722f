import Routes

/// The rules as a Markdown document: `Documentation/Rules.md`.
struct RuleDocument {
  let text: String

  init(_ descriptions: [RuleDescription]) {
    let rows = descriptions.map { "| [`\($0.id)`](#\($0.id)) | \(Self.severity($0)) | \($0.summary) |\n" }
    text = Self.introduction + rows.joined() + descriptions.map { "\n" + Self.section($0) }.joined()
  }

  private static let introduction = """
    # Rules

    What `waymark check` and the language server report. `waymark rules --format markdown` prints this page.

    A severity holds where a finding is certain. What code out of sight may explain is *unknown*: silent, and information with
    `--include-unknown`. In the examples `//- Name.swift` begins a file, `^^^` marks what is found in the line above, and `//!` what is
    found of the whole file; an example without a mark is one that the rule must leave alone. Files and lines of the library are those
    of ZIKRouter 1.1.1.

    | rule | severity | finds |
    |---|---|---|

    """

  static func section(_ description: RuleDescription) -> String {
    let head = """
      ## `\(description.id)`

      *\(severity(description))*: \(description.summary)

      \(description.rationale)

      \(description.libraryCheck.map { "Checked by the library at run time: \($0)." } ?? "The library checks nothing of this.")

      """
    return head + description.examples.map(section).joined()
  }

  private static func severity(_ description: RuleDescription) -> String {
    description.severity.rawValue + (description.isOnByDefault ? "" : ", off by default")
  }

  /// The name for code blocks of the language that most files of the example are written in.
  private static func language(_ example: RuleDescription.Example) -> String {
    let names = example.source.split(separator: "\n").filter { $0.hasPrefix("//- ") }
    return names.count { $0.hasSuffix(".swift") } * 2 >= names.count ? "swift" : "objective-c"
  }

  private static func section(_ example: RuleDescription.Example) -> String {
    """

    \(example.title):

    ```\(language(example))
    \(example.source)
    ```

    """
  }
}
