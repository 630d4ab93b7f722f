import RoutingSystems
import YAML

/// The functions, attributes and properties that a system names, to find those that it names twice: a call has one meaning.
struct NamedEntries {
  private var first: [SystemDescription.Entry: SettingValue] = [:]
  private var properties: [SystemDescription.Property: SettingValue] = [:]
  /// The place of the parts that a pack says; nil without a pack.
  private let pack: YAMLMark?

  init(ofPackAt pack: YAMLMark?) {
    self.pack = pack
  }

  mutating func insert(_ entry: SystemDescription.Entry, at value: SettingValue, _ problems: inout SettingProblems) {
    // Calls with any further arguments differ in those that they have.
    let keys = entry.takesMore ? entry.keys : []
    var signature = SystemDescription.Entry(function: entry.function, key: .each)
    (signature.form, signature.keys) = (entry.form, keys)
    guard let other = first[signature] else { return first[signature] = value }
    report(entry.name, namedBy: other, at: value, &problems)
  }

  mutating func insert(
    _ property: SystemDescription.Property, at value: SettingValue, _ problems: inout SettingProblems
  ) {
    guard let other = properties[property] else { return properties[property] = value }
    report(property.text, namedBy: other, at: value, &problems)
  }

  private func report(
    _ name: String, namedBy other: SettingValue, at value: SettingValue, _ problems: inout SettingProblems
  ) {
    let place = other.node.start == pack ? "the pack names it, too" : "first at \(problems.places.text(of: other.node))"
    problems.add("'\(name)' is named twice; \(place)", at: value)
  }
}
