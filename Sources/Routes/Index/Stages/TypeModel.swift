import SourceModel

/// The meaning of the type heads of a tree.
struct TypeModel: Sendable {
  static let reads = LinkScope.reads.union([.names, .headPlaces])

  let types: TypeTable
  let protocols: ProtocolTable
  /// The protocols that inherit a root, by file and in source order.
  let rooted: [FileID: [TypeHead]]
  let routers: RouterTable
  let shadowingTypes: ShadowingTypes
  /// The classes that are declared routable, in path order.
  let destinations: [Destination]

  init(_ heads: NamedHeads = NamedHeads(), _ scope: LinkScope = LinkScope()) {
    types = TypeTable(heads, languages: scope.languages)
    protocols = ProtocolTable(heads)
    rooted = protocols.rootedHeads
    routers = RouterTable(heads)
    shadowingTypes = ShadowingTypes(heads, origins: scope.origins)
    destinations = DestinationLinker.destinations(protocols, fileOrder: scope.fileOrder)
  }
}
