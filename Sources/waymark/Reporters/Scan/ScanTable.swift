import Routes

/// Routes as a table for people, one line each.
struct ScanTable {
  /// Of the routers or destinations of one route: a table cell that fifty classes register would make all lines as long.
  private static let mostNames = 2
  private let content: ScanRows
  private let tree: ScannedTree

  init(_ routes: [Route], in tree: ScannedTree) {
    (content, self.tree) = (ScanRows(routes, in: tree, mostNames: Self.mostNames), tree)
  }

  /// `width` is the width of the terminal; nil does not limit the length of lines. Empty if there is no route.
  func text(width: Int?, paint: Paint) -> String {
    let (columns, rows) = (content.columns, content.rows)
    guard !rows.isEmpty else { return "" }
    var text = TextColumns(header: columns.map { $0.rawValue.uppercased() }, numeric: Set(positions([.lookUps])))
    for row in rows { text.append(row.cells.map { $0.isEmpty ? "-" : $0.printable }) }
    if let width { text.fit(width, priorities) }
    return text.lines { row, column, text in
      guard let row else { return paint.bold(text) }
      let column = columns[column]
      if let site = rows[row].sites[column] { return tree.linkedPlace(of: site, as: text, paint) }
      return column == .status ? paint.status(text, rows[row].status) : text
    }
  }

  /// Places are printed whole, so that a terminal can open them.
  private var priorities: TextColumns.Priorities {
    TextColumns.Priorities(
      needed: positions([.route, .status, .registered]),
      wanted: positions([.lookUps, .system, .kind, .router, .destination, .declared]),
      flexible: content.columns.firstIndex(of: .route) ?? 0)
  }

  /// Of those columns that the table has.
  private func positions(_ columns: [ScanColumn]) -> [Int] {
    columns.compactMap(content.columns.firstIndex)
  }
}
