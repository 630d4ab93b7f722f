import SourceModel

extension RouteIndex {
  /// Whether a rule may say something of a call alone: product code makes it, in a file without syntax errors.
  func isJudged(_ call: RegisteringCall, at site: Site) -> Bool {
    origins[site.file] == .product && !brokenFiles.contains(site.file) && !call.conditions.isNeverCompiled
  }

  package func isJudged(_ adapter: Route.Adapter) -> Bool {
    isJudged(adapter.call, at: adapter.site)
  }

  /// Why a class that is called as one of the library's routers is perhaps none.
  package var doubtOfRouterClasses: String? {
    ownRouterClass.map { "the sources declare their own class '\($0)'" }
  }

  /// Why what stands at a place is perhaps not meant.
  package func doubtOfFile(at site: Site) -> String? {
    brokenFiles.contains(site.file) ? "the file has syntax errors" : nil
  }
}
