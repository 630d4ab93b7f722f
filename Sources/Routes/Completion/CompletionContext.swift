import SourceModel

/// A place in code where something of routes is to be written. To add one: its own file, and a line in the list.
package protocol CompletionContext: Sendable {
  /// nil where the cursor stands elsewhere. `functions` are those that the configuration names. The index is not needed, so
  /// that nothing is read or linked for other places.
  init?(_ cursor: Cursor, calling functions: RoutingFunctions, of systems: SystemList)

  /// What may be written there, in any order.
  func offers(in index: RouteIndex) -> [Offer]

  /// What is replaced: the identifier or the text that the cursor touches, unless the context knows of more.
  func replaced(at cursor: Cursor) -> Range<Int>
}

extension CompletionContext {
  package func replaced(at cursor: Cursor) -> Range<Int> { cursor.replaced }
}

package enum CompletionContexts {
  /// The contexts that derive from the forms of all systems.
  static let core: [any CompletionContext.Type] = [RoutingText.self]
}

extension SystemList {
  /// The context at a cursor; it stands in one at most.
  package func completionContext(
    at cursor: Cursor, calling functions: RoutingFunctions = RoutingFunctions()
  ) -> (any CompletionContext)? {
    completions.lazy.compactMap { $0.init(cursor, calling: functions, of: self) }.first
  }
}

/// What somebody writes a route for.
package enum RoutePurpose: Hashable, Sendable {
  /// What is registered comes first.
  case lookUp
  /// What nothing registers yet comes first.
  case registration
}
