/// Finds the modules that a file imports, line by line.
package enum ImportScan {
  /// The modules of Swift, and the frameworks and headers of Objective-C: `import class Kit.Thing`, `@import Kit;`,
  /// `#import <Kit/Thing.h>`, `#import "Kit.h"`. What a comment or a string holds counts, too: more imports mean more
  /// look-ups, never a registration less.
  package static func modules(in text: SourceText) -> Set<String> {
    text.withBytes { bytes in
      var modules: Set<String> = []
      for line in bytes.split(separator: 0x0A) {
        if line.count < maxLength, let module = module(in: line) { modules.formUnion(module) }
      }
      return modules
    }
  }

  private static let maxLength = 300

  private static func module(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [String]? {
    guard let first = line.first(where: { $0 > 0x20 }), starts.contains(first) else { return nil }
    let words = String(decoding: line, as: UTF8.self).split { " \t\r;".contains($0) }
    guard let keyword = words.firstIndex(where: keywords.contains), keyword < 4, keyword + 1 < words.count else {
      return nil
    }
    let name = words[kinds.contains(words[keyword + 1]) && keyword + 2 < words.count ? keyword + 2 : keyword + 1]
    return names(in: name)
  }

  /// The letters with which the line of an import begins: of `import`, of access modifiers, `@` and `#`.
  private static let starts: Set<UInt8> = Set("ipf@#".utf8)
  private static let keywords: Set<Substring> = ["import", "@import", "#import", "#include"]
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  /// `<Kit/Thing.h>` is `Kit` and `Thing`.
  private static func names(in name: Substring) -> [String] {
    if name.first == "<" || name.first == "\"" {
      let path = name.dropFirst().prefix { $0 != ">" && $0 != "\"" }
      let parts = path.split(separator: "/")
      return [parts.first, parts.last].compactMap { $0.map { String($0.prefix { $0 != "." }) } }
    }
    return name.split(separator: ".").first.map { [String($0)] } ?? []
  }
}
