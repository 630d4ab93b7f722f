import SourceModel

extension RouteIndex {
  /// Groups the facts of all files into routes.
  ///
  /// `files` come in path order, which is the order of all sites. The result depends on nothing else: `heads` are those of
  /// the files.
  package init(
    files: [IndexedFile], heads: HeadTable? = nil, applications: Applications = Applications(),
    settings: LinkSettings = LinkSettings(), systems: SystemList
  ) {
    self.init(systems: systems)
    let heads = heads ?? HeadTable(files.map { HeadTable.File(id: $0.id, facts: $0.facts) })
    link(files, heads: heads, applications: applications, settings: settings, after: .everything)
  }

  /// Takes up what changed since the last link. Each part is made again where it reads an aspect that changed; so the
  /// index is the one that a first link makes of the same files.
  package mutating func link(
    _ files: [IndexedFile], heads: HeadTable, applications: Applications, settings: LinkSettings,
    after changes: LinkChanges
  ) {
    let aspects = widened(changes.aspects)
    let changed = changes.files.map { files[$0] }
    if aspects.touch(.targets) { place(files, settings.world == .closed ? applications.closed() : applications) }
    if aspects.touch([.targets, .understanding]) { count(files) }
    if aspects.touch(Self.ofHeads) { read(heads) }
    if aspects.touch(Self.ofHeads) || !parts.take(changed, types.heads.names) {
      parts.take(all: files, types.heads.names)
    }
    readFiles(aspects, settings)
    keepAnswers(aspects, changes, files)
    linkRouters(aspects)
    linkRoutes(aspects, changed.map(\.id))
    occurrencesOnce = Once()
  }

  /// Where the code base has a `Router` of its own, a look-up on it may be a registration.
  private func widened(_ aspects: LinkAspects) -> LinkAspects {
    aspects.touch(.uses) && parts.ownRouters.isAny ? aspects.union(.offers) : aspects
  }
}

// MARK: Heads and files

extension RouteIndex {
  private mutating func place(_ files: [IndexedFile], _ applications: Applications) {
    self.applications = applications
    (fileCount, fileOrder, origins) = (files.count, FileTable(), FileTable())
    (parts.languages, linkages) = (FileTable(), FileTable())
    for (position, file) in files.enumerated() {
      fileOrder[file.id] = position
      origins[file.id] = file.origin
      parts.languages[file.id] = file.facts.language
      linkages[file.id] = file.linkage
    }
  }

  /// What all files say, also those that say nothing of routes.
  private mutating func count(_ files: [IndexedFile]) {
    let launch = systems.library.launch
    (parsedFileCount, hasTrigger, registersByHand) = (0, false, false)
    (brokenFiles, skipped, parts.unparsed) = ([], [], nil)
    for file in files {
      if file.facts.isParsed { parsedFileCount += 1 }
      if file.facts.hasTrigger { hasTrigger = true }
      if file.registersByHand(launch) { registersByHand = true }
      if file.facts.understanding == .broken { brokenFiles.insert(file.id) }
      parts.unparsed = parts.unparsed ?? BlindSpot(unparsed: file)
      if case .skipped(let reason) = file.facts.understanding {
        skipped.append(Skipped(file: file.id, reason: reason))
      }
    }
  }

  private mutating func read(_ heads: HeadTable) {
    let heads = NamedHeads(heads, systems)
    types = TypeTable(heads, languages: parts.languages)
    protocols = ProtocolTable(heads)
    parts.rooted = protocols.rootedHeads
    parts.routerTable = RouterTable(heads)
    parts.ownRouters = OwnRouters(heads, origins: origins)
    destinations = DestinationLinker.destinations(protocols, fileOrder: fileOrder)
  }

  private mutating func readFiles(_ aspects: LinkAspects, _ settings: LinkSettings) {
    let files = parts.files
    if aspects.touch([.targets, .remarks]) { remarks = Remark.all(in: files) }
    if aspects.touch([.targets, .suppressions]) { suppressions = SuppressionTable(files) }
    if aspects.touch(Self.ofHeads.union(.macros)) { parts.macros = BlindSpot.macros(files, types.heads) }
    if aspects.touch(Self.ofHeads.union([.understanding, .macros])) {
      blindSpots = BlindSpots(files, others: parts.macros + [parts.unparsed].compactMap(\.self))
      classes = ClassTable(types: types, blindSpots: blindSpots)
    }
    if aspects.touch(Self.ofHeads.union(.understanding)) {
      world = World(of: files, types.heads, origins: origins, applications: applications, settings: settings)
    }
    if aspects.touch(Self.ofHeads.union(.members)) { methods = MethodTable(files, types: types) }
    if aspects.touch([.targets, .members, .understanding]) { initializers = InitializerTable(files) }
    if aspects.touch(Self.ofHeads) { ownRouterClass = firstClass(among: systems.library.routerClasses.keys.sorted()) }
  }

