/// A value that code compares with texts, by the function of Swift that gets it.
package struct ComparedValue: Hashable, Sendable {
  /// The base name of the function.
  package var function: String
  /// The label of the parameter.
  package var label: String
  /// The member of the parameter that is compared; nil for the parameter itself.
  package var member: String?

  package init(function: String, label: String, member: String? = nil) {
    self.function = function
    self.label = label
    self.member = member
  }
}

/// A text that a function compares with such a value: `segue.identifier == "ShowPrice"`, `case "ShowPrice":`.
package struct TextComparison: Hashable, Sendable {
  package var text: Value
  /// Index of the function.
  package var scope: Int
  package var conditions: ConditionStack

  package init(text: Value, scope: Int, conditions: ConditionStack) {
    self.text = text
    self.scope = scope
    self.conditions = conditions
  }
}
