import SourceModel

/// The intermediate results of link, which the next edit starts from.
package struct LinkedParts: Sendable {
  /// The files that say more than heads, or declare a protocol of a root, in path order, with the declared names of
  /// classes.
  package private(set) var files: [IndexedFile] = []
  private var positions = FileTable<Int>()
  /// The protocols that inherit a root, by file and in source order.
  var rooted: [FileID: [TypeHead]] = [:]
  var languages = FileTable<Language>()
  var routerTable = RouterTable()
  var ownRouters = OwnRouters()
  /// The blind spots that macros make.
  var macros: [BlindSpot] = []
  /// The first file of Objective-C that was not parsed; one is enough.
  var unparsed: BlindSpot?
  var hiddenTexts: [RouteSpace.Naming: HiddenTexts] = [:]
  /// The routers before their uses are added.
  package var routers = RouterLinker(table: RouterTable())
  /// The routes with declarations, registrations and adapters; look-ups are added to `routes`.
  var offers = RouteLinker()
  /// The routes with look-ups, before their status is determined.
  private(set) var routes = RouteLinker()
  /// One for each file; nil where nothing is known of these files yet.
  private var knownUses: [FileUses]?

  /// Takes up all files of the tree, in path order.
  mutating func take(all: [IndexedFile], _ names: ClassNames) {
    files = all.filter(isLinked).map(names.renamed)
    positions = FileTable()
    for (position, file) in files.enumerated() { positions[file.id] = position }
    knownUses = nil
  }

  /// Takes up the files that changed; false, and nothing is done, where others are linked now.
  mutating func take(_ changed: [IndexedFile], _ names: ClassNames) -> Bool {
    guard changed.allSatisfy({ isLinked($0) == (positions[$0.id] != nil) }) else { return false }
    for file in changed {
      if let position = positions[file.id] { files[position] = names.renamed(file) }
    }
    return true
  }

  /// Empty where they are not known.
  var uses: [FileUses] { knownUses ?? [] }

  /// Finds out what all files use.
  mutating func findUses() {
    knownUses = files.map { FileUses(of: $0, offers) }
  }

  /// Finds out what the changed files use, and returns what they used before and use now; nil where nothing is known of
  /// before.
  mutating func findUses(in changed: [FileID]) -> [FileUses]? {
    guard var uses = knownUses else { return nil }
    knownUses = nil
    var touched: [FileUses] = []
    for position in changed.compactMap({ positions[$0] }) {
      let now = FileUses(of: files[position], offers)
      touched += [uses[position], now]
      uses[position] = now
    }
    knownUses = uses
    return touched
  }

  /// Adds all look-ups to what is offered.
  package mutating func lookUp() {
    routes = offers
    for uses in uses { routes.take(uses.lookUps) }
  }

  /// Adds the look-ups of some routes anew.
  package mutating func lookUp(_ keys: Set<RouteKey>) {
    for key in keys { routes.reset(key, to: offers) }
    for uses in uses { routes.take(uses.lookUps.lazy.filter { keys.contains($0.key) }) }
  }

  private func isLinked(_ file: IndexedFile) -> Bool {
    file.saysMore || rooted[file.id] != nil
  }
}
