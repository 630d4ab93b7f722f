import SourceModel

extension RouteIndex {
  /// Whether a rule may say something of a call alone: product code makes it, in a file without syntax errors.
  func isJudged(_ call: RegisteringCall, at site: Site) -> Bool {
    origins[site.file] == .product && !brokenFiles.contains(site.file) && !call.conditions.isNeverCompiled
  }

  func isJudged(_ adapter: Route.Adapter) -> Bool {
    isJudged(adapter.call, at: adapter.site)
  }
}
