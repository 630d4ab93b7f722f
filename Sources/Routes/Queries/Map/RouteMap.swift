import SourceModel

/// The routes of a tree as a graph to draw.
package struct RouteMap: Sendable {
  package struct Node: Sendable {
    package enum Kind: String, Sendable {
      /// A class that routes lead to.
      case screen
      /// A type that routes, and that no route leads to.
      case code
      /// A file with code outside of types.
      case file
      /// An entry from outside: a URL pattern, or a property list.
      case door
      /// A route whose class is not known.
      case route
      /// A part of the screens that look it up, such as a cell of a table.
      case cell
      /// The cells of one screen, as one node.
      case cells
      /// A cluster that is folded into one node.
      case cluster
    }

    /// Unique in the map, and the same in all revisions of a tree.
    package var id: String
    package var kind: Kind
    package var name: String
    /// The routers that lead to it, sorted.
    package var routers: [String] = []
    /// The routes that lead to it, sorted.
    package var routes: [RouteKey] = []
    /// The place of the declaration; nil for several nodes in one, and if it is not in the tree.
    package var site: Site?
    /// True if the place is one of the older of two revisions.
    package var isFormer = false
    /// The targets that hold it, sorted.
    package var targets: [String] = []
    /// The applications that link it.
    package var applications: [String] = []
    /// The name of the cluster; nil outside of clusters.
    package var cluster: String?
    /// How many nodes it stands for, if it is a cluster.
    package var folded = 0
    package var change: Change?
  }

  /// A look-up, or another link from one node to another.
  package struct Use: Sendable {
    /// nil for a use of a router by name, and for a link that is not a look-up.
    package var key: RouteKey?
    /// The route, the router or the class that the code names.
    package var label: String
    /// nil for a link that is not a look-up.
    package var status: RouteStatus?
    package var site: Site?
    /// True if the place is one of the older of two revisions.
    package var isFormer = false
    package var conditions: ConditionStack = []
  }

  /// All uses that lead from one node to another, in path order.
  package struct Edge: Sendable {
    package var source: String
    package var target: String
    package var uses: [Use]
    package var change: Change?

    var ends: Ends { Ends(source: source, target: target) }

    /// The worst status of its uses; nil if none is a look-up.
    package var status: RouteStatus? { uses.compactMap(\.status).min { $0.rank < $1.rank } }
  }

  struct Ends: Hashable {
    let source: String
    let target: String
  }

  /// How a node or edge differs from another revision.
  package enum Change: String, Sendable {
    case added, removed
  }

  /// Sorted by cluster, then by name.
  package internal(set) var nodes: [Node]
  /// In the order of their first uses.
  package internal(set) var edges: [Edge]

  /// Sorted.
  package var clusters: [String] { Set(nodes.compactMap(\.cluster)).sorted() }

  /// The number of nodes that are folded into clusters.
  package var folded: Int { nodes.reduce(0) { $0 + $1.folded } }
}
