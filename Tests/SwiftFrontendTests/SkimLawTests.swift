import Foundation
import SourceModel
import SwiftFrontend
import TestSupport
import Testing

@Suite struct SkimLawTests {
  @Test(arguments: Corpus.files.map(\.name))
  func holdsForTheCorpus(name: String) throws {
    let file = try #require(Corpus.files.first { $0.name == name })
    #expect(SkimLaw.check(SourceText(file.bytes)) == .holds)
  }

  @Test func corpusIsThere() {
    #expect(Corpus.files.count >= 9)
  }

  /// A prefix ends inside every construct: most have errors, and none may trap or break the law.
  @Test(arguments: Corpus.files.map(\.name))
  func holdsForEveryPrefix(name: String) throws {
    let bytes = try #require(Corpus.files.first { $0.name == name }).bytes
    for length in 0..<bytes.count {
      let text = SourceText(bytes[..<length])
      _ = SwiftSkimmer.skim(text, words: WordTable([]))
      // Parsing each is slow; ends of lines are where a prefix is whole.
      guard length == 0 || bytes[length - 1] == UInt8(ascii: "\n") else { continue }
      if case .differs(let skimmed, let parsed) = SkimLaw.check(text) {
        Issue.record("after \(length) bytes: skimmed \(skimmed), parsed \(parsed)")
      }
    }
  }

  /// Any line of the corpus may be missing, doubled, or stand elsewhere.
  @Test func holdsForShuffledLines() {
    var random = SeededRandom(7)
    let lines = Corpus.files.flatMap { $0.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    var held = 0
    for _ in 0..<1500 {
      let chosen = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in lines.randomElement(using: &random) }
      held += expectLaw(SourceText(Array(chosen.joined(separator: [UInt8(ascii: "\n")]))))
    }
    #expect(held > 100)
  }

  @Test func holdsForTokenSoup() {
    var random = SeededRandom(42)
    var held = 0
    for _ in 0..<4000 {
      let count = Int.random(in: 1...12, using: &random)
      let tokens = (0..<count).compactMap { _ in Self.tokens.randomElement(using: &random) }
      held += expectLaw(SourceText(tokens.joined(separator: Bool.random(using: &random) ? " " : "")))
    }
    #expect(held > 100)
  }

  /// Checks every file of the trees that `WAYMARK_TREES` lists, by hand.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WAYMARK_TREES"] != nil))
  func holdsForTrees() throws {
    let paths = ProcessInfo.processInfo.environment["WAYMARK_TREES"]?.split(separator: ":") ?? []
    var held = 0
    for path in paths {
      for file in FileManager.default.enumerator(atPath: String(path)).map(Array.init) ?? [] {
        guard let name = file as? String, name.hasSuffix(".swift"),
          let bytes = FileManager.default.contents(atPath: "\(path)/\(name)")
        else { continue }
        switch SkimLaw.check(SourceText(bytes)) {
        case .holds: held += 1
        case .hasErrors, .isOverLimit: continue
        case .differs(let skimmed, let parsed): Issue.record("\(path)/\(name)\nskimmed \(skimmed)\nparsed \(parsed)")
        }
      }
    }
    print("\(held) files")
    #expect(held > 0)
  }

  private func expectLaw(_ text: SourceText) -> Int {
    switch SkimLaw.check(text) {
    case .holds: return 1
    case .hasErrors, .isOverLimit: return 0
    case .differs(let skimmed, let parsed):
      Issue.record("\(String(decoding: text.bytes, as: UTF8.self))\nskimmed \(skimmed)\nparsed \(parsed)")
      return 0
    }
  }

  private static let tokens = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "func", "var", "let", "case", "import",
    "open", "public", "final", "package", "static", "where", "in", "return", "try", "await", "some", "any", "each",
    "A", "B", "f", "x", "_", "self", "init", "1", "2.5", "\"s\"", "\"\\(x)\"", "/a/", "#/b/#", "`class`", "😀",
    "{", "}", "{}", "(", ")", "()", "[", "]", "<", ">", "<A>", ":", ",", ";", ".", "=", "==", "->", "&", "?", "!", "@",
    "@objc", "@objc(N)", "#if A", "#else", "#endif", "\n", "\n", "\n", "// c\n", "/* c */", "/", "*", "+", "~",
    "struct S {}",
    "class C: A {", "typealias T = A", ": A", "A.B", "f()", "private(set)", "\\", "\"", "'", "#", "$0", "...",
    "class func",
  ]
}
