import JSON
import Routes
import SourceModel
import Workspace

/// `waymark.graph/1` of the output contract.
package struct GraphDocument {
  private let map: RouteMap
  private let index: RouteIndex
  private let sites: any SiteEncoder
  /// The places of the older of two revisions.
  private let formerSites: any SiteEncoder
  private let fileCount: Int
  /// nil where nothing is drawn.
  private var layout: GraphLayout?
  /// Written between the summary and the clusters.
  private var others: JSONObject = [:]
  private let findings: [Site: [Diagnostic]]
  private let ids: GraphIDs

  /// `fileCount` is the number of files that were read.
  package init(
    _ map: RouteMap, of index: RouteIndex, sites: any SiteEncoder, formerSites: (any SiteEncoder)? = nil,
    fileCount: Int, findings: [Diagnostic]
  ) {
    (self.map, self.index, self.sites, self.fileCount, ids) = (map, index, sites, fileCount, GraphIDs(map))
    self.formerSites = formerSites ?? sites
    self.findings = Dictionary(grouping: findings, by: \.finding.site)
  }

  package var value: JSONValue {
    let head: JSONObject = ["schema": "waymark.graph/1", "summary": .object(summary)]
    return .object(
      head.adding(others).adding([
        "clusters": .array(map.clusters.map(json)),
        "nodes": .array(map.nodes.map(json)),
        "edges": .array(map.edges.enumerated().map { json($1, $0) }),
      ]))
  }

  /// A page of the map, whose places open in an editor; `root` is the folder that their paths begin in. Throws a
  /// `Graphviz.Problem` or a `JSONError`.
  package func page(root: FilePath, opening editor: PageEditor) throws -> [UInt8] {
    let layout = try GraphLayout(of: map)
    var document = self
    document.layout = layout
    document.others = [
      "openWith": .string(editor.rawValue), "root": .string(root.description),
      "layout": ["width": .double(layout.size.width), "height": .double(layout.size.height)],
    ]
    return GraphPage(document: try PackedDocument(document.value).value.serialized()).text
  }

  private var summary: JSONObject {
    let world = index.world
    return [
      "files": JSONValue(fileCount), "routes": JSONValue(Set(map.nodes.flatMap(\.routes)).count),
      "nodes": JSONValue(map.nodes.count), "edges": JSONValue(map.edges.count), "folded": JSONValue(map.folded),
      "world": .string(world.extent.rawValue), "worldReason": .string(world.reason),
    ]
  }

  private func json(_ cluster: String) -> JSONValue {
    let id = ids.id(ofCluster: cluster)
    let fields: JSONObject = ["id": .string(id), "name": .string(cluster)]
    return .object(fields.adding(layout?.boxes[id]?.fields ?? [:]))
  }

  private func json(_ node: RouteMap.Node) -> JSONValue {
    let id = ids.id(of: node.id)
    let fields: JSONObject = [
      "id": .string(id), "name": .string(node.name), "kind": .string(node.kind.rawValue),
      "cluster": JSONValue(node.cluster.map { ids.id(ofCluster: $0) }), "routers": JSONValue(node.routers),
      "targets": JSONValue(node.targets), "change": JSONValue(node.change?.rawValue), "folded": JSONValue(node.folded),
      "site": node.site.map { .object(self.fields(of: $0, isFormer: node.isFormer)) } ?? .null,
      "routes": .array(node.routes.map(json)),
    ]
    return .object(fields.adding(layout?.boxes[id]?.fields ?? [:]))
  }

  /// A route of another revision has its key alone.
  private func json(_ key: RouteKey) -> JSONValue {
    let route = index.route(key)
    let places = (route?.sites ?? []) + (route?.lookUps.map(\.site) ?? [])
    let found = places.flatMap { findings[$0] ?? [] }
    return .object(
      JSONObject(key).adding([
        "status": JSONValue(route?.status.word), "reason": JSONValue(route?.status.reason),
        "registrations": .array((route?.registrations ?? []).map { .object(sites.fields(of: $0.site)) }),
        "findings": .array(found.map(json)),
      ]))
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      sites.fields(of: diagnostic.finding.site).adding([
        "rule": .string(diagnostic.finding.rule), "severity": .string(diagnostic.severity.rawValue),
        "message": .string(diagnostic.finding.message),
      ]))
  }

  private func json(_ edge: RouteMap.Edge, _ number: Int) -> JSONValue {
    var fields: JSONObject = [
      "source": .string(ids.id(of: edge.source)), "target": .string(ids.id(of: edge.target)),
      "status": .string(edge.statusWord), "change": JSONValue(edge.change?.rawValue),
      "uses": .array(edge.uses.map(json)),
    ]
    if let spline = layout?.splines[number] {
      fields["points"] = spline.isEmpty ? .null : .array(spline.map { [.double($0.x), .double($0.y)] })
    }
    return .object(fields)
  }

  private func fields(of site: Site, isFormer: Bool) -> JSONObject {
    isFormer ? formerSites.fields(of: site).adding(["former": true]) : sites.fields(of: site)
  }

  private static let noKey: JSONObject = [
    "system": .null, "kind": .null, "owner": .null, "name": .null, "qualifier": .null,
  ]

  private func json(_ use: RouteMap.Use) -> JSONValue {
    let key = use.key.map { JSONObject($0) } ?? Self.noKey
    return .object(
      key.adding([
        "label": .string(use.label), "status": .string(use.status?.word ?? "linked"),
        "conditions": JSONValue(use.conditions),
      ]).adding(use.site.map { self.fields(of: $0, isFormer: use.isFormer) } ?? [:]))
  }
}
