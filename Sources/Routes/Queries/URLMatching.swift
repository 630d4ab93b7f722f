extension RouteIndex {
  /// What answers a URL: nothing, one pattern, or several where the order of registrations at run time decides.
  package func matches(_ url: String, family: RouteFamily) -> [URLMatch] {
    urlTables[family]?.matches(url) ?? []
  }
}
