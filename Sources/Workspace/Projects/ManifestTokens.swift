import SourceModel

/// The words, literals and marks of a package manifest, without its comments.
struct ManifestTokens {
  enum Token: Equatable {
    case word(String)
    /// The content of a string literal.
    case text(String)
    case mark(Unicode.Scalar)

    var word: String? { if case .word(let word) = self { word } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private(set) var all: [Token] = []
  private var rest: ArraySlice<UInt8>

  init(_ text: SourceText) {
    rest = text.bytes
    while let byte = rest.first { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    if rest.starts(with: "//".utf8) { return rest = rest.drop { $0 != UInt8(ascii: "\n") } }
    if rest.starts(with: "/*".utf8) { return skipComment() }
    if byte == UInt8(ascii: "\"") { return readLiteral() }
    let word = rest.prefix(while: Self.isOfWord)
    if word.isEmpty {
      rest.removeFirst()
      if byte > UInt8(ascii: " ") { all.append(.mark(Unicode.Scalar(byte))) }
    } else {
      rest.removeFirst(word.count)
      all.append(.word(String(decoding: word, as: UTF8.self)))
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let isStart = rest.starts(with: "/*".utf8)
      let isEnd = rest.starts(with: "*/".utf8)
      depth += isStart ? 1 : isEnd ? -1 : 0
      rest = rest.dropFirst(isStart || isEnd ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func readLiteral() {
    let quotes = rest.starts(with: "\"\"\"".utf8) ? 3 : 1
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes)
    rest.removeFirst(quotes)
    var content: [UInt8] = []
    while let byte = rest.first, !rest.starts(with: end) {
      let count = byte == UInt8(ascii: "\\") ? 2 : 1
      content += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    rest = rest.dropFirst(quotes)
    all.append(.text(String(decoding: content, as: UTF8.self)))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
