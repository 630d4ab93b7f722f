import Routes

/// The nibs that code names for view controllers.
struct ControllerNibUses: SharedAnswer {
  /// The places of the look-ups, by the class that loads the nib.
  private let places: [String: Set<Site>]
  private let all: Set<Site>
  private let nibs: [Site: [ControllerNib]]
  private let classes: ClassTable

  init(in index: RouteIndex) {
    classes = index.classes
    let facts = index.systemFacts(of: ControllerNib.self)
    places = Dictionary(grouping: facts, by: \.fact.type).mapValues { Set($0.map(\.site)) }
    nibs = Dictionary(grouping: facts, by: \.site).mapValues { $0.map(\.fact).sorted { $0.type < $1.type } }
    all = places.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// How a class may come by a nib.
  enum Use {
    /// Other code loads the nib, or names another one for the class.
    case other
    /// Code names none for the class, which loads the one of its own name.
    case implicit
    /// Code names the nib for the class.
    case named
  }

  func use(of nib: Route?, by type: String) -> Use {
    let lookUps = nib?.lookUps ?? []
    guard lookUps.allSatisfy({ all.contains($0.site) }) else { return .other }
    // A class may have the initializers of a superclass, with the nib that they name.
    guard let own = classes.ancestry(of: type).classes.lazy.compactMap({ places[$0] }).first else { return .implicit }
    let named = lookUps.filter { own.contains($0.site) }
    if named.isEmpty { return .other }
    return named.contains { $0.doubt == nil } ? .named : .implicit
  }

  /// A class that the nib of a look-up is named for, if the class has its view from elsewhere; a superclass or a subclass
  /// may have it so for the class.
  func loader(at site: Site, in index: RouteIndex) -> String? {
    (nibs[site] ?? []).lazy.compactMap { loader(instead: $0, in: index) }.first
  }

  private func loader(instead nib: ControllerNib, in index: RouteIndex) -> String? {
    let members = index.members
    // Not every class with an implementation is declared in the scan.
    let own = [nib.type] + classes.ancestry(of: nib.type).classes
    let heirs = classes.heirs(of: nib.type).subtracting([nib.type]).sorted()
    let making = (own + heirs).first { members.hasMethod(ControllerNib.loader, in: $0) }
    return making ?? ((nib.isOfProperty ? [] : own) + heirs).first { members.hasMethod(ControllerNib.property, in: $0) }
  }
}
