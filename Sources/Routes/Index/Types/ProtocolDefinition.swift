import SourceModel

/// A protocol where the tree declares it.
package struct ProtocolDefinition: Hashable, Sendable {
  package var site: Site
  package var name: String
  /// Of the types around it, outermost first.
  package var scope: [String]
  package var access: TypeHead.Access
  /// Whether the Objective-C runtime knows it, so that it can be routable by inheritance.
  package var isObjectiveC: Bool
  /// The simple names of what it inherits, in order.
  package var parents: [String]
  /// The kinds whose roots it inherits, directly or not.
  package var kinds: Set<RouteSpace>
  var conditions: ConditionStack
  /// Whether one of its attributes may be a macro, which may declare it routable.
  package var isExpanded: Bool

  /// Whether its name alone means it in another file.
  package var isVisibleElsewhere: Bool { scope.isEmpty && access != .private && access != .fileprivate }
}
