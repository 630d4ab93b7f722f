import Routes
import SourceModel

/// The identifier of a prototype: `<tableViewCell reuseIdentifier="|"`. Those are offered that code dequeues by and that
/// nothing registers.
struct ReuseIdentifierValue: CompletionContext {
  private let space: RouteSpace

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute("reuseIdentifier", let tag) = cursor.place, let space = CellDocuments.space(of: tag.name)
    else { return nil }
    self.space = space
  }

  func offers(in index: RouteIndex) -> [Offer] { index.offers(ofMissing: space) }
}
