import SourceModel
import SwiftFrontend
import TestSupport
import Testing

@Suite struct GenericArgumentTests {
  private static let cursor = "/*|*/"

  /// The argument at the mark, as `Type: word`.
  private func argument(_ marked: String) throws -> String? {
    let start = try #require(marked.firstRange(of: Self.cursor))
    let source = marked.replacing(Self.cursor, with: "")
    let offset = marked[..<start.lowerBound].utf8.count
    let types: Set = ["RoutableView", "RoutableViewModule", "RoutableService", "RoutableServiceModule"]
    return GenericArgument(at: offset, in: SourceText(source), ofAny: types).map { argument in
      "\(argument.type): \(String(decoding: Array(source.utf8)[argument.word], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("RoutableView</*|*/", "RoutableView: "),
    ("RoutableView</*|*/>()", "RoutableView: "),
    ("RoutableView<Ed/*|*/", "RoutableView: Ed"),
    ("RoutableView<Ed/*|*/itor>()", "RoutableView: Editor"),
    ("RoutableView</*|*/Editor>()", "RoutableView: Editor"),
    ("RoutableView< /*|*/Editor>()", "RoutableView: Editor"),
    ("RoutableViewModule<Ed/*|*/", "RoutableViewModule: Ed"),
    ("RoutableService<\tEd/*|*/", "RoutableService: Ed"),
    ("RoutableServiceModule<É/*|*/", "RoutableServiceModule: É"),
    ("RoutableView<UIViewController & Ed/*|*/", "RoutableView: Ed"),
    ("RoutableView<UIViewController&/*|*/", "RoutableView: "),
    ("RoutableView<UIViewController &\r\n  Ed/*|*/>", "RoutableView: Ed"),
    ("RoutableView<UIKit.UIViewController & Editor./*|*/", "RoutableView: "),
    ("ZRouter.RoutableView</*|*/", "RoutableView: "),
    ("Router.perform(to: RoutableView<Ed/*|*/\n}", "RoutableView: Ed"),
    (#"/* " */ let s = "\(RoutableView<Ed/*|*/)""#, "RoutableView: Ed"),
    ("let s = #\"\"\"\n \\ \" \"\"\" \n\"\"\"#\nRoutableView</*|*/", "RoutableView: "),
    ("let s = \"unfinished\nRoutableView</*|*/", "RoutableView: "),
    ("let s = \"\\(unfinished\nRoutableView</*|*/", "RoutableView: "),
    ("#if DEBUG\n#\nRoutableView</*|*/", "RoutableView: "),
    ("/* /* */ */RoutableView</*|*/", "RoutableView: "),
    ("// RoutableView<\nRoutableView</*|*/", "RoutableView: "),
  ])
  func isFound(_ source: String, _ expected: String) throws {
    #expect(try argument(source) == expected)
  }

  @Test(arguments: [
    "/*|*/",
    "RoutableView/*|*/<Editor>",
    "RoutableView<Editor>/*|*/",
    "RoutableView<Editor /*|*/",
    "RoutableView<\n/*|*/next()",
    "RoutableView<Editor\n/*|*/next()",
    "if a < /*|*/b {}",
    "if a </*|*/b {}",
    "RoutableView < /*|*/b",
    "Array</*|*/",
    "RoutableView<Array</*|*/",
    "MyRoutableView</*|*/",
    "RoutableView<(Ed/*|*/",
    "RoutableView<&Ed/*|*/",
    "RoutableView<.Ed/*|*/",
    "</*|*/",
    "// RoutableView</*|*/",
    "// RoutableView<Ed/*|*/itor>\n",
    "/* RoutableView</*|*/ */",
    "/* /* */ RoutableView</*|*/",
    "\"RoutableView</*|*/\"",
    "\"\"\"\nRoutableView</*|*/",
    ##"#"\(RoutableView</*|*/)"#"##,
  ])
  func isAbsent(_ source: String) throws {
    #expect(try argument(source) == nil)
  }

  @Test func everyPlaceOfAnyTokensIsSafe() {
    let tokens = [
      "RoutableView", "<", "&", ".", "\"", "\"\"\"", "#", "\\(", ")", "/*", "*/", "//", "\n", "é", " ", "A",
    ]
    var random = SeededRandom(20)
    for _ in 0..<300 {
      let source = (0..<30).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      let text = SourceText(source)
      for offset in -1...(text.count + 1) {
        guard let argument = GenericArgument(at: offset, in: text, ofAny: ["RoutableView"]) else { continue }
        #expect(argument.word.lowerBound <= offset && offset <= argument.word.upperBound)
        #expect(argument.word.upperBound <= text.count)
      }
    }
  }
}
