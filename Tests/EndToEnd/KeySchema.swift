import Foundation

/// The keys of `.waymark.yml` with their meaning, read from its JSON Schema.
struct KeySchema: Decodable {
  struct Key: Decodable {
    struct Items: Decodable {
      var properties: [String: Key]?
      var required: [String]?
    }

    var description: String?
    var items: Items?
    var words: [String]?

    enum CodingKeys: String, CodingKey {
      case description, items
      case words = "enum"
    }
  }

  var properties: [String: Key]

  /// A row for each key, sorted; the keys of a list's elements follow their list (`functions[].name`).
  var table: String {
    "| Key | Meaning |\n|---|---|\n" + properties.sorted { $0.key < $1.key }.flatMap(Self.rows).joined()
  }

  private static func rows(_ name: String, _ key: Key) -> [String] {
    let below = (key.items?.properties ?? [:]).sorted { $0.key < $1.key }
    return [row(name, key)]
      + below.map { row("\(name)[].\($0)", $1, isRequired: key.items?.required?.contains($0) == true) }
  }

  private static func row(_ name: String, _ key: Key, isRequired: Bool = false) -> String {
    let values = key.words.map { words in "Values: \(words.map { "`\($0)`" }.joined(separator: ", "))." }
    let meaning = [key.description, values, isRequired ? "Required." : nil].compactMap(\.self).joined(separator: " ")
    return "| `\(name)` | \(meaning.replacing("|", with: "\\|")) |\n"
  }
}
