import Foundation
import SourceModel
import TestSupport
import Testing
import Workspace

@testable import SwiftFrontend

/// What is parsed with the memory of earlier texts has the outline of a first parse, whatever was typed.
@Suite struct ParseMemoryTests {
  @Test(arguments: Corpus.files.map(\.name))
  func keepsNothingThatChanged(name: String) throws {
    let file = try #require(Corpus.files.first { $0.name == name })
    let different = Self.edits(of: SourceText(file.bytes), count: 40)
    #expect(different.isEmpty, "\(different.prefix(1))")
  }

  /// More of the same over a folder: `WAYMARK_PARSE_TREE=Examples swift test --filter ParseMemory`.
  @Test func keepsNothingInATree() throws {
    let folder = ProcessInfo.processInfo.environment["WAYMARK_PARSE_TREE"] ?? Self.examples
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }.sorted()
    try #require(!sources.isEmpty)
    let different = sources.flatMap { name -> [String] in
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      return Self.edits(of: SourceText(bytes), count: 4).map { "\(name): \($0)" }
    }
    #expect(different.isEmpty, "\(different.prefix(1))")
  }

  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples").standardizedFileURL.path

  /// The first text that is understood in two ways, if there is one. Edits follow each other, and each is parsed.
  private static func edits(of text: SourceText, count: Int) -> [String] {
    let results = DeepStack.map([text], threads: 1) { text -> String? in
      var random = SeededRandom(UInt64(text.count))
      let memory = ParseMemory()
      var bytes = Array(text.bytes)
      for _ in 0..<count {
        let next = SourceText(bytes)
        let kept = SwiftFrontend.parse(next, wanted: Wanted(testInterest), memory: memory)
        let first = SwiftFrontend.parse(next, wanted: Wanted(testInterest))
        guard kept.outline == first.outline, kept.hasErrors == first.hasErrors else {
          return String(decoding: bytes, as: UTF8.self)
        }
        bytes = Int.random(in: 0..<3, using: &random) == 0 ? Array(text.bytes) : bytes
        change(&bytes, &random)
      }
      return nil
    }
    return results.compactMap(\.self)
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + ([0, 0, 0, 1, 3, 40].randomElement(using: &random) ?? 0))
    let pieces = [
      "", "x", " ", "\n", "}", "{", "(", ")", "\"", "//", "/*", "#if X\n", "#endif\n", "func f() { perform(", "é", "<",
      "class A {", ";", ", y", " x ", "\n\n", "1", ".", "@objc ", "#if X\n#endif\n", "func f() {}\n", "()", "{}", "= 1",
    ]
    bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
  }
}

/// Trees of an open document that keep older ones alive do so only for so many edits.
@Suite struct LastParseTests {
  /// The first edit of each is a move: no edit stood near it.
  @Test(arguments: [(0, 98), (7, 5)]) func isForgottenInTime(step: Int, expected: Int) throws {
    let memory = ParseMemory()
    var lines = (0..<40).map { "func f\($0)() { g(\($0)); g(\($0)); g(\($0)); g(\($0)) }\n" }
    func text() -> SourceText { SourceText(lines.joined()) }
    var edits = 0
    repeat {
      _ = SwiftOutline.tree(of: text(), memory)
      edits += 1
      lines[1 + edits * step % 39] += " "
    } while memory.value(LastParse.self)?.edit(to: text()) != nil && edits < 200
    #expect(edits == expected)
    _ = SwiftOutline.tree(of: text(), memory)
    lines[0] += " "
    #expect(memory.value(LastParse.self)?.edit(to: text()) != nil, "a parse from the beginning keeps nothing older")
  }
}
