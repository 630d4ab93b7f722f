import Routes
import SourceModel

/// All routes as rows of cells, one row each, for every format that is a table.
struct ScanRows {
  struct Row {
    var status: RouteStatus
    /// As many as the header has; empty where there is nothing to say.
    var cells: [String]
  }

  static let header = ["Kind", "Route", "Status", "Router", "Destination", "Look-ups", "Declared"]

  private let tree: ScannedTree
  private let destinations: [RouteKey: [String]]

  init(_ tree: ScannedTree) {
    self.tree = tree
    destinations = RouteKind.allCases.flatMap { tree.index.candidates(for: $0) }
      .reduce(into: [:]) { $0[$1.key] = $1.destinations }
  }

  var rows: [Row] {
    tree.routes.map { Row(status: $0.status, cells: cells($0)) }
  }

  /// With a header, by RFC 4180 but for its line breaks.
  var csv: String {
    ([Self.header] + rows.map(\.cells)).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  var markdown: String {
    var table = MarkdownTable(header: Self.header)
    for row in rows { table.append(row.cells.map(MarkdownTable.words)) }
    return table.text
  }

  private static func quoted(_ cell: String) -> String {
    let cell = cell.printable
    guard cell.contains(where: { $0 == "," || $0 == "\"" }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  private func cells(_ route: Route) -> [String] {
    [
      route.key.kind.words, route.key.name, route.status.word, routers(of: route).joined(separator: ", "),
      (destinations[route.key] ?? []).joined(separator: ", "), String(route.lookUps.count), declared(route),
    ]
  }

  private func routers(of route: Route) -> [String] {
    let registering = route.registrations.compactMap { $0.router ?? $0.form.substitute }
    let names = registering + route.adapters.compactMap(\.router)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func declared(_ route: Route) -> String {
    guard let first = route.declarations.first?.site else { return "" }
    let start = first.range.start
    let more = route.declarations.count == 1 ? "" : " (+\(route.declarations.count - 1))"
    return "\(tree.path(of: first.file)):\(start.line + 1):\(start.utf8 + 1)\(more)"
  }
}
