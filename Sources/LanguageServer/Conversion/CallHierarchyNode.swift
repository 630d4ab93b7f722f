import JSON
import LanguageServerProtocol
import Routes
import SourceModel

/// What an item of a call hierarchy remembers of its node.
struct CallHierarchyNode: Codable {
  enum Kind: String, Codable {
    case type, route, file
  }

  private var kind: Kind
  /// Of the type or the route; empty for a file, which the item names.
  private var name = ""
  private var system: String?
  private var routeKind: String?
  private var owner: String?
  private var qualifier: String?

  init(_ node: RouteNode) {
    switch node {
    case .type(let name): (kind, self.name) = (.type, name)
    case .route(let key):
      (kind, name, system, routeKind) = (.route, key.name, key.space.system, key.space.kind)
      (owner, qualifier) = (key.owner, key.qualifier)
    case .file: kind = .file
    }
  }

  /// nil for what is not Waymark's, and for files that are gone.
  static func node(of item: CallHierarchyItem, in snapshot: Snapshot) -> RouteNode? {
    guard let data = try? item.data?.decode(CallHierarchyNode.self) else { return nil }
    switch data.kind {
    case .type: return .type(data.name)
    case .file: return snapshot.id(of: item.uri).map(RouteNode.file)
    case .route:
      return RouteKey(
        system: data.system, kind: data.routeKind, owner: data.owner, name: data.name, qualifier: data.qualifier,
        among: snapshot.index.systems
      ).map { .route($0) }
    }
  }
}

extension Snapshot {
  /// `shown` is where the node is, if not where it is declared.
  func callHierarchyItem(_ node: RouteNode, shown: Site? = nil) throws -> CallHierarchyItem? {
    guard let site = shown ?? index.site(of: node) else { return nil }
    let data = try JSONValue(encoding: CallHierarchyNode(node))
    let place = location(of: site)
    switch node {
    case .type(let name):
      return CallHierarchyItem(name: name, kind: .class, detail: detail(of: name), place: place, data: data)
    case .route(let key):
      return CallHierarchyItem(
        name: key.fullName, kind: key.space.naming == .type ? .interface : .key, detail: key.space.routeNoun,
        place: place, data: data)
    case .file(let file):
      return CallHierarchyItem(
        name: String(decoding: workspace.path(of: file).name, as: UTF8.self), kind: .file, detail: nil, place: place,
        data: data)
    }
  }

  /// What leads to a type: `view EditorInput, service Clock`.
  private func detail(of type: String) -> String? {
    let routes = index.routes(leadingTo: type).map { "\($0.space.noun) \($0.fullName)" }
    return routes.isEmpty ? nil : routes.joined(separator: ", ")
  }
}
