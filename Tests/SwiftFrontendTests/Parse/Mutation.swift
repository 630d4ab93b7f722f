import Foundation
import TestSupport

/// Small edits that make a mistake of most code, and other code of some.
enum Mutation {
  private static let pieces = [
    "", "", "x", " ", "\n", "}", "{", "(", ")", "\"", "//", "/*", "#if X\n", "#endif\n", "é", "<", ">", "?", "!", "&",
    " = ", ":", "->", ";", ",", "1", ".", "@objc ", "()", "{}", "= 1", "if ", "try ", "await ", "let ", "case ", "#",
    "_", "$", "\\", "is ", " as ", "any ", "some ", "self", "<T>", "[", "]", "in ", "where ", "get ", "@", "static ",
    "0x", "\\(", "\t", "throws ", "async ", "class ", "func f() {", "...", "`", "=", "==", "-", " - ",
  ]

  static func mutate(_ code: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var code = code
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let start = Int.random(in: 0...code.count, using: &random)
      let end = min(code.count, start + ([0, 0, 0, 1, 1, 3, 40].randomElement(using: &random) ?? 0))
      code.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
    }
    return code
  }
}

/// The trees that a person names in the environment.
enum SourceTrees {
  /// The files of Swift in folders that colons separate.
  static func swiftFiles(_ folders: String?) -> [[UInt8]] {
    (folders?.split(separator: ":") ?? []).flatMap { folder in
      let names = FileManager.default.enumerator(atPath: String(folder))?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init)
      }
    }
  }
}
