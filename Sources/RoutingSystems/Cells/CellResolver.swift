import Routes
import SourceModel

/// Decides what the look-ups of cells find beside registrations under an equal key.
struct CellResolver: LookUpResolver {
  private let unread: [PlacedFact<UnreadCells>]

  init(_ tree: LinkedTree) { unread = tree.facts(of: UnreadCells.self) }

  let seesAllRegistrations = false

  /// A kind of element that is not spelled may be any.
  func answers(to key: RouteKey) -> [RouteKey] {
    guard key.space == CellSpaces.collectionSupplementary else { return [] }
    let kinds: [ElementKind] = [.header, .footer]
    let owners = key.owner == nil ? kinds.map(\.name) : [nil]
    return owners.map { RouteKey(space: key.space, owner: $0, name: key.name) }
  }

  func doubt(of key: RouteKey, in _: ApplicationSet) -> String? { unreadHolder(of: key) }

  func unreadHolder(of key: RouteKey) -> String? {
    let document = unread.first { $0.fact.reading.unread?.mayContain(key.name) == true }
    return document.map { "'\($0.fact.name.text)' could not be read, and may have a prototype of this identifier" }
  }
}
