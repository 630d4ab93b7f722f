/// What a property of a type gives back, or a method of Objective-C without parameters: `static let path = "app://note"`.
package struct GivenTexts: Hashable, Sendable {
  package var name: Spelling
  /// Index of the type that declares it.
  package var scope: Int
  package var isStatic: Bool
  /// What it may give back, the elements of lists one by one. `nil`, and code that never returns, are none. nil for a
  /// declaration without code and initial value.
  package var values: [Value]?
  package var conditions: ConditionStack

  package init(name: Spelling, scope: Int, isStatic: Bool, values: [Value]?, conditions: ConditionStack = []) {
    (self.name, self.scope, self.isStatic) = (name, scope, isStatic)
    (self.values, self.conditions) = (values, conditions)
  }
}

extension SourceOutline {
  /// Those of all types.
  package var givenTexts: [GivenTexts] { scopes.flatMap(\.givenTexts) }

  /// Adds some to their types, in source order.
  package mutating func add(_ given: [GivenTexts]) {
    for texts in given.sorted(by: { $0.name.range < $1.name.range }) { scopes[texts.scope].givenTexts.append(texts) }
  }
}
