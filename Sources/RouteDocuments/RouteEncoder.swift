import JSON
import Routes
import SourceModel

/// The fields of a site in JSON: a path with lines and columns, or a URI with a range.
package protocol SiteEncoder: Sendable {
  func fields(of site: Site) -> JSONObject
}

/// Encodes routes for the output contract (`Documentation/Reference/Output.md`) and for editors,
/// which differ in the fields of a site only.
package struct RouteEncoder: Sendable {
  private let index: RouteIndex
  private let sites: any SiteEncoder

  package init(_ index: RouteIndex, sites: any SiteEncoder) {
    self.index = index
    self.sites = sites
  }

  package func json(_ route: Route) -> JSONValue {
    .object(
      JSONObject(route.key).adding([
        "status": .string(route.status.word),
        "reason": JSONValue(route.status.reason),
        "targets": targets(of: route),
        "declarations": .array(
          route.declarations.map {
            json($0.site, ["form": .string($0.form.rawValue), "language": .string($0.language.rawValue)])
          }),
        "registrations": .array(route.registrations.map(json)),
        "adapters": .array(
          route.adapters.map { json($0.site, ["router": JSONValue($0.router), "adaptee": .string($0.adapteeName)]) }),
        "lookUps": .array(
          route.lookUps.map {
            json($0.site, ["form": .string($0.form.rawValue), "language": .string($0.language.rawValue)])
          }),
        "mentions": .array(route.mentions.map { json($0.site) }),
      ]))
  }

  package func json(_ registration: Route.Registration) -> JSONValue {
    json(
      registration.site,
      [
        "form": .string(registration.form.rawValue),
        "router": JSONValue(registration.router),
        "destinations": JSONValue(registration.destinations),
        "conditions": JSONValue(registration.call.conditions),
        "details": .object(details(of: registration)),
      ])
  }

  private func details(of registration: Route.Registration) -> JSONObject {
    let implied: JSONObject = registration.isImplied ? ["implied": true] : [:]
    return implied.adding(
      JSONObject(
        index.details(of: registration).map { detail in
          switch detail.value {
          case .name(let name): (detail.name, JSONValue(name))
          case .names(let names): (detail.name, JSONValue(names))
          }
        }))
  }

  /// Where the route leads in each application target.
  package func targets(of route: Route) -> JSONValue {
    .array(
      index.applicationEnds(of: route).map { target in
        .object(JSONObject([("name", .string(target.application))]).adding(JSONObject(target.end)))
      })
  }

  /// A site with the fields of the thing that stands there.
  private func json(_ site: Site, _ fields: JSONObject = [:]) -> JSONValue {
    .object(sites.fields(of: site).adding(fields))
  }
}

extension JSONObject {
  /// A place in a file: lines count from one, columns in UTF-8 bytes.
  package init(_ site: Site, path: String) {
    self = [
      "path": .string(path),
      "line": .integer(Int64(site.range.start.line) + 1),
      "column": .integer(Int64(site.range.start.utf8) + 1),
      "endLine": .integer(Int64(site.range.end.line) + 1),
      "endColumn": .integer(Int64(site.range.end.utf8) + 1),
    ]
  }

  /// The fields that identify a route. `owner` and `qualifier` are null for names without them.
  package init(_ key: RouteKey) {
    self = [
      "system": .string(key.space.system), "kind": .string(key.space.kind),
      "owner": JSONValue(key.owner), "name": .string(key.name), "qualifier": JSONValue(key.qualifier),
    ]
  }

  package init(_ end: RouteAnswer) {
    self = [
      "status": .string(end.status.word), "routers": JSONValue(end.routers), "adapters": JSONValue(end.adapters),
      "destinations": JSONValue(end.destinations),
    ]
  }
}
