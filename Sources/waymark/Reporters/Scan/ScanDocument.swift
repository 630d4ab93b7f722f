import JSON
import Routes
import SourceModel

/// `waymark.scan/1` of the output contract.
struct ScanDocument {
  private let tree: ScannedTree

  init(_ tree: ScannedTree) {
    self.tree = tree
  }

  /// With a line break at the end.
  func printed() throws -> [UInt8] {
    let index = tree.index
    return try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.scan/1")
      try writer.write("summary", summary)
      try writer.write("skipped", elements: index.skipped.lazy.map(json))
      try writer.write("routes", elements: tree.routes.lazy.map(json(route:)))
      try writer.write("routers", elements: tree.routers.lazy.map(json))
      try writer.write("destinations", elements: tree.destinations.lazy.map(json))
      try writer.write("identifiers", elements: tree.identifiers.lazy.map(json(text:)))
      try writer.write("urls", elements: tree.urls.lazy.map(json(text:)))
    }
  }

  private func json(_ skipped: RouteIndex.Skipped) -> JSONValue {
    ["path": .string(tree.path(of: skipped.file)), "reason": .string(skipped.reason)]
  }

  private var summary: JSONValue {
    let (index, routes) = (tree.index, tree.routes)
    return [
      "files": JSONValue(tree.fileCount),
      "parsedFiles": JSONValue(index.parsedFileCount),
      "routes": JSONValue(routes.count),
      "routers": JSONValue(tree.routers.count),
      "lookUps": JSONValue(routes.map(\.lookUps.count).reduce(0, +)),
      "unregistered": JSONValue(routes.count { $0.status.isMissing }),
      "unknown": JSONValue(routes.count { $0.status.reason != nil }),
      "world": .string(index.world.extent.rawValue),
      "worldReason": .string(index.world.reason),
    ]
  }

  private func json(route: Route) -> JSONValue {
    [
      "system": .string(route.key.space.system),
      "kind": .string(route.key.space.kind),
      "name": .string(route.key.name),
      "status": .string(route.status.word),
      "reason": JSONValue(route.status.reason),
      "targets": JSONValue(targetsOf: route, in: tree),
      "declarations": .array(
        route.declarations.map {
          site($0.site, ["form": .string($0.form.rawValue), "language": .string($0.language.rawValue)])
        }),
      "registrations": .array(route.registrations.map(json)),
      "adapters": .array(
        route.adapters.map { site($0.site, ["router": JSONValue($0.router), "adaptee": .string($0.adapteeName)]) }),
      "lookUps": .array(
        route.lookUps.map {
          site($0.site, ["form": .string($0.form.rawValue), "language": .string($0.language.rawValue)])
        }),
      "mentions": sites(route.mentions),
    ]
  }

  private func targets(_ statuses: [ApplicationStatus]) -> JSONValue {
    let applications = tree.index.applications.all
    return .array(
      statuses.filter { applications.indices.contains($0.application) }.map {
        ["name": .string(applications[$0.application].name), "status": .string($0.status.word)]
      })
  }

  private func json(_ registration: Route.Registration) -> JSONValue {
    site(
      registration.site,
      [
        "form": .string(registration.form.rawValue),
        "router": JSONValue(registration.router),
        "destinations": JSONValue(registration.destinations),
        "conditions": JSONValue(registration.call.conditions),
      ])
  }

  private func json(_ router: Router) -> JSONValue {
    [
      "system": .string(router.system),
      "name": .string(router.name),
      "kind": .string(router.family.rawValue),
      "superclass": JSONValue(router.superclass),
      "adapter": .bool(router.isAdapter),
      "abstract": .bool(router.isAbstract),
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
        "kind": .string(destination.family.rawValue),
        "via": .string(destination.via.rawValue),
      ])
  }

  private func json(text: Route) -> JSONValue {
    [
      "value": .string(text.key.name),
      "kind": .string(text.key.space.family.rawValue),
      "status": .string(text.status.word),
      "reason": JSONValue(text.status.reason),
      "targets": targets(text.statuses),
      "registrations": sites(text.registrations.map(\.site)),
      "lookUps": sites(text.lookUps.map(\.site)),
    ]
  }

  private func site(_ site: Site, _ fields: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    JSONValue(site, in: tree, fields)
  }

  private func sites(_ sites: [Site]) -> JSONValue {
    .array(sites.map { site($0) })
  }
}
