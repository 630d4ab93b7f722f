import Routes
import SourceModel

/// Decides what the look-ups of cells find beside registrations under an equal key.
struct CellResolver: LookUpResolver {
  private let unread: [PlacedFact<UnreadCells>]
  private let applications: Applications
  /// The name of a function that is not in the scan, and that gets a table or collection.
  private let helper: String?

  init(_ tree: LinkedTree) {
    (unread, applications) = (tree.facts(of: UnreadCells.self), tree.applications)
    let helpers = tree.facts(of: CellHelper.self).map(\.fact)
    let declared = Set(helpers.filter(\.isDeclared).map(\.name.text))
    helper = helpers.first { !$0.isDeclared && !declared.contains($0.name.text) }?.name.text
  }

  let seesAllRegistrations = false

  /// A kind of element that is not spelled may be any.
  func answers(to key: RouteKey) -> [RouteKey] {
    guard key.space == CellSpaces.collectionSupplementary else { return [] }
    let kinds: [ElementKind] = [.header, .footer]
    let owners = key.owner == nil ? kinds.map(\.name) : [nil]
    return owners.map { RouteKey(space: key.space, owner: $0, name: key.name) }
  }

  func doubt(of key: RouteKey, in application: ApplicationSet) -> String? {
    let document = unread.first { $0.fact.reading.unread?.mayContain(key.name) == true }
    if let document {
      return "'\(document.fact.name.text)' could not be read, and may have a prototype of this identifier"
    }
    guard let helper, let library = applications.unseenLibrary(in: application) else { return nil }
    return "'\(helper)' may register it: \(library)"
  }
}
