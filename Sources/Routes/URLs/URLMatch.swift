/// What a URL says to the router behind a pattern.
package struct URLMatch: Hashable, Sendable {
  package var pattern: String
  /// By name: what stands in place of the placeholders, and the items of the query. A hole of the URL may stand for several
  /// segments; then there are no values for placeholders.
  package var parameters: [String: String]
  /// The components that the library left out because nothing takes them.
  package var skipped: [String] = []

  init(pattern: String, parameters: [String: String]) {
    (self.pattern, self.parameters) = (pattern, parameters)
  }
}
