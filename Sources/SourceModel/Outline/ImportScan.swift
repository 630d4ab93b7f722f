/// Finds the modules that a file imports, line by line.
package enum ImportScan {
  /// The modules of Swift, and the frameworks and headers of Objective-C: `import class Kit.Thing`, `@import Kit;`,
  /// `#import <Kit/Thing.h>`, `#import "Kit.h"`. What a comment or a string holds counts, too: more imports mean more
  /// look-ups, never a registration less.
  package static func modules(in text: SourceText) -> Set<String> {
    text.withBytes { bytes in
      var modules: Set<String> = []
      for search in searches {
        search.forEach(in: bytes) { modules.formUnion(names(in: line(around: $0, bytes))) }
      }
      return modules
    }
  }

  private static let searches = ["import", "#include"].map { ByteSearch($0) }
  private static let maxLength = 300

  /// Bytes of a text: characters would be looked up in tables, for each line that begins with an import.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Empty for a line that is too long for an import.
  private static func line(around word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bytes {
    let before = bytes[..<word.lowerBound].suffix(maxLength)
    let behind = bytes[word.upperBound...].prefix(maxLength)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let end = behind.firstIndex(of: 0x0A) ?? behind.endIndex
    return end - start < maxLength ? bytes[start..<end] : bytes[..<0]
  }

  private static let keywords: [StaticString] = ["import", "@import", "#import", "#include"]
  private static let kinds: [StaticString] = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  private static func names(in line: Bytes) -> [String] {
    let words = line.split(whereSeparator: isSeparator)
    guard let keyword = words.firstIndex(where: { isAny(of: keywords, $0) }), keyword < 4, keyword + 1 < words.count
    else { return [] }
    let hasKind = isAny(of: kinds, words[keyword + 1]) && keyword + 2 < words.count
    return names(of: words[hasKind ? keyword + 2 : keyword + 1])
  }

  /// A blank or a semicolon.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == UInt8(ascii: ";")
  }

  private static func isAny(of words: [StaticString], _ word: Bytes) -> Bool {
    words.contains { word.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount)) }
  }

  /// `<Kit/Thing.h>` is `Kit` and `Thing`.
  private static func names(of name: Bytes) -> [String] {
    if name.first == UInt8(ascii: "<") || name.first == UInt8(ascii: "\"") {
      let path = name.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
      let parts = path.split(separator: UInt8(ascii: "/"))
      return [parts.first, parts.last].compactMap { $0.map { text(upToDot: $0) } }
    }
    return name.split(separator: UInt8(ascii: ".")).first.map { [text(upToDot: $0)] } ?? []
  }

  private static func text(upToDot bytes: Bytes) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }
}
