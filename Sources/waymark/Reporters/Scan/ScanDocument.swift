import JSON
import RouteDocuments
import Routes
import RoutingSystems
import SourceModel

/// `waymark.scan/2` of the output contract.
struct ScanDocument {
  private let tree: ScannedTree
  private let routes: [Route]
  private let systems: [String]

  /// Lists the routes, and what else the systems have.
  init(_ routes: [Route], of systems: [String], in tree: ScannedTree) {
    (self.routes, self.systems, self.tree) = (routes, systems, tree)
  }

  /// Prints it with a line break at the end.
  func print() throws {
    let encoder = tree.encoder
    try DocumentWriter.print { writer throws(JSONError) in
      try writer.write("schema", "waymark.scan/2")
      try writer.write("summary", summary)
      try writer.write("skipped", elements: tree.index.skipped.lazy.map(json))
      try writer.write("routes", of: routes, encoder.json)
      try writer.write("systems") { writer throws(JSONError) in
        for system in systems {
          try writer.write(system) { writer throws(JSONError) in try write(system, to: &writer) }
        }
      }
    }
  }

  /// The lists of a system that are not routes.
  private func write(_ system: String, to writer: inout DocumentWriter) throws(JSONError) {
    guard tree.index.systems.hasRouters(system) else { return }
    try writer.write("routers", of: routers(of: system), json)
    try writer.write("destinations", of: tree.destinations.filter { $0.system == system }, json)
  }

  private func routers(of system: String) -> [Router] { tree.routers.filter { $0.system == system } }

  private var summary: JSONValue {
    let index = tree.index
    let files: JSONObject = ["files": JSONValue(tree.fileCount), "parsedFiles": JSONValue(index.parsedFileCount)]
    let world: JSONObject = [
      "world": .string(index.world.extent.rawValue), "worldReason": .string(index.world.reason),
    ]
    let counts = counts(routes, systems.flatMap(routers))
    return .object(files.adding(counts).adding(["systems": .object(countsOfSystems)]).adding(world))
  }

  private var countsOfSystems: JSONObject {
    let bySystem = Dictionary(grouping: routes, by: \.key.space.system)
    return JSONObject(systems.map { ($0, .object(counts(bySystem[$0] ?? [], routers(of: $0)))) })
  }

  private func counts(_ routes: [Route], _ routers: [Router]) -> JSONObject {
    let counts = RouteCounts(routes)
    return [
      "routes": JSONValue(counts.routes), "routers": JSONValue(routers.count), "lookUps": JSONValue(counts.lookUps),
      "unregistered": JSONValue(counts.unregistered), "unknown": JSONValue(counts.unknown),
    ]
  }

  private func json(_ skipped: RouteIndex.Skipped) -> JSONValue {
    ["path": .string(tree.path(of: skipped.file)), "reason": .string(skipped.reason)]
  }

  private func json(_ router: Router) -> JSONValue {
    [
      "name": .string(router.name),
      "kind": .string(router.family.name),
      "superclass": JSONValue(router.superclass),
      "adapter": .bool(router.traits.isAdapter),
      "abstract": .bool(router.traits.isAbstract),
      "declared": router.declared.map { site($0) } ?? .null,
      "destinations": .array(
        router.destinations.map { site($0.site, ["type": .string($0.type), "exclusive": .bool($0.isExclusive)]) }),
      "identifiers": .array(router.identifiers.map { site($0.site, ["value": .string($0.value)]) }),
      "urlPatterns": .array(router.urlPatterns.map { site($0.site, ["value": .string($0.value)]) }),
    ]
  }

  private func json(_ destination: Destination) -> JSONValue {
    site(
      destination.site,
      [
        "type": .string(destination.type),
        "kind": .string(destination.family.name),
        "via": .string(destination.via.rawValue),
      ])
  }

  private func site(_ site: Site, _ fields: JSONObject = [:]) -> JSONValue { JSONValue(site, in: tree, fields) }
}
