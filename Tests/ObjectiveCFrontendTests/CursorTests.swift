import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

@Suite struct CursorTests {
  private func place(_ marked: String) throws -> String? {
    let start = try #require(marked.firstRange(of: "/*|*/"))
    let source = marked.replacing("/*|*/", with: "")
    let offset = marked[..<start.lowerBound].utf8.count
    guard let cursor = ObjectiveCFrontend.cursor(at: offset, in: SourceText(source)) else { return nil }
    let replaced = String(decoding: Array(source.utf8)[cursor.replaced], as: UTF8.self)
    return "\(cursor.place.summary) \(cursor.isLiteral ? "\"\(replaced)\"" : replaced)"
  }

  @Test(arguments: [
    ("ZIKRouterToView(/*|*/", "ZIKRouterToView( "),
    ("[self registerView:[Fo/*|*/o class]]", "self[registerView: [ Foo"),
    ("[ZIKViewRouter registerViewProtocol:ZIKRoutable(A) forMakingView:[/*|*/", "ZIKViewRouter[forMakingView: [ "),
    ("[[A b] c:d e:ZIKRoutable(/*|*/)]", "[e: ZIKRoutable( "),
    ("[self register:^(id x) { [y z]; } then:@protocol(/*|*/)]", "self[then: @protocol( "),
    ("[self performURL:@\"ap/*|*/p\" path:x]", "self[performURL: \"app\""),
    ("[self performURL:@\"ap/*|*/\nx", "self[performURL: \"ap\""),
    ("x.toIdentifier(@\"/*|*/\")", "x.toIdentifier( \"\""),
    ("f(/* ( */ 1, // (\n @\"(\", '(', /*|*/", "f(#3 "),
    ("@\"unfinished\n[self registerView:/*|*/", "self[registerView: "),
    ("#error don't\nf(/*|*/", "f( "),
  ])
  func placesAreRead(_ source: String, _ expected: String) throws {
    #expect(try place(source) == expected)
  }

  @Test(arguments: [
    "/*|*/", "f(); /*|*/", "f(a b/*|*/", "// f(/*|*/", "/* f(/*|*/ */", "/* f(/*|*/", "f('/*|*/')", "f(@\"a\\n/*|*/\")",
    "f(@\"a\"/*|*/",
  ])
  func placesAreAbsent(_ source: String) throws {
    #expect(try place(source) == nil)
  }

  @Test func everyPlaceOfAnyTokensIsSafe() {
    let tokens = [
      "f", "(", "[", "]", ")", ":", "@", "\"", "'", "\\", "/*", "*/", "//", "\n", "é", " ", "#", "{", "}", ",", "R\"(",
    ]
    var random = SeededRandom(21)
    for _ in 0..<300 {
      let text = SourceText((0..<30).map { _ in tokens.randomElement(using: &random) ?? "" }.joined())
      for offset in -1...(text.count + 1) {
        guard let cursor = ObjectiveCFrontend.cursor(at: offset, in: text) else { continue }
        #expect(cursor.replaced.lowerBound <= offset && offset <= cursor.replaced.upperBound)
        #expect(cursor.replaced.upperBound <= text.count)
      }
    }
  }
}
