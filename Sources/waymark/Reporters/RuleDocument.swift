import Routes
import RoutingSystems

/// The rules as Markdown: the summary in `Documentation/Rules.md`, and one page for each rule.
struct RuleDocument {
  let text: String

  init(_ descriptions: [RuleDescription]) {
    text = Self.introduction + descriptions.map(Self.row).joined()
  }

  private static let introduction = """
    # Rules

    The problems that `waymark check` and the language server report. `waymark rules RULE` explains one
    rule: why it exists, where the library checks the same at run time, code that the rule reports, and
    code that it accepts.

    - **Severity** applies to findings that are certain. If code that Waymark cannot see might explain a
      finding, the finding is *unknown*: hidden by default, reported as information with
      `--include-unknown`. [`.waymark.yml`](Reference/Configuration.md#rules) changes the severity of a
      rule, or turns the rule on or off.
    - **Fix** is `waymark fix` if that command can fix findings of the rule, and *editor* if fixes are
      offered as [code actions](LanguageServer.md#textdocumentcodeaction) only. Some findings of such a
      rule have none.

    | Rule | Severity | Reports | Fix |
    |---|---|---|---|

    """

  /// The anchor is the page that a diagnostic in an editor links to.
  private static func row(_ description: RuleDescription) -> String {
    let id = description.id
    return "| <a id=\"\(id)\"></a>`\(id)` | \(severity(description)) | \(description.summary) | \(fix(id)) |\n"
  }

  private static func fix(_ rule: String) -> String {
    switch RuleFix(of: rule) {
    case .command: "`waymark fix`"
    case .editor: "editor"
    case nil: ""
    }
  }

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
    description.severity.rawValue + (description.onlyWhere)
  }

  /// The name for code blocks of the language that most files of the example are written in.
  private static func language(_ example: RuleDescription.Example) -> String {
    let names = example.source.split(separator: "\n").filter { $0.hasPrefix("//- ") }
    if names.allSatisfy({ name in [".plist", ".storyboard", ".xib"].contains { name.hasSuffix($0) } }) { return "xml" }
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

extension RuleDescription {
  /// Where the rule reports by default, behind its severity; empty for everywhere.
  var onlyWhere: String {
    if repeatsCompiler { return ", in editors for unsaved text alone" }
    return isOnByDefault ? "" : ", off by default"
  }
}
