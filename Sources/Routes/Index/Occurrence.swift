import SourceModel

/// A place that belongs to a route, a router or a destination.
package struct Occurrence: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case route(RouteKey)
    case router(String)
    case destination(String)
  }

  package enum Role: String, Hashable, Sendable {
    case declaration, registration, adapter, lookUp, mention
    /// Where a protocol or a destination class is declared in the language: a place to ask at, and no answer.
    case definition
  }

  package var subject: Subject
  package var role: Role
  package var range: SourceRange
}
