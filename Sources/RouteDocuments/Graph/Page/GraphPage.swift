/// A page of HTML in one file: a map of the routes with its style and its script, which works without a network.
///
/// The text of the user's code is data, in a script element that no browser runs. The content security policy lets run
/// only the page's own script, which it names by its hash, and nothing is ever loaded.
package struct GraphPage {
  /// How many nodes a page shows well.
  package static let mostNodes = 3000

  /// The whole file, in UTF-8.
  let text: [UInt8]

  /// `document` is a JSON text of the schema `waymark.graph/1`.
  init(document: [UInt8]) {
    let head = PageMarkup.head(policy: Self.policy, style: PageStyle.text)
    text =
      Array((head + PageMarkup.body).utf8) + Self.embedded(document)
      + Array(PageMarkup.end(script: PageScript.text).utf8)
  }

  private static let policy = [
    "default-src 'none'", "script-src \(source(PageScript.text))", "style-src \(source(PageStyle.text))",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  /// The name of an inline text in a policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source
  private static func source(_ text: String) -> String {
    "'sha256-\(base64(SHA256.digest(of: Array(text.utf8))))'"
  }

  /// The same JSON without `<`, which could end the element, and without line separators. They stand only in strings.
  private static func embedded(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var position = 0
    while position < document.count {
      let (replacement, length) = escape(in: document, at: position)
      result += replacement
      position += length
    }
    return result
  }

  /// What stands for the bytes at a position, and how many bytes it stands for.
  private static func escape(in document: [UInt8], at position: Int) -> (ArraySlice<UInt8>, Int) {
    let byte = document[position]
    if byte == UInt8(ascii: "<") { return (lessThan[...], 1) }
    if byte == 0xE2, position + 2 < document.count, document[position + 1] == 0x80 {
      if document[position + 2] == 0xA8 { return (lineSeparator[...], 3) }
      if document[position + 2] == 0xA9 { return (paragraphSeparator[...], 3) }
    }
    return (document[position...position], 1)
  }

  private static let lessThan = Array(#"\u003c"#.utf8)
  private static let lineSeparator = Array(#"\u2028"#.utf8)
  private static let paragraphSeparator = Array(#"\u2029"#.utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
