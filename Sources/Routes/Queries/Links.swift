import SourceModel

/// A string in code that leads to a place.
package struct TextLink: Hashable, Sendable {
  package var range: SourceRange
  package var target: Site
  /// What the target registers.
  package var text: String
}

/// A string in code that names a storyboard.
package struct StoryboardName: Hashable, Sendable {
  package var range: SourceRange
  package var name: String
}

extension RouteIndex {
  /// The storyboards that a file names, in source order.
  package func storyboards(in file: FileID) -> [StoryboardName] {
    remarks.filter { $0.kind == .storyboard && $0.site.file == file }
      .map { StoryboardName(range: $0.site.range, name: $0.name) }
  }

  /// The identifiers and URLs that a file looks up, and that one place or several register, in source order.
  package func links(in file: FileID) -> [TextLink] {
    occurrences[file, default: []].filter { $0.role == .lookUp }.compactMap { occurrence in
      guard case .route(let key) = occurrence.subject, key.space.naming != .type,
        let route = answeringRoutes(for: occurrence).first, let target = route.registrations.first?.site
      else { return nil }
      return TextLink(range: occurrence.range, target: target, text: route.key.name)
    }
  }
}
