import SourceModel

/// The spelling of names that are keywords of Swift.
package enum SwiftName {
  /// The name of a type with its keywords in back-ticks: `` Mod.`default` ``.
  package static func spelled(_ type: String) -> String {
    var spelled: [UInt8] = []
    var rest = Array(type.utf8)[...]
    while let first = rest.first {
      let word = rest.prefix(while: Spelling.isWordByte)
      let isReserved = reserved.contains(String(decoding: word, as: UTF8.self))
      spelled += isReserved ? Array("`".utf8) + word + Array("`".utf8) : word.isEmpty ? [first] : Array(word)
      rest = rest.dropFirst(max(word.count, 1))
    }
    return String(decoding: spelled, as: UTF8.self)
  }

  /// A text as the name of a declaration; nil if it is none.
  package static func identifier(_ text: String) -> String? {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      text.utf8.allSatisfy(Spelling.isWordByte)
    else { return nil }
    return spelled(text)
  }

  /// The keywords that *The Swift Programming Language* lists under "Keywords and Punctuation", and
  /// those that are reserved after a dot.
  private static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while", "Any", "Protocol", "Self", "Type",
  ]
}
