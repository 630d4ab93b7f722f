import SourceModel

/// The results of link: stages, each a value that is made from those above it.
///
/// A stage declares the aspects of files that it reads (`reads`), with those of the stages that it
/// is made from. It is made again only if an edit changed one of them.
struct LinkStages: Sendable {
  private(set) var scope = LinkScope()
  private(set) var parsing = ParseSummary()
  private(set) var model = TypeModel()
  private(set) var linked = LinkedFiles()
  private(set) var notes = FileNotes()
  private(set) var visibility = Visibility()
  private(set) var classes = ClassModel()
  private(set) var routers = RouterModel()
  private(set) var offers = RouteLinker()
  private(set) var unseenTexts: [UnseenTexts.Spaces: UnseenTexts] = [:]
  private(set) var resolvers: [String: any LookUpResolver] = [:]
  private(set) var graph = RouteGraph()

  /// Applies the changes since the last update, of which the aspects are `widened`.
  mutating func update(
    _ files: [IndexedFile], _ systems: SystemList, heads: HeadTable, applications: Applications,
    settings: LinkSettings, after changes: LinkChanges
  ) {
    let aspects = changes.aspects
    let changed = changes.files.map { files[$0] }
    if aspects.touch(LinkScope.reads) {
      scope = LinkScope(files, applications: settings.world == .closed ? applications.closed() : applications)
    }
    if aspects.touch(ParseSummary.reads) { parsing = ParseSummary(files, systems) }
    if aspects.touch(TypeModel.reads) { model = TypeModel(NamedHeads(heads, systems), scope) }
    linked.update(files, changed, model, scope, after: aspects)
    notes.update(linked.files, after: aspects)
    visibility.update(linked.files, scope, parsing, model.types.heads, settings, after: aspects)
    classes.update(linked.files, model.types, visibility.blindSpots, scope, after: aspects)
    if aspects.touch(RouterModel.reads) {
      routers = RouterModel(linked.files, model.routers, classes, families: systems.families)
    }
    if aspects.touch(RouteLinker.reads) { offers = RouteLinker(linked.files, model, routers) }
    if aspects.touch(UnseenTexts.reads) {
      unseenTexts = UnseenTexts.all(
        in: linked.files, systems: systems, routers: routers.routers, world: visibility.world,
        applications: scope.applications)
    }
    if aspects.touch(LinkedTree.reads) {
      let tree = LinkedTree(notes.systemFacts, classes.classes, visibility.world, scope, settings)
      resolvers = systems.resolvers(of: tree)
    }
    if aspects.touch(RouteGraph.reads) { linkUses(changed.map(\.id), after: aspects) }
  }

  /// Adds what the changed files use, or what all files use if the offers are made again.
  private mutating func linkUses(_ changed: [FileID], after aspects: LinkAspects) {
    if aspects.touch(RouteLinker.reads) {
      graph.link(linked, offers)
      return graph.updateStatuses(statusResolver)
    }
    let touched = graph.update(linked, offers, changed: changed)
    graph.updateStatuses(of: touched, withDoubtful: aspects.touch(.understanding), statusResolver)
  }

  /// Adds the aspects that change along with others. If the tree declares a type with the name of a
  /// library's, a look-up on it may be a registration. A constant may name what is registered or looked up.
  func widened(_ aspects: LinkAspects) -> LinkAspects {
    let isOffer = aspects.touch(.uses) && model.shadowingTypes.isAny
    let named: LinkAspects = aspects.touch(.constants) ? [.offers, .destinations, .uses] : []
    let joined: LinkAspects = aspects.touch(linked.joinedReads) ? [.destinations, .uses] : []
    return aspects.union(isOffer ? .offers : []).union(named).union(joined)
  }

  /// The types whose metatypes are passed on to code that may register them.
  var passedTypes: PassedTypes {
    PassedTypes(names: offers.passed.words, words: visibility.blindSpots.passedWords, types: model.types)
  }

  var statusResolver: RouteStatusResolver {
    RouteStatusResolver(
      offers: offers, routes: graph.linked, classes: classes.classes, passedTypes: passedTypes,
      world: visibility.world, linkages: Linkages(scope.linkages, applications: scope.applications),
      applications: scope.applications, blindSpots: visibility.blindSpots, unseenTexts: unseenTexts,
      resolvers: resolvers)
  }
}
