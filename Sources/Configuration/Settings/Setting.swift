import Routes

/// A key of `.waymark.yml`: one file for each, and one line in `Settings.all`.
///
/// The reader, the JSON Schema, the template, `waymark config` and the documentation derive from it.
package protocol Setting: Sendable {
  static var key: String { get }
  /// One or two sentences, for the JSON Schema and the documentation.
  static var help: String { get }
  /// The shape of the value for a list of routing systems.
  static func type(for systems: SystemList) -> SettingType
  static var merging: SettingMerging { get }
  /// The part of the template for this key: comments, then YAML.
  static var example: String { get }

  /// Stores a value of `type(for:)`. What the type cannot express is a problem.
  static func store(
    _ value: SettingValue, of systems: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems)

  /// The value as `waymark config` prints it, by name; empty if a file does not set the key. The
  /// world and the settings that merge by rule need no rows, because `waymark config` has rows of
  /// its own for them.
  static func rows(of configuration: Configuration) -> [SettingRow]
}

extension Setting {
  package static func rows(of configuration: Configuration) -> [SettingRow] { [] }
}

/// How the values of several configuration files apply together.
package enum SettingMerging: Sendable {
  /// The nearest file at or above the first PATH that sets the key; otherwise this value, or what the sources say.
  case nearest(otherwise: String?)
  /// The values of all files together.
  case union
  /// Each value below the folder of its file.
  case belowFolder
  /// Each value below the folder of its file, where a nearer file overrules a farther one by rule.
  case byRule
}

package struct SettingRow: Hashable, Sendable {
  /// The key, or the key and the name of an entry: `functions.AppNavigator.open(_:)`.
  package var name: String
  package var value: String
}
