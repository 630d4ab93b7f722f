import SourceModel

/// A protocol where the tree declares it.
struct ProtocolDefinition: Hashable, Sendable {
  var site: Site
  var name: String
  /// Of the types around it, outermost first.
  var scope: [String]
  var access: TypeHead.Access
  /// Whether the Objective-C runtime knows it, so that it can be routable by inheritance.
  var isObjectiveC: Bool
  /// The simple names of what it inherits, in order.
  var parents: [String]
  /// The kinds whose roots it inherits, directly or not.
  var kinds: Set<RouteSpace>
  var conditions: ConditionStack
  /// Whether one of its attributes may be a macro, which may declare it routable.
  var isExpanded: Bool

  /// Whether its name alone means it in another file.
  var isVisibleElsewhere: Bool { scope.isEmpty && access != .private && access != .fileprivate }
}
