/// Cells in aligned columns, two spaces apart.
struct TextColumns {
  private let header: [String]
  /// Columns that are aligned to the right.
  private let numeric: Set<Int>
  private var rows: [[String]] = []
  private var widths: [Int]

  init(header: [String], numeric: Set<Int>) {
    self.header = header
    self.numeric = numeric
    widths = header.map(\.count)
  }

  /// One cell per column.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
    widths = zip(widths, cells).map { max($0, $1.count) }
  }

  /// Makes the given columns narrower, always the widest of them, until all fit or none has more room to give.
  mutating func fit(_ width: Int, shrinking columns: [Int]) {
    while widths.reduce(2 * (widths.count - 1), +) > width {
      guard let widest = columns.max(by: { widths[$0] < widths[$1] }), widths[widest] > 12 else { return }
      widths[widest] -= 1
    }
  }

  /// `paint` gets the row (nil for the header), the column and the padded cell.
  func lines(_ paint: (Int?, Int, String) -> String) -> String {
    let all = [(nil, header)] + rows.enumerated().map { (Optional($0), $1) }
    return all.map { row, cells in
      cells.indices.map { paint(row, $0, padded(cells[$0], column: $0)) }.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func padded(_ cell: String, column: Int) -> String {
    let isLast = column == widths.count - 1
    let text = cell.count > widths[column] ? shortened(cell, to: widths[column], keepsEnd: isLast) : cell
    let space = String(repeating: " ", count: widths[column] - text.count)
    if numeric.contains(column) { return space + text }
    return isLast ? text : text + space
  }

  /// A place is told by its end, a name by its beginning.
  private func shortened(_ text: String, to width: Int, keepsEnd: Bool) -> String {
    keepsEnd ? "…" + text.suffix(width - 1) : text.prefix(width - 1) + "…"
  }
}
