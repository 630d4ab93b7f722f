/// Code that a tool makes of documents whenever an application is built. It is rarely in the tree, so its names are
/// computed from the routes of the documents.
package protocol GeneratedCode: Sendable {
  /// The name that all of its names begin with: `R`.
  var root: String { get }
  /// A type that the tool declares beside the root. A type of the tree with the name of the root, without this one, is the
  /// application's own.
  var neighbour: String { get }
  /// The names of a route that a document registers: `R.storyboard.main`.
  func names(of key: RouteKey) -> [String]
}
