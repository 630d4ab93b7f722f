import SourceModel

/// A kind of place in code that completion knows. To add one, write a file and add a line to the
/// list.
package protocol CompletionContext: Sendable {
  /// nil if the cursor is not at such a place. `functions` are those that the configuration names.
  /// It needs no index, so that nothing is read or linked for other places.
  init?(_ cursor: Cursor, calling functions: RoutingFunctions, of systems: SystemList)

  /// The completions for the place, in any order.
  func offers(in index: RouteIndex) -> [Offer]

  /// True if the name at the cursor is looked up and nothing else, so that the offers do not depend on it.
  var isOfLookUp: Bool { get }

  /// The byte range that a completion replaces: by default, the identifier or the text that the
  /// cursor touches.
  func replaced(at cursor: Cursor) -> Range<Int>
}

extension CompletionContext {
  package var isOfLookUp: Bool { false }

  package func replaced(at cursor: Cursor) -> Range<Int> { cursor.replaced }
}

/// The list of the core's contexts.
package enum CompletionContexts {
  /// The contexts that derive from the forms of all systems.
  static let core: [any CompletionContext.Type] = [RoutingText.self]
}

extension SystemList {
  /// The context at a cursor. At most one context recognises a place.
  package func completionContext(
    at cursor: Cursor, calling functions: RoutingFunctions = RoutingFunctions()
  ) -> (any CompletionContext)? {
    completions.lazy.compactMap { $0.init(cursor, calling: functions, of: self) }.first
  }
}

/// The reason for writing the name of a route.
package enum RoutePurpose: Hashable, Sendable {
  /// Registered routes come first.
  case lookUp
  /// Routes that nothing registers come first.
  case registration
}
