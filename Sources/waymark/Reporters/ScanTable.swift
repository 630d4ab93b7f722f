import Routes
import SourceModel

/// All routes as a table for people, one line each.
struct ScanTable {
  private let tree: ScannedTree

  init(_ tree: ScannedTree) {
    self.tree = tree
  }

  /// `width` is the terminal's; nil lets every line be as long as it is. Empty where there is no route.
  func text(width: Int?, paint: Paint) -> String {
    let routes = tree.index.routes
    guard !routes.isEmpty else { return "" }
    var columns = TextColumns(
      header: ["KIND", "ROUTE", "STATUS", "ROUTER", "DESTINATION", "LOOK-UPS", "DECLARED"], numeric: [5])
    let destinations = destinations
    for route in routes { columns.append(cells(route, destinations[route.key] ?? [])) }
    if let width { columns.fit(width, shrinking: [6, 4, 3, 1]) }
    return columns.lines { row, column, text in
      if row == nil { return paint.bold(text) }
      guard let row, column == 2 else { return text }
      return paint.status(text, routes[row].status)
    }
  }

  private func cells(_ route: Route, _ destinations: [String]) -> [String] {
    [
      route.key.kind.words, route.key.name, route.status.word, list(routers(of: route)), list(destinations),
      String(route.lookUps.count), declared(route),
    ].map(\.printable)
  }

  /// The classes behind each route.
  private var destinations: [RouteKey: [String]] {
    RouteKind.allCases.flatMap { tree.index.candidates(for: $0) }
      .reduce(into: [:]) { $0[$1.key] = $1.destinations }
  }

  private func routers(of route: Route) -> [String] {
    let registering = route.registrations.compactMap { $0.router ?? Self.words($0.form) }
    let names = registering + route.adapters.compactMap(\.router)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What stands for a router that has no name.
  private static func words(_ form: RegistrationForm) -> String? {
    switch form {
    case .router, .routerProtocol: nil
    case .easyFactory: "easy factory"
    case .blockRoute: "block route"
    case .namedFunction: "named function"
    }
  }

  private func declared(_ route: Route) -> String {
    guard let first = route.declarations.first?.site else { return "-" }
    let start = first.range.start
    let more = route.declarations.count == 1 ? "" : " (+\(route.declarations.count - 1))"
    return "\(tree.path(of: first.file)):\(start.line + 1):\(start.utf8 + 1)\(more)"
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "-" : names.joined(separator: ", ")
  }
}
