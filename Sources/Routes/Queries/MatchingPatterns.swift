extension RouteIndex {
  /// The patterns of a space that answer a URL: none, one, or several where the order of registrations
  /// at run time decides.
  package func matches(_ url: String, in space: RouteSpace) -> [URLMatch] {
    urlTables[space]?.matches(url) ?? []
  }
}
