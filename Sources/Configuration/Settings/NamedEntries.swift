import RoutingSystems
import YAML

/// The functions and attributes that a system names, to find those that it names twice: a call has one meaning.
struct NamedEntries {
  private var first: [SystemDescription.Entry: SettingValue] = [:]
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
    let place = other.node.start == pack ? "the pack names it, too" : "first at \(problems.places.text(of: other.node))"
    problems.add("'\(entry.name)' is named twice; \(place)", at: value)
  }
}
