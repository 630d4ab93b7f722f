import Routes
import SourceModel

/// All routes, identifiers and URL patterns as rows of cells, one row each, for every format that is a table.
struct ScanRows {
  struct Row {
    var status: RouteStatus
    /// As many as the header has; empty where there is nothing to say.
    var cells: [String]
    /// The first of the places that a cell names, by column.
    var sites: [Int: Site]
  }

  static let header = ["Kind", "Route", "Status", "Router", "Destination", "Look-ups", "Declared", "Registered"]
  fileprivate static let (declared, registered) = (6, 7)
  /// The columns of names and places, which Markdown shows as code.
  private static let codes: Set<Int> = [1, declared, registered]

  private let tree: ScannedTree

  init(_ tree: ScannedTree) {
    self.tree = tree
  }

  var rows: [Row] {
    // The library registers an identifier along with each URL pattern.
    let identifiers = tree.identifiers.filter { !$0.lookUps.isEmpty || !$0.registrations.allSatisfy(\.isImplied) }
    return (tree.routes + identifiers + tree.urls).map(row)
  }

  /// With a header, by RFC 4180 but for its line breaks.
  var csv: String {
    ([Self.header] + rows.map(\.cells)).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  var markdown: String {
    var table = MarkdownTable(header: Self.header)
    for row in rows {
      let cells = row.cells.enumerated().map { column, cell in
        Self.codes.contains(column) && !cell.isEmpty ? MarkdownTable.code(cell) : MarkdownTable.words(cell)
      }
      table.append(cells)
    }
    return table.text
  }

  private static func quoted(_ cell: String) -> String {
    let cell = cell.printable
    guard cell.contains(where: { $0 == "," || $0 == "\"" }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  private func row(_ route: Route) -> Row {
    let (declared, registered) = (
      route.declarations.map(\.site), route.registrations.map(\.site) + route.adapters.map(\.site)
    )
    let cells = [
      route.key.space.noun, route.key.name, route.status.word, routers(of: route).joined(separator: ", "),
      tree.index.destinationTypes(ofRoute: route.key).joined(separator: ", "), String(route.lookUps.count),
      places(declared), places(registered),
    ]
    return Row(status: route.status, cells: cells, declared, registered)
  }

  private func routers(of route: Route) -> [String] {
    let registering = route.registrations.compactMap { $0.router ?? $0.form.substitute }
    let names = registering + route.adapters.compactMap(\.router)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `path:line:column` of the first one; how many more there are stands behind it.
  private func places(_ sites: [Site]) -> String {
    guard let first = sites.first else { return "" }
    let start = first.range.start
    let more = sites.count == 1 ? "" : " (+\(sites.count - 1))"
    return "\(tree.path(of: first.file)):\(start.line + 1):\(start.utf8 + 1)\(more)"
  }
}

extension ScanRows.Row {
  fileprivate init(status: RouteStatus, cells: [String], _ declared: [Site], _ registered: [Site]) {
    self.init(status: status, cells: cells, sites: [:])
    sites[ScanRows.declared] = declared.first
    sites[ScanRows.registered] = registered.first
  }
}
