/// The shape of a value in `.waymark.yml`.
package indirect enum SettingType: Sendable {
  /// One of these words. The noun names it in messages: "unknown level 'eror'".
  case word(noun: String, [String])
  /// Any single word or quoted text.
  case text(noun: String)
  /// A number from one, or a text.
  case ordinal(noun: String)
  /// A file below the configuration's folder: a repository that someone else wrote names no other
  /// file of the machine.
  case file
  /// A line as in `.gitignore`, without exclamation mark.
  case pattern
  case list(of: SettingType, plural: String?)
  /// A list of at least one value.
  case filledList(of: SettingType, singular: String)
  /// Any keys of one type, with values of another.
  case mapping(keys: SettingType, values: SettingType)
  case record(SettingRecord)
  /// One of these words, or a value of another type.
  case wordOr([String], SettingType)
  /// A value, or a list of at least one.
  case oneOrMore(SettingType, noun: String)
  /// A text, or a value of another type.
  case textOr(noun: String, SettingType)
}

/// A mapping with known keys.
package struct SettingRecord: Sendable {
  /// The noun for the value if it is an item of a list: "function".
  package var noun: String?
  /// The noun for a key: "rule".
  package var keyNoun = "key"
  package var fields: [SettingField]
}

package struct SettingField: Sendable {
  package var key: String
  package var help: String?
  package var type: SettingType
  package var isRequired = false
  /// The value without any configuration.
  package var standard: String?
}
