import Routes

/// All routes, identifiers and URL patterns as a table for people, one line each.
struct ScanTable {
  private let tree: ScannedTree

  init(_ tree: ScannedTree) {
    self.tree = tree
  }

  /// `width` is the terminal's; nil lets every line be as long as it is. Empty where there is no route.
  func text(width: Int?, paint: Paint) -> String {
    let rows = ScanRows(tree).rows
    guard !rows.isEmpty else { return "" }
    var columns = TextColumns(header: ScanRows.header.map { $0.uppercased() }, numeric: [5])
    for row in rows { columns.append(row.cells.map { $0.isEmpty ? "-" : $0.printable }) }
    // Places are printed whole, so that a terminal can open them.
    if let width { columns.fit(width, .init(needed: [1, 2, 7], wanted: [5, 0, 3, 4, 6], flexible: 1)) }
    return columns.lines { row, column, text in
      guard let row else { return paint.bold(text) }
      if let site = rows[row].sites[column] { return tree.linkedPlace(of: site, as: text, paint) }
      return column == 2 ? paint.status(text, rows[row].status) : text
    }
  }
}