  /// Look-ups on a `Router` of the code base's own are more than look-ups, so there nothing rests.
  private mutating func keepAnswers(_ aspects: LinkAspects, _ changes: LinkChanges, _ files: [IndexedFile]) {
    if LastingAnswers.last(after: aspects) { return }
    let known = parts.ownRouters.isAny ? nil : resting?.answers(after: changes, in: files)
    if known != nil || resting?.last(after: changes, in: files) != true {
      resting = RestingAnswers(lasting, before: changes, in: files)
    }
    lasting = known ?? LastingAnswers()
  }

  /// The first of the names that code of an application declares as a class. The library's own classes are written in
  /// Objective-C.
  private func firstClass(among names: [String]) -> String? {
    names.first { classes.sites(of: $0).contains { origins[$0.file] == .product } }
  }
}

// MARK: Routers and routes

extension RouteIndex {
  private static let ofHeads: LinkAspects = [.targets, .names, .headPlaces]
  private static let ofRouters = ofHeads.union([.destinations, .members])
  private static let ofRoutes = ofRouters.union([.offers, .macros])

  private mutating func linkRouters(_ aspects: LinkAspects) {
    guard aspects.touch(Self.ofRouters) else { return }
    let table = parts.routerTable
    parts.routers = RouterLinker(table: table)
    parts.routers.link(parts.files, families: systems.families, classes: classes, methods: methods)
    destinationTable = DestinationLinker.table(parts.files, classes: classes) { table.entries[$0] != nil }
  }

  private mutating func linkRoutes(_ aspects: LinkAspects, _ changed: [FileID]) {
    let isKept = !aspects.touch(Self.ofRoutes)
    if !isKept {
      parts.offers = RouteLinker(
        types: types, protocols: protocols, routers: parts.routers, ownRouters: parts.ownRouters,
        destinations: destinationTable)
      parts.offers.link(parts.files, rooted: parts.rooted)
    }
    if !isKept || aspects.touch(.understanding) {
      parts.hiddenTexts = HiddenTexts.all(
        in: parts.files, systems: systems, routers: parts.routers, world: world, applications: applications)
    }
    guard isKept, let touched = parts.findUses(in: changed) else {
      parts.findUses()
      parts.lookUp()
      useRouters()
      return judge()
    }
    if !touched.allSatisfy(\.routers.isEmpty) { useRouters() }
    judge(Set(touched.flatMap { $0.lookUps.map(\.key) }), withDoubtful: aspects.touch(.understanding))
  }

  private mutating func useRouters() {
    var routers = parts.routers
    for uses in parts.uses { routers.take(uses.routers) }
    self.routers = routers.routers
  }

  private mutating func judge() {
    let judge = statusJudge
    routes = parts.routes.routes.values.map { judge.judged($0) }.sorted { $0.key < $1.key }
  }

  /// The routes whose look-ups changed, with those that adapters may lead there; and where files are understood in another
  /// way, those that perhaps only such a file registers.
  private mutating func judge(_ touched: Set<RouteKey>, withDoubtful: Bool) {
    parts.lookUp(touched)
    let isAdaptee = touched.contains { parts.routes.routes[$0]?.adaptations.isEmpty == false }
    let others = routes.filter {
      isAdaptee && !$0.adapters.isEmpty || withDoubtful && !$0.isAvailableEverywhere
    }
    let judge = statusJudge
    for key in touched.union(others.map(\.key)) { replace(key, by: parts.routes.routes[key].map(judge.judged)) }
  }

  private mutating func replace(_ key: RouteKey, by route: Route?) {
    switch (routePosition(key), route) {
    case (let position?, let route?): routes[position] = route
    case (let position?, nil): routes.remove(at: position)
    case (nil, let route?): routes.insert(route, at: routes.partitionPoint { $0.key < key })
    case (nil, nil): break
    }
  }

  var statusJudge: StatusJudge {
    StatusJudge(
      routes: parts.routes, classes: classes, passedTypes: passedTypes, world: world, applications: applications,
      linkages: Linkages(linkages, applications: applications), blindSpots: blindSpots,
      hiddenTexts: parts.hiddenTexts)
  }
}
