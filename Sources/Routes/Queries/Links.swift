import SourceModel

/// A string in code that leads to a place.
package struct TextLink: Hashable, Sendable {
  package var range: SourceRange
  package var target: Site
  /// What the target registers.
  package var text: String
}

extension RouteIndex {
  /// The identifiers and URLs that a file looks up, and that one place or several register, in source order.
  package func links(in file: FileID) -> [TextLink] {
    occurrences[file, default: []].filter { $0.role == .lookUp }.compactMap { occurrence in
      guard case .route(let key) = occurrence.subject, key.space.naming != .type,
        isText(occurrence, of: key, in: file),
        let route = answeringRoutes(for: occurrence).first, let target = route.registrations.first?.site
      else { return nil }
      return TextLink(range: occurrence.range, target: target, text: route.key.fullName)
    }
  }
}
