import SourceModel

/// A connection of two types beside look-ups: a module tells its owner, or inherits another one.
package struct RouteLink: Hashable, Sendable {
  package let source: String
  package let target: String
  package let site: Site

  package init(from source: String, to target: String, at site: Site) {
    (self.source, self.target, self.site) = (source, target, site)
  }
}
