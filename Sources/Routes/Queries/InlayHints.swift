import SourceModel

/// The classes behind a look-up, to be shown behind its name.
package struct DestinationHint: Hashable, Sendable {
  package var position: Position
  /// By name, sorted; never empty.
  package var destinations: [String]
}

extension RouteIndex {
  /// For all look-ups of a file whose destinations are known, in source order.
  package func destinationHints(in file: FileID) -> [DestinationHint] {
    occurrences[file, default: []].filter { $0.role == .lookUp }.compactMap { occurrence in
      let types = destinationTypes(of: occurrence)
      guard !types.isEmpty else { return nil }
      switch occurrence.subject {
      case .route(let key) where isText(occurrence, of: key, in: file):
        let end = occurrence.range.end
        return DestinationHint(
          position: key.space.naming == .type ? end : behindQuotationMark(end), destinations: types)
      case .route, .router, .destination, .member: return nil
      }
    }
  }

  /// False for a call of a method that is a route.
  func isText(_ occurrence: Occurrence, of key: RouteKey, in file: FileID) -> Bool {
    let site = Site(file: file, range: occurrence.range)
    return route(key)?.lookUps.first { $0.site == site }?.form.isText ?? true
  }

  private func behindQuotationMark(_ position: Position) -> Position {
    Position(
      line: position.line, utf8: position.utf8 + 1, utf16: position.utf16 + 1, utf32: position.utf32 + 1)
  }
}
