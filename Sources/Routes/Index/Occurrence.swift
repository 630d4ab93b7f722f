import SourceModel

/// A place that belongs to a route, a router, a destination, or a member that documents name.
package struct Occurrence: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case route(RouteKey)
    case router(String)
    case destination(String)
    case member(MemberName)
  }

  package enum Role: String, Hashable, Sendable {
    case declaration, registration, adapter, lookUp, mention
    /// Where a protocol or a destination class is declared in the language: a place to ask at, and no answer.
    case definition
  }

  package var subject: Subject
  package var role: Role
  package var range: SourceRange

  /// Whether it is the name of the thing in its own declaration in the language.
  package var isOwnDeclaration: Bool {
    switch (subject, role) {
    case (_, .definition), (.member, .declaration): true
    default: false
    }
  }
}
