import Routes
import RoutingSystems
import SourceModel
import YAML

extension Pack {
  /// What the text describes. nil if it is wrong, which tests exclude.
  package var description: SystemDescription? {
    guard let value else { return nil }
    var problems = SettingProblems(places: Places(SourceText(text)))
    return SystemReader(name, value).description(&problems)
  }

  /// The text as a value of the setting.
  var value: SettingValue? {
    guard let root = try? YAMLNode.parse(Array(text.utf8)) else { return nil }
    var reader = SettingReader(places: Places(SourceText(text)), systems: .builtIn)
    let value = reader.description(root)
    return reader.problems.all.isEmpty ? value : nil
  }
}
