/// Texts in aligned columns, two spaces apart.
struct TextColumns {
  private let header: [String]
  /// Columns that are aligned to the right.
  private let numeric: Set<Int>
  private var rows: [[String]] = []
  private var widths: [Int]
  /// The columns that are printed, ascending.
  private var shown: [Int]

  init(header: [String], numeric: Set<Int>) {
    self.header = header
    self.numeric = numeric
    widths = header.map(\.count)
    shown = Array(header.indices)
  }

  /// One cell per column.
  mutating func append(_ cells: [String]) {
    rows.append(cells)
    widths = zip(widths, cells).map { max($0, $1.count) }
  }

  /// The columns of a table that must fit a terminal.
  struct Priorities {
    /// Shown at any width.
    var needed: [Int]
    /// Shown as long as there is room, the most wanted first.
    var wanted: [Int]
    /// The needed column that is made narrower where it must be.
    var flexible: Int
    /// How wide that column stays for the sake of the wanted ones; as wide as its cells unless said.
    var comfort = Int.max
  }

  /// Leaves columns out, and makes one narrower, until all fit or nothing has more room to give.
  mutating func fit(_ width: Int, _ priorities: Priorities) {
    let (natural, least) = (widths[priorities.flexible], 12)
    widths[priorities.flexible] = min(natural, priorities.comfort)
    shown = priorities.needed
    for column in priorities.wanted where total(shown + [column]) <= width { shown.append(column) }
    shown.sort()
    let room = widths[priorities.flexible] + width - total(shown)
    widths[priorities.flexible] = min(natural, max(room, least))
  }

  private func total(_ columns: [Int]) -> Int {
    columns.reduce(2 * (columns.count - 1)) { $0 + widths[$1] }
  }

  /// `paint` gets the row (nil for the header), the column and the padded cell.
  func lines(_ paint: (Int?, Int, String) -> String) -> String {
    let all = [(nil, header)] + rows.enumerated().map { (Optional($0), $1) }
    return all.map { row, cells in
      shown.map { paint(row, $0, padded(cells[$0], column: $0)) }.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func padded(_ cell: String, column: Int) -> String {
    let text = cell.count > widths[column] ? cell.prefix(widths[column] - 1) + "…" : cell
    let space = Self.blanks(widths[column] - text.count)
    if numeric.contains(column) { return space + text }
    return column == shown.last ? text : text + space
  }

  /// Spaces for padding. `String(repeating:count:)` took 0.5 % of a scan.
  private static func blanks(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
