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

  /// Empty for a line that is too long for an import.
  private static func line(around word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let before = bytes[..<word.lowerBound].suffix(maxLength)
    let behind = bytes[word.upperBound...].prefix(maxLength)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let end = behind.firstIndex(of: 0x0A) ?? behind.endIndex
    return end - start < maxLength ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  private static let keywords: Set<Substring> = ["import", "@import", "#import", "#include"]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  private static func names(in line: String) -> [String] {
    let words = line.split { " \t\r;".contains($0) }
    guard let keyword = words.firstIndex(where: keywords.contains), keyword < 4, keyword + 1 < words.count else {
      return []
    }
    let name = words[kinds.contains(words[keyword + 1]) && keyword + 2 < words.count ? keyword + 2 : keyword + 1]
    return names(of: name)
  }

  /// `<Kit/Thing.h>` is `Kit` and `Thing`.
  private static func names(of name: Substring) -> [String] {
    if name.first == "<" || name.first == "\"" {
      let path = name.dropFirst().prefix { $0 != ">" && $0 != "\"" }
      let parts = path.split(separator: "/")
      return [parts.first, parts.last].compactMap { $0.map { String($0.prefix { $0 != "." }) } }
    }
    return name.split(separator: ".").first.map { [String($0)] } ?? []
  }
}
