import SourceModel

extension Fact {
  /// A block of a look-up with a type for the destination or the configuration that it takes.
  package struct TypedBlock: Hashable, Sendable {
    /// The parameter that has the types.
    package enum Subject: Hashable, Sendable {
      case destination, configuration
    }

    /// The route that is looked up.
    package var lookUp: RouteReference
    package var subject: Subject
    /// The classes and protocols in the type of the parameter, in source order; at least one.
    package var types: [Spelling]
    /// True if the block checks the type of its parameter at run time.
    package var asks: Bool
    package var conditions: ConditionStack

    package init(lookUp: RouteReference, subject: Subject, types: [Spelling], asks: Bool, conditions: ConditionStack) {
      self.lookUp = lookUp
      self.subject = subject
      self.types = types
      self.asks = asks
      self.conditions = conditions
    }
  }
}
