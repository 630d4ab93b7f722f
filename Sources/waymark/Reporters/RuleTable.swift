import Routes

/// The rules as a table, one line each: also whether a rule is on by default, and whether the library checks the same.
struct RuleTable {
  let text: String

  init(_ descriptions: [RuleDescription]) {
    var columns = TextColumns(header: ["RULE", "SEVERITY", "DEFAULT", "LIBRARY", "FINDS"], numeric: [])
    for description in descriptions {
      columns.append([
        description.id, description.severity.rawValue, description.isOnByDefault ? "on" : "off",
        description.libraryCheck == nil ? "silent" : "checks", description.summary,
      ])
    }
    text = columns.lines { $2 }
  }
}
