import Routes
import SourceModel

/// A property that holds a router: `var router: (NSObjectProtocol & ShelfRoutingLogic)?`
struct RouterProperty: SystemFact {
  /// The type that has it, by simple name.
  var owner: String
  let name: Spelling
  /// The routing protocols, routers and aliases that its type spells.
  var types: Set<String>

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> RouterProperty {
    RouterProperty(owner: rename(owner), name: name, types: Set(types.map(rename)))
  }
}
