import SourceModel

/// A place in code where something of routes is to be written. To add one: its own file, and a line in the list.
package protocol CompletionContext: Sendable {
  /// nil where the cursor stands elsewhere. `functions` are those that the configuration names. The index is not needed, so
  /// that nothing is read or linked for other places.
  init?(_ cursor: Cursor, calling functions: RoutingFunctions)

  /// What may be written there, in any order.
  func offers(in index: RouteIndex) -> [Offer]

  /// What is replaced: the identifier or the text that the cursor touches, unless the context knows of more.
  func replaced(at cursor: Cursor) -> Range<Int>
}

extension CompletionContext {
  package func replaced(at cursor: Cursor) -> Range<Int> { cursor.replaced }
}

package enum CompletionContexts {
  /// Sorted by name; a cursor stands in one of them at most.
  package static let all: [any CompletionContext.Type] = [
    DeclaredProtocol.self,
    DeclaredTypeName.self,
    DestinationClass.self,
    NamedFunctionArgument.self,
    ProtocolObject.self,
    RoutableArgument.self,
    RoutableValue.self,
    RoutingText.self,
    WholeCall.self,
    WholeMessage.self,
  ]

  package static func context(
    at cursor: Cursor, calling functions: RoutingFunctions = RoutingFunctions()
  ) -> (any CompletionContext)? {
    all.lazy.compactMap { $0.init(cursor, calling: functions) }.first
  }
}

/// What somebody writes a route for.
enum RoutePurpose: Hashable, Sendable {
  /// What is registered comes first.
  case lookUp
  /// What nothing registers yet comes first.
  case registration
}
