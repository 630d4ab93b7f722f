import SourceModel

/// The routes with their look-ups and statuses, and the routers with their uses.
struct RouteGraph: Sendable {
  static let reads = UnseenTexts.reads.union(.uses)

  /// Sorted by key.
  private(set) var routes: [Route] = []
  /// Sorted by name.
  private(set) var routers: [Router] = []
  /// The routes with look-ups, before their status is determined.
  private(set) var linked = LinkedRoutes()
  private var uses = FileTable<FileUses>()
  /// The places that a client may ask about, by file, in source order.
  private(set) var occurrences = Once<[FileID: [Occurrence]]>()

  /// Adds what all files use to what is offered.
  mutating func link(_ files: LinkedFiles, _ offers: RouteLinker) {
    uses = FileTable()
    linked = offers.linked
    let used = inParallel(files.files.count, smallest: 64) { part in
      part.map { FileUses(of: files.files[$0], offers.keys) }
    }
    for (index, used) in used.joined().enumerated() {
      linked.insert(used.lookUps)
      uses[files.files[index].id] = used
    }
    use(offers.keys.routers, in: files)
    occurrences = Once()
  }

  /// Adds what the changed files use, where the offers are those of the last update. Returns the
  /// routes whose look-ups changed.
  mutating func update(_ files: LinkedFiles, _ offers: RouteLinker, changed: [FileID]) -> Set<RouteKey> {
    var keys: Set<RouteKey> = []
    var usesRouters = false
    for file in changed {
      let (before, now) = (uses[file], files[file].map { FileUses(of: $0, offers.keys) })
      keys.formUnion(FileUses.changedKeys(from: before, to: now))
      if before?.routers ?? [] != now?.routers ?? [] { usesRouters = true }
      uses[file] = now
    }
    for key in keys { linked.reset(key, to: offers.linked) }
    if !keys.isEmpty {
      for index in files.files.indices { linked.insert(uses[files.files[index].id]?.lookUps ?? [], of: keys) }
    }
    if usesRouters { use(offers.keys.routers, in: files) }
    occurrences = Once()
    return keys
  }

  private mutating func use(_ routers: RouterLinker, in files: LinkedFiles) {
    var routers = routers
    for index in files.files.indices { routers.insert(uses[files.files[index].id]?.routers ?? []) }
    self.routers = routers.routers
  }
}

// MARK: Statuses

extension RouteGraph {
  /// Determines the status of every route.
  mutating func updateStatuses(_ resolver: RouteStatusResolver) {
    let all = Array(linked.routes.values)
    let resolved = inParallel(all.count, smallest: 32) { part in part.map { resolver.resolved(all[$0]) } }
    routes = resolved.joined().sorted { $0.key < $1.key }
  }

  /// Determines the status of the routes whose look-ups changed and of those whose adapters may lead
  /// there. If files are understood in another way, also of those that perhaps only such a file
  /// registers.
  mutating func updateStatuses(of touched: Set<RouteKey>, withDoubtful: Bool, _ resolver: RouteStatusResolver) {
    let isAdaptee = touched.contains { linked.routes[$0]?.adaptations.isEmpty == false }
    var keys = touched
    if isAdaptee || withDoubtful {
      let others = routes.filter { isAdaptee && !$0.adapters.isEmpty || withDoubtful && !$0.isAvailableEverywhere }
      keys.formUnion(others.map(\.key))
    }
    for key in keys { replace(key, by: linked.routes[key].map(resolver.resolved)) }
  }

  private mutating func replace(_ key: RouteKey, by route: Route?) {
    switch (position(of: key), route) {
    case (let position?, let route?): routes[position] = route
    case (let position?, nil): routes.remove(at: position)
    case (nil, let route?): routes.insert(route, at: routes.partitionPoint { $0.key < key })
    case (nil, nil): break
    }
  }

  func position(of key: RouteKey) -> Int? {
    let position = routes.partitionPoint { $0.key < key }
    return position < routes.count && routes[position].key == key ? position : nil
  }
}
