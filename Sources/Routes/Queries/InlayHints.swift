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
      case .route(let key):
        let end = occurrence.range.end
        return DestinationHint(
          position: key.space.naming == .type ? end : behindQuotationMark(end), destinations: types)
      case .router, .destination, .member: return nil
      }
    }
  }

  private func behindQuotationMark(_ position: Position) -> Position {
    Position(
      line: position.line, utf8: position.utf8 + 1, utf16: position.utf16 + 1, utf32: position.utf32 + 1)
  }
}
