import JSON
import Routes
import Workspace

/// A routing system with the counts of its routes.
struct SystemRow {
  private let use: SystemUse
  private let routes: Int
  private let registrations: Int
  private let lookUps: Int

  init(_ use: SystemUse, in scanned: ScannedTree) {
    let own = scanned.index.routes.filter { $0.key.space.system == use.name && $0.isListed }
    (self.use, routes) = (use, own.count)
    registrations = own.reduce(0) { $0 + $1.registrations.count }
    lookUps = own.reduce(0) { $0 + $1.lookUps.count }
  }

  static func table(_ rows: [SystemRow], paint: Paint) -> String {
    let header = ["SYSTEM", "STATE", "ROUTES", "REGISTRATIONS", "LOOK-UPS", "WHY"]
    var columns = TextColumns(header: header, numeric: [2, 3, 4])
    for row in rows {
      let counts = [row.routes, row.registrations, row.lookUps].map { row.use.isOn ? String($0) : "-" }
      columns.append([row.use.name, row.use.isOn ? "on" : "off"] + counts + [row.use.why.printable])
    }
    return columns.lines { row, _, cell in row == nil ? paint.bold(cell) : cell }
  }

  var json: JSONValue {
    [
      "system": .string(use.name), "on": .bool(use.isOn), "reason": .string(use.why),
      "routes": .integer(Int64(routes)), "registrations": .integer(Int64(registrations)),
      "lookUps": .integer(Int64(lookUps)),
    ]
  }
}

extension SystemUse {
  /// Why it is on or off, as a clause.
  var why: String {
    switch reason {
    case .builtIn: "built in"
    case .described(let file): "described in \(ScannedTree.text(ofConfiguration: file))"
    case .switched(let file): "switched \(isOn ? "on" : "off") in \(ScannedTree.text(ofConfiguration: file))"
    case .used(let use): use.words
    case .unused(let pack): "no file \(pack.condition)"
    }
  }
}
