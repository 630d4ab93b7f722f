import Routes
import YAML

/// The problems of one configuration file.
package struct SettingProblems: Sendable {
  let places: Places
  private(set) var all: [ConfigurationProblem] = []

  init(places: Places) {
    self.places = places
  }

  mutating func add(_ message: String, at node: YAMLNode) {
    all.append(ConfigurationProblem(range: places.range(of: node), message: message))
  }

  mutating func add(_ message: String, at value: SettingValue) {
    add(message, at: value.node)
  }

  /// Returns true if the value is one of the words; otherwise that is a problem.
  mutating func word(_ value: SettingValue, _ noun: String, among known: [String]) -> Bool {
    if known.contains(value.text) { return true }
    if known.isEmpty {
      add("unknown \(noun) '\(value.text)'; there are no \(noun)s here", at: value)
      return false
    }
    let advice = NearestWord.of(value.text, among: known).map { "did you mean '\($0)'?" } ?? Self.list(known)
    add("unknown \(noun) '\(value.text)'; \(advice)", at: value)
    return false
  }

  /// A message names a few words; those of a hundred rules nobody would read.
  private static let mostListed = 24

  private static func list(_ known: [String]) -> String {
    if known.count > mostListed { return "'waymark config --schema' lists them" }
    return "known values: \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
