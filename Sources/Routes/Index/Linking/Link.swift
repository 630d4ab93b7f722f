import SourceModel

extension RouteIndex {
  /// Groups the facts of all files into routes.
  ///
  /// `files` come in path order, which is the order of all sites. The result depends on nothing else: `heads` are those of
  /// the files.
  package init(
    files: [IndexedFile], heads: HeadTable? = nil, applications: Applications = Applications(),
    settings: LinkSettings = LinkSettings()
  ) {
    self.init()
    let heads = NamedHeads(heads ?? HeadTable(files.map { HeadTable.File(id: $0.id, facts: $0.facts) }))
    let languages = count(files)
    let applications = settings.world == .closed ? applications.closed() : applications
    self.applications = applications
    let vocabulary = Dialects.vocabulary
    types = TypeTable(heads, languages: languages)
    protocols = ProtocolTable(heads)
    let rooted = protocols.rootedHeads
    let files = files.filter { $0.saysMore || rooted[$0.id] != nil }.map(heads.names.renamed)
    obscureFiles = ObscureFiles(files)
    remarks = Remark.all(in: files)
    manualWords = ManualWords(files, words: vocabulary.manualWords)
    finishingWords = ManualWords(files, words: [vocabulary.finishingWord])
    let routerTable = RouterTable(heads)
    world = World(of: files, heads, origins: origins, applications: applications, settings: settings)

    classes = ClassTable(files, types: types)
    methods = MethodTable(files, types: types)
    initializers = InitializerTable(files)

    var routers = RouterLinker(table: routerTable)
    routers.link(files, classes: classes, methods: methods)
    let ownRouters = OwnRouters(heads, origins: origins)
    var routes = RouteLinker(types: types, protocols: protocols, routers: routers, ownRouters: ownRouters)
    routes.link(files, rooted: rooted)
    inferredRegistrations = routes.inferredRegistrations
    givenTypes = GivenTypes(files, known: routes.givenWords, types: types)
    let linkages = Linkages(self.linkages, applications: applications)
    let judge = StatusJudge(
      files: files, applications: applications, linkages: linkages, types: types, routes: routes,
      givenTypes: givenTypes, world: world, hasUnparsed: hasUnparsed)

    self.routers = routers.routers
    expandedFamilies = routers.expandedFamilies
    givers = routes.givers
    self.routes = routes.routes.values.map { judge.judged($0) }.sorted { $0.key < $1.key }
    destinations = DestinationLinker.destinations(protocols, fileOrder: fileOrder)
    destinationTable = DestinationLinker.table(files, classes: classes) { routerTable.entries[$0] != nil }
    let texts = TextLinker(files, routers: routers, ownRouters: ownRouters)
    let textJudge = TextJudge(
      files, routers: routers, world: world, applications: applications, linkages: linkages)
    identifiers = textJudge.judged(identifiers: texts.identifiers)
    functionFactories = texts.functionFactories
    urlTables = texts.urlTables
    urls = textJudge.judged(urls: texts.urls, tables: urlTables)
    routePositions = Dictionary(uniqueKeysWithValues: self.routes.enumerated().map { ($0.element.key, $0.offset) })
    ownRouterClass = firstClass(among: vocabulary.routerClasses.keys.sorted())
    occurrences = OccurrenceLinker.occurrences(in: self, files)
  }

  /// The first of the names that code of an application declares as a class. The library's own classes are written in
  /// Objective-C.
  private func firstClass(among names: [String]) -> String? {
    names.first { classes.sites(of: $0).contains { origins[$0.file] == .product } }
  }

  /// What all files say, and their languages.
  private mutating func count(_ files: [IndexedFile]) -> FileTable<Language> {
    var languages = FileTable<Language>()
    fileCount = files.count
    for (position, file) in files.enumerated() {
      fileOrder[file.id] = position
      languages[file.id] = file.facts.language
      if file.facts.isParsed { parsedFileCount += 1 }
      if file.facts.hasTrigger { hasTrigger = true }
      if file.registersByHand { registersByHand = true }
      if file.facts.understanding == .broken { brokenFiles.insert(file.id) }
      if case .skipped(let reason) = file.facts.understanding {
        skipped.append(Skipped(file: file.id, reason: reason))
      }
      origins[file.id] = file.origin
      linkages[file.id] = file.linkage
      if file.facts.isUnparsedObjectiveC { hasUnparsed = true }
    }
    return languages
  }
}
