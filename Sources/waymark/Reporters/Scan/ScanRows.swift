import Routes
import RoutingSystems
import SourceModel

/// Routes as rows of cells, for every format that is a table.
struct ScanRows {
  struct Row {
    var status: RouteStatus
    /// One for each column; empty if there is no value.
    var cells: [String]
    /// The first of the places in a cell.
    var sites: [ScanColumn: Site] = [:]
  }

  /// The system is a column if the routes are of several.
  let columns: [ScanColumn]
  let rows: [Row]

  /// Routes that are not listed for people get no row. A row names at most `mostNames` routers and destinations, and
  /// counts the others.
  init(_ routes: [Route], in tree: ScannedTree, mostNames: Int = .max) {
    let answered = AnsweredURLs(routes, in: tree.index)
    let routes = routes.filter { $0.isListed && !answered.contains($0) }
    let systems = Set(routes.map(\.key.space.system))
    let columns = ScanColumn.allCases.filter { $0 != .system || systems.count > 1 }
    self.columns = columns
    rows = routes.map { route in
      var row = Row(
        status: route.status, cells: columns.map { Self.cell($0, of: route, answered, in: tree, mostNames) })
      row.sites[.declared] = Self.declared(route, in: tree).first
      row.sites[.registered] = Self.registered(route).first
      return row
    }
  }

  /// With a header, by RFC 4180 but for its line breaks.
  var csv: String {
    ([columns.map(\.rawValue)] + rows.map(\.cells)).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  var markdown: String {
    var table = MarkdownTable(header: columns.map(\.rawValue))
    for row in rows {
      let cells = zip(columns, row.cells).map { column, cell in
        column.isCode && !cell.isEmpty ? MarkdownTable.code(cell) : MarkdownTable.words(cell)
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

  private static func cell(
    _ column: ScanColumn, of route: Route, _ answered: AnsweredURLs, in tree: ScannedTree, _ mostNames: Int
  ) -> String {
    switch column {
    case .system: route.key.space.system
    case .kind: route.key.space.noun
    case .route: route.key.fullName
    case .status: route.status.word
    case .router: list(routers(of: route), mostNames)
    case .destination: list(tree.index.destinationTypes(ofRoute: route.key), mostNames)
    case .lookUps: String(answered.lookUpCount(of: route))
    case .declared: places(declared(route, in: tree), in: tree)
    case .registered: places(registered(route), in: tree)
    }
  }

  private static func list(_ names: [String], _ most: Int) -> String {
    names.prefix(most).joined(separator: ", ") + others(names.count - most)
  }

  /// The number of those that are not shown.
  private static func others(_ count: Int) -> String { count > 0 ? " (+\(count))" : "" }

  private static func declared(_ route: Route, in tree: ScannedTree) -> [Site] {
    tree.index.declarationSites(of: route)
  }

  private static func registered(_ route: Route) -> [Site] {
    route.registrations.map(\.site) + route.adapters.map(\.site)
  }

  private static func routers(of route: Route) -> [String] {
    let registering = route.registrations.compactMap {
      $0.router ?? (route.key.space.table.isDescribed ? nil : $0.form.substitute)
    }
    let names = registering + route.adapters.compactMap(\.router)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `path:line:column` of the first place, and the number of the others.
  private static func places(_ sites: [Site], in tree: ScannedTree) -> String {
    guard let first = sites.first else { return "" }
    let start = first.range.start
    return "\(tree.path(of: first.file)):\(start.line + 1):\(start.utf8 + 1)" + others(sites.count - 1)
  }
}
