import Routes
import RoutingSystems

/// The rules as a table, one line each: also whether a rule is on by default, what fixes its findings, and whether the
/// library checks the same.
struct RuleTable {
  private let descriptions: [RuleDescription]

  init(_ descriptions: [RuleDescription]) {
    self.descriptions = descriptions
  }

  /// `width` is the terminal's; nil lets every line be as long as it is.
  func text(width: Int?, paint: Paint) -> String {
    let header = ["RULE", "SEVERITY", "DEFAULT", "FIX", "LIBRARY", "REPORTS"]
    var columns = TextColumns(header: header, numeric: [])
    for description in descriptions {
      columns.append([
        description.id, description.severity.rawValue, description.isOnByDefault ? "on" : "off",
        RuleFix(of: description.id)?.rawValue ?? "-", description.libraryCheck == nil ? "silent" : "checks",
        description.summary,
      ])
    }
    if let width { columns.fit(width, .init(needed: [0, 5], wanted: [1, 3, 2, 4], flexible: 5, comfort: 40)) }
    return columns.lines { row, _, text in row == nil ? paint.bold(text) : text }
  }
}

/// What fixes findings of a rule.
enum RuleFix: String {
  /// `waymark fix`, and editors.
  case command
  /// Code actions of editors.
  case editor

  /// nil where nothing does.
  init?(of rule: String) {
    if SystemList.builtIn.safelyFixableRules.contains(rule) {
      self = .command
    } else if SystemList.builtIn.fixableRules.contains(rule) {
      self = .editor
    } else {
      return nil
    }
  }
}
