import Routes

/// The rules as a table, one line each.
struct RuleTable {
  let text: String

  init(_ descriptions: [RuleDescription]) {
    var columns = TextColumns(header: ["RULE", "SEVERITY", "FINDS"], numeric: [])
    for description in descriptions {
      columns.append([description.id, description.severity.rawValue, description.summary])
    }
    text = columns.lines { $2 }
  }
}
