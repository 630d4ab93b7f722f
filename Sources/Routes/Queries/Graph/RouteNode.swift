import SourceModel

/// A node of the graph of what routes where.
package enum RouteNode: Hashable, Sendable {
  /// A class that routes, or that routes lead to.
  case type(String)
  /// A route whose class is not known.
  case route(RouteKey)
  /// Code outside of all types.
  case file(FileID)
}

/// Look-ups that lead from one node to another. All of an edge stand in one file.
package struct RouteEdge: Hashable, Sendable {
  /// The other end.
  package var node: RouteNode
  /// In source order.
  package var sites: [Site]
}

extension RouteIndex {
  /// The nodes that stand for what is at a place: the classes of its destinations, or else itself.
  package func nodes(of occurrence: Occurrence) -> [RouteNode] {
    let types = destinationTypes(of: occurrence)
    if !types.isEmpty { return types.map(RouteNode.type) }
    switch occurrence.subject {
    // A URL is not the pattern that answers it.
    case .route(let key): return key.space.naming == .urlPattern ? [] : [.route(key)]
    case .router(let name): return [.type(name)]
    case .destination, .member: return []
    }
  }

  /// A type that routes somewhere, at its name: it need not be a destination itself.
  package func routingType(in file: FileID, line: Int, column: Int, encoding: PositionEncoding) -> RouteNode? {
    var seen: Set<String> = []
    return routings.first { routing in
      guard let type = routing.type, seen.insert(type).inserted else { return false }
      return declarations(ofType: type).contains {
        $0.file == file && $0.range.touches(line: Int32(clamping: line), column: column, in: encoding)
      }
    }?.user
  }

  /// Where the tree declares a node; for code outside of types, its first look-up.
  package func site(of node: RouteNode) -> Site? {
    switch node {
    case .type(let name): declarations(ofType: name).first
    case .route(let key):
      route(key).flatMap { route in
        (route.registrations.map(\.site) + route.declarations.map(\.site) + route.lookUps.map(\.site)).first
      }
    case .file: sorted(routings.filter { $0.user == node }.map(\.site)).first
    }
  }

  /// The routes whose registrations lead to a class.
  package func routes(leadingTo type: String) -> [RouteKey] {
    RegistrationFilter(subject: .destination(type), index: self).protocols.map(\.key)
  }

  /// The type itself, or else its extensions.
  func declarations(ofType name: String) -> [Site] {
    var types: [Site] = []
    var extensions: [Site] = []
    self.types.heads.forEach(declaring: name) { head, file in
      let site = Site(file: file.id, range: head.name.range)
      switch head.kind {
      case .class, .struct, .enum, .actor: types.append(site)
      case .extension: extensions.append(site)
      case .protocol, .typealias: break
      }
    }
    return types + extensions
  }
}
