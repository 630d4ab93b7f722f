import Routes
import SourceModel

/// Decides what the look-ups of cells find beside registrations under an equal key.
struct CellResolver: LookUpResolver {
  private let unread: [PlacedFact<UnreadCells>]
  /// The classes that dequeue elements of a kind in their own way.
  private let overrides: [PlacedFact<CellOverride>]
  private let classNames: ClassNames
  private let applications: Applications

  init(_ tree: LinkedTree) {
    (unread, classNames, applications) = (tree.facts(of: UnreadCells.self), ClassNames(tree), tree.applications)
    overrides = tree.productFacts(of: CellOverride.self).filter { override in
      CellSpaces.views.contains { tree.classes.mayBe(override.fact.type, $0) }
    }
  }

  let seesAllRegistrations = false

  /// A kind of element that is not spelled may be any. The name of a class may have its module before it.
  func answers(to key: RouteKey) -> [RouteKey] {
    let names = classNames.others(of: key.name)
    var owners = [key.owner]
    if key.space == CellSpaces.collectionSupplementary {
      owners += key.owner == nil ? [ElementKind.header, .footer].map(\.name) : [nil]
    }
    return ([key.name] + names).flatMap { name in
      owners.map { RouteKey(space: key.space, owner: $0, name: name) }
    }.filter { $0 != key }
  }

  /// The class of the view that dequeues is not known. A storyboard out of sight may have a prototype.
  func doubt(of key: RouteKey, in application: ApplicationSet) -> String? {
    let override = overrides.first { $0.fact.kind == key.space.kind }
    return override.map { "'\($0.fact.type)' overrides the method that dequeues it" } ?? unreadHolder(of: key)
      ?? applications.unseenDocument(in: application)
  }

  func unreadHolder(of key: RouteKey) -> String? {
    let document = unread.first { $0.fact.mayHold(key) }
    return document.map { "'\($0.fact.name.text)' could not be read, and may have a prototype of this identifier" }
  }
}
