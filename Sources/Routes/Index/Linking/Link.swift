import SourceModel

extension RouteIndex {
  /// Groups the facts of all files into routes.
  ///
  /// `files` come in path order, which is the order of all sites. The result depends on nothing else.
  package init(
    files: [IndexedFile], applications: Applications = Applications(), settings: LinkSettings = LinkSettings()
  ) {
    self.init()
    let names = ClassNames(files)
    let files = files.map(names.renamed)
    let applications = settings.world == .closed ? applications.closed() : applications
    self.applications = applications
    let vocabulary = Dialects.vocabulary
    types = TypeTable(files)
    protocols = ProtocolTable(heads: files.lazy.map { ($0.id, $0.facts.heads) }, vocabulary: vocabulary)
    obscureFiles = ObscureFiles(files)
    remarks = Remark.all(in: files)
    manualWords = ManualWords(files, words: vocabulary.manualWords)
    finishingWords = ManualWords(files, words: [vocabulary.finishingWord])
    let routerTable = RouterTable(heads: files.lazy.map { ($0.id, $0.facts.heads) }, vocabulary: vocabulary)
    world = World(of: files, applications: applications, settings: settings)

    classes = ClassTable(files, types: types, names: names)
    methods = MethodTable(files, types: types)
    initializers = InitializerTable(files)

    var routers = RouterLinker(table: routerTable)
    routers.link(files, classes: classes, methods: methods)
    let ownRouters = OwnRouters(files)
    var routes = RouteLinker(types: types, protocols: protocols, routers: routers, ownRouters: ownRouters)
    routes.link(files)
    (inferredRegistrations, givenNames) = (routes.inferredRegistrations, routes.givenWords)
    let linkages = Linkages(files, applications: applications)
    let judge = StatusJudge(
      files: files, applications: applications, linkages: linkages, types: types, names: names, routes: routes,
      world: world)

    self.routers = routers.routers
    expandedFamilies = routers.expandedFamilies
    (givenTypes, givers) = (routes.givenWords, routes.givers)
    self.routes = routes.routes.values.map { judge.judged($0) }.sorted { $0.key < $1.key }
    destinations = DestinationLinker.destinations(files, protocols: protocols)
    destinationTable = DestinationLinker.table(files, classes: classes) { routerTable.entries[$0] != nil }
    let texts = TextLinker(files, routers: routers, ownRouters: ownRouters)
    let textJudge = TextJudge(
      files, routers: routers, world: world, applications: applications, linkages: linkages)
    identifiers = textJudge.judged(identifiers: texts.identifiers)
    functionFactories = texts.functionFactories
    urlTables = texts.urlTables
    urls = textJudge.judged(urls: texts.urls, tables: urlTables)
    classSites = DestinationLinker.classSites(files, names: names)
    routePositions = Dictionary(uniqueKeysWithValues: self.routes.enumerated().map { ($0.element.key, $0.offset) })
    count(files)
    ownRouterClass = firstClass(among: vocabulary.routerClasses.keys.sorted())
    occurrences = OccurrenceLinker.occurrences(in: self, files)
  }

  /// The first of the names that code of an application declares as a class. The library's own classes are written in
  /// Objective-C.
  private func firstClass(among names: [String]) -> String? {
    names.first { classSites[$0]?.contains { origins[$0.file] == .product } == true }
  }

  private mutating func count(_ files: [IndexedFile]) {
    fileCount = files.count
    for (position, file) in files.enumerated() {
      fileOrder[file.id] = position
      if file.facts.isParsed { parsedFileCount += 1 }
      if file.facts.hasTrigger { hasTrigger = true }
      if file.registersByHand { registersByHand = true }
      if file.facts.understanding == .broken { brokenFiles.insert(file.id) }
      if case .skipped(let reason) = file.facts.understanding {
        skipped.append(Skipped(file: file.id, reason: reason))
      }
      origins[file.id] = file.origin
      linkages[file.id] = file.linkage
    }
  }
}
