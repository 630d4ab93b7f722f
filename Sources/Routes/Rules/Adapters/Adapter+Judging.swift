import SourceModel

extension RouteIndex {
  /// Whether a rule may say something of an adapter alone: product code makes it, in a file without syntax errors.
  func isJudged(_ adapter: Route.Adapter) -> Bool {
    origins[adapter.site.file] == .product && !brokenFiles.contains(adapter.site.file)
      && !adapter.call.conditions.isNeverCompiled
  }
}
