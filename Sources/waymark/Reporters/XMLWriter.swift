/// Writes XML 1.0, one element a line.
struct XMLWriter {
  private var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// An element that holds what is written until its `end`.
  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    line("<\(name)\(Self.written(attributes))>")
    open.append(name)
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    line("</\(name)>")
  }

  /// An element that holds at most a text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String? = nil) {
    let head = "<\(name)\(Self.written(attributes))"
    line(text.map { "\(head)>\(Self.escaped($0, keepsLines: true))</\(name)>" } ?? "\(head)/>")
  }

  /// The whole, with all that is open ended.
  consuming func finished() -> [UInt8] {
    var writer = self
    while !writer.open.isEmpty { writer.end() }
    return Array(writer.text.utf8)
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: open.count) + line + "\n"
  }

  private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1, keepsLines: false))\"" }.joined()
  }

  /// White space of attributes would be read as blanks. Control characters have no place in XML at all (XML 1.0, 2.2): they are
  /// printed as elsewhere.
  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where keepsLines: escaped += "\n"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped += String(scalar).printable
      }
    }
  }
}
