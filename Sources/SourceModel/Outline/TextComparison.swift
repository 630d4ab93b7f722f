/// A value that code compares with texts, by the function of Swift that gets it.
package struct ComparedValue: Hashable, Sendable {
  /// The base name of the function.
  package var function: String
  /// The label of the parameter.
  package var label: String
  /// The member of the parameter that is compared; nil for the parameter itself.
  package var member: String?
  /// The members of the parameter whose casts go into the outline where such a comparison is true.
  package var castMembers: Set<String>
  /// The functions that make an enum case of the parameter, whose raw value is the value, with the name of the enum:
  /// `["segueIdentifier": "SegueIdentifier"]`.
  package var caseFunctions: [String: String] = [:]

  package init(function: String, label: String, member: String? = nil, castMembers: Set<String> = []) {
    self.function = function
    self.label = label
    self.member = member
    self.castMembers = castMembers
  }
}

/// A text that a function compares with such a value: `segue.identifier == "ShowPrice"`, `case "ShowPrice":`.
package struct TextComparison: Hashable, Sendable {
  package var text: Value
  /// The casts of members in code that runs only if the value equals the text.
  package var casts: [Cast]
  /// Index of the function.
  package var scope: Int
  package var conditions: ConditionStack

  package init(text: Value, casts: [Cast] = [], scope: Int, conditions: ConditionStack) {
    self.text = text
    self.casts = casts
    self.scope = scope
    self.conditions = conditions
  }
}

/// A cast of a member of such a value: `segue.destination as? PriceViewController`.
package struct MemberCast: Hashable, Sendable {
  package var cast: Cast
  /// Index of the function.
  package var scope: Int
  package var conditions: ConditionStack

  package init(cast: Cast, scope: Int, conditions: ConditionStack) {
    self.cast = cast
    self.scope = scope
    self.conditions = conditions
  }
}
