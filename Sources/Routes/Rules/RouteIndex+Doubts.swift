import SourceModel

extension RouteIndex {
  /// True if a rule may report a call: product code makes it, in a file without syntax errors.
  func isReportable(_ call: RegisteringCall, at site: Site) -> Bool {
    origins[site.file] == .product && !brokenFiles.contains(site.file) && !call.conditions.isNeverCompiled
  }

  /// True if a rule may report an adapter.
  package func isReportable(_ adapter: Route.Adapter) -> Bool {
    isReportable(adapter.call, at: adapter.site)
  }

  /// The reason why a class with the name of a router class of a system's library may be another
  /// class; nil if the sources declare none.
  package func doubtOfRouterClasses(of system: String) -> String? {
    ownRouterClasses[system].map { "the sources declare their own class '\($0)'" }
  }

  /// The ids of the systems that a registrar may register for: one if it is known.
  func systems(registering registrar: Registrar) -> Set<String> {
    var family = registrar.family
    if case .type(let name) = registrar { family = router(named: name)?.family }
    return family.map { [$0.system] } ?? Set(systems.all.map(\.id))
  }

  /// The reason to doubt the code at a place; nil if there is none.
  package func doubtOfFile(at site: Site) -> String? {
    brokenFiles.contains(site.file) ? "the file has syntax errors" : nil
  }
}

extension RouteIndex {
  /// The applications that may link code that contains one of the words.
  package func applications(mayContain words: Set<String>) -> ApplicationSet {
    let files = filesWithWords.lazy.filter { file in
      let facts = file.facts
      guard !facts.library.isPart else { return false }
      return !facts.words.launch.isDisjoint(with: words) || facts.words.doubtful.containsAny(of: words)
    }
    return files.reduce(ApplicationSet()) { $0.union($1.linkage.possible) }
  }
}
