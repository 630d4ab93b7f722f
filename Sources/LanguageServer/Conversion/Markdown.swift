/// Words of others inside a text in Markdown.
package enum Markdown {
  /// On one line, with nothing that Markdown takes for a sign.
  package static func escaped(_ text: String) -> String {
    line(text).reduce(into: "") { escaped, character in
      if signs.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// The text between as many back-ticks as it needs.
  package static func code(_ text: String) -> String {
    let text = line(text)
    guard text.contains("`") else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    return "\(fence) \(text) \(fence)"
  }

  static func link(_ text: String, to uri: String) -> String {
    let target = uri.reduce(into: "") { target, character in
      switch character {
      case "(": target += "%28"
      case ")": target += "%29"
      default: target.append(character)
      }
    }
    return "[\(escaped(text))](\(target))"
  }

  /// Without line ends and other control characters.
  static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }

  private static let signs: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "#"]
}
