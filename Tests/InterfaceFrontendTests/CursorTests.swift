import InterfaceFrontend
import SourceModel
import TestSupport
import Testing

/// Where a cursor stands in a document, also while it is being typed.
@Suite("Cursors in interface files") struct CursorTests {
  private func place(_ marked: String) throws -> String? {
    let start = try #require(marked.firstRange(of: "/*|*/"))
    let source = marked.replacing("/*|*/", with: "")
    let offset = marked[..<start.lowerBound].utf8.count
    guard let cursor = InterfaceFrontend.cursor(at: offset, in: SourceText(source)) else { return nil }
    #expect(cursor.isLiteral && cursor.language == .xml)
    return "\(cursor.place.summary) '\(String(decoding: Array(source.utf8)[cursor.replaced], as: UTF8.self))'"
  }

  @Test(arguments: [
    ("<a b='/*|*/'/>", "a b= ''"),
    ("<a b='x/*|*/y' c=\"d\">", "a b= [c=d] 'xy'"),
    ("<a c = 'é &amp; f'\n b\n=\n\"Main Board/*|*/\"/>", "a b= [c=é & f] 'Main Board'"),
    ("<a><!-- x --><?p q?><![CDATA[<x]]><b-c d='/*|*/'></a>", "b-c d= ''"),
    ("<a b='c=/*|*/' d='e'/>", "a b= [d=e] 'c='"),
    ("<a b='c = d/*|*/'/>", "a b= 'c = d'"),
    // Without the end of the value.
    ("<a b=\"/*|*/", "a b= ''"),
    ("<a b=\"x/*|*/y/>\n<c d=\"e\"/>", "a b= 'xy'"),
    ("<a b=\"x/*|*/ c=\"d\" e=\"f\"/>", "a b= [c=d] [e=f] 'x'"),
    ("<a c=\"d\" b=\"/*|*/ e=\"f\"/>", "a b= [c=d] [e=f] ''"),
    ("<a b=\"x/*|*/</a>", "a b= 'x'"),
  ]) func placesAreRead(_ source: String, _ expected: String) throws {
    #expect(try place(source) == expected)
  }

  @Test(arguments: [
    "/*|*/", "</*|*/", "<a/*|*/", "<a /*|*/b='c'/>", "<a b/*|*/='c'/>", "<a b='c'/*|*/>", "<a b='c'>/*|*/</a>",
    "<!-- <a b='/*|*/' -->", "<!-- <a b='/*|*/'", "<![CDATA[<a b='/*|*/']]>", "<?a <b c='/*|*/'?>", "</a b='/*|*/'>",
    "<!a b='/*|*/'>", "<a b='c\nd/*|*/", "b='/*|*/'",
  ]) func placesAreAbsent(_ source: String) throws {
    #expect(try place(source) == nil)
  }

  /// At every offset of a document, whole or cut off there.
  @Test func everyOffset() {
    let source = Array("<?xml?><!-- a --><é b='c &lt; d' e=\"f\"><g h='i'/>\r\n<j k=\"l m=\"n\"/></é>".utf8)
    for offset in 0...source.count {
      for text in [SourceText(source), SourceText(source[..<offset])] {
        guard let cursor = InterfaceFrontend.cursor(at: offset, in: text) else { continue }
        #expect(cursor.replaced.lowerBound <= offset && offset <= cursor.replaced.upperBound)
        #expect(cursor.replaced.upperBound <= text.count)
      }
    }
  }
}
