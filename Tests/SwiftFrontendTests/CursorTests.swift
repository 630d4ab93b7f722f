import SourceModel
import SwiftFrontend
import TestSupport
import Testing

@Suite struct CursorTests {
  private static let cursor = "/*|*/"

  private func cursor(_ marked: String) throws -> (source: String, cursor: Cursor?) {
    let start = try #require(marked.firstRange(of: Self.cursor))
    let source = marked.replacing(Self.cursor, with: "")
    return (source, SwiftFrontend.cursor(at: marked[..<start.lowerBound].utf8.count, in: SourceText(source)))
  }

  /// The generic argument at the mark, as `Type: word`.
  private func argument(_ marked: String) throws -> String? {
    let (source, cursor) = try cursor(marked)
    let types = ["RoutableView", "RoutableViewModule", "RoutableService", "RoutableServiceModule"]
    guard let cursor, let bracket = cursor.brackets.first, types.contains(bracket.callee), !cursor.isLiteral else {
      return nil
    }
    return bracket.shape == .angle
      ? "\(bracket.callee): \(String(decoding: Array(source.utf8)[cursor.replaced], as: UTF8.self))" : nil
  }

  /// The brackets around the mark, outermost first: `Router.perform(to:`, and what would be replaced.
  private func place(_ marked: String) throws -> String? {
    let (source, cursor) = try cursor(marked)
    guard let cursor else { return nil }
    let replaced = String(decoding: Array(source.utf8)[cursor.replaced], as: UTF8.self)
    return "\(cursor.place.summary) \(cursor.isLiteral ? "\"\(replaced)\"" : replaced)"
  }

  @Test(arguments: [
    ("Router.perform(to: /*|*/", "Router.perform(to: "),
    ("Router.perform(to: Rou/*|*/tableView<A>())", "Router.perform(to: RoutableView"),
    ("ZRouter.Router.perform(\n  to: /*|*/\n)", "Router.perform(to: "),
    ("f(1, g(2), to: /*|*/", "f(#2 to: "),
    ("Router\n  .perform(to:\n    /*|*/\n  )", "Router.perform(to: "),
    ("x?.f(a: [1, 2], { $0(1); }, b, /*|*/", "x.f(#3 "),
    ("register(RoutableView</*|*/", "register( RoutableView< "),
    ("f(/* ( */ a: 1, // (\n b: \"(\", c: \"\\(g(1))\", d: /*|*/", "f(#3 d: "),
    ("Router.to(viewIdentifier: \"ed/*|*/itor\")", "Router.to(viewIdentifier: \"editor\""),
    ("Router.to(viewIdentifier: \"ed/*|*/\n", "Router.to(viewIdentifier: \"ed\""),
    ("f(\"\\(g(/*|*/))\"", "g( "),
    ("f(\"a\", \"/*|*/\")", "f(#1 \"\""),
    ("extension RoutableView where Protocol == /*|*/", "RoutableView.Protocol== "),
    ("extension ZRouter.RoutableView where A: B, Protocol == X & Y/*|*/ {", "RoutableView.Protocol== Y"),
    ("extension RoutableView\n  where Protocol == Ed/*|*/itor", "RoutableView.Protocol== Editor"),
  ])
  func placesAreRead(_ source: String, _ expected: String) throws {
    #expect(try place(source) == expected)
  }

  @Test(arguments: [
    "a b/*|*/", "f(a b/*|*/", "f(a ? b : c/*|*/", "f(to:\n/*|*/next()", "{ /*|*/", "x == /*|*/", "f(\"\\n/*|*/\")",
    "f(\"a\\(b)/*|*/\")", "f(#\"/*|*/\"#)", "f(\"\"\"\n/*|*/\n\"\"\")", "f(.a/*|*/", "f( // /*|*/", "f(/* /*|*/ */",
    "extension RoutableView { Protocol == /*|*/", "func f<T>() where T == /*|*/",
  ])
  func placesAreAbsent(_ source: String) throws {
    #expect(try place(source) == nil)
  }

  @Test(arguments: [
    ("RoutableView</*|*/", "RoutableView: "),
    ("RoutableView</*|*/>()", "RoutableView: "),
    ("RoutableView<Ed/*|*/", "RoutableView: Ed"),
    ("RoutableView<Ed/*|*/itor>()", "RoutableView: Editor"),
    ("RoutableView</*|*/Editor>()", "RoutableView: Editor"),
    ("RoutableView< /*|*/Editor>()", "RoutableView: Editor"),
    ("RoutableView < /*|*/b", "RoutableView: b"),
    ("RoutableView<\n  Ed/*|*/", "RoutableView: Ed"),
    ("RoutableView<any Ed/*|*/", "RoutableView: Ed"),
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
      "RoutableView", "<", "&", ".", "\"", "\"\"\"", "#", "\\(", ")", "/*", "*/", "//", "\n", "é", " ", "A", "(", ":",
      ",", "{", "}",
      "==", "where", "extension",
    ]
    var random = SeededRandom(20)
    for _ in 0..<300 {
      let source = (0..<30).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      let text = SourceText(source)
      for offset in -1...(text.count + 1) {
        guard let cursor = SwiftFrontend.cursor(at: offset, in: text) else { continue }
        #expect(cursor.replaced.lowerBound <= offset && offset <= cursor.replaced.upperBound)
        #expect(cursor.replaced.upperBound <= text.count)
      }
    }
  }
}
