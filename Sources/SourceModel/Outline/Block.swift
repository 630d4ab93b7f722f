/// A block of Objective-C with parameters.
package struct Block: Hashable, Sendable {
  package enum Holder: Hashable, Sendable {
    /// The block is argument `index` of `calls[call]`.
    case argument(call: Int, index: Int)
    /// The block is assigned to a member: `config.prepareDestination`.
    case assignment(Spelling)
    case other
  }

  package struct Parameter: Hashable, Sendable {
    /// nil where the parameter has no name.
    package var name: String?
    /// The class and the protocols of the type in source order, without `id`: `UIViewController` and `P` for
    /// `UIViewController<P> *`. Empty for any other type.
    package var types: [Spelling]

    package init(name: String?, types: [Spelling]) {
      (self.name, self.types) = (name, types)
    }
  }

  package var holder: Holder
  package var parameters: [Parameter]
  package var scope: Int
  package var conditions: ConditionStack
  /// From the caret to the closing brace.
  package var range: SourceRange

  package init(
    holder: Holder, parameters: [Parameter], scope: Int, conditions: ConditionStack = [], range: SourceRange
  ) {
    self.holder = holder
    self.parameters = parameters
    self.scope = scope
    self.conditions = conditions
    self.range = range
  }
}
