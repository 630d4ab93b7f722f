import LanguageServerProtocol
import Logging
import SourceModel
import TestSupport
import Testing

@testable import LanguageServer

/// Where nothing can stand that is about routes, no request brings the index up to date.
struct PolitenessTests {
  @Test(arguments: [
    ("RoutableView</*|*/P>()", true), ("RoutableView<P/*|*/>()", true), ("f(/*|*/)", false), ("let x =/*|*/ 1", false),
    ("to(\"a://b/*|*/c\")", true), ("to(\"a:/*|*///b\")", true), ("to(\"a\", /*|*/)", false), ("a +/*|*/ \"\"", false),
    ("/*|*/", false), (" /*|*/ ", false), ("é/*|*/ ", true), ("x\n/*|*/\ny", false), ("\"\n /*|*/ \n\"", false),
  ])
  func onlyWordsAndStringsNeedTheIndex(source: String, needsIndex: Bool) throws {
    let fixture = Fixture(source)
    let cursor = try #require(fixture.cursors.first)
    var session = Session(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let uri = DocumentURI("untitled:a")
    session.open(Document(uri: uri, version: 1, text: SourceText(try #require(fixture.files.first).text)))
    let request = DefinitionRequest(
      textDocument: TextDocumentIdentifier(uri: uri),
      position: DocumentPosition(line: cursor.line, character: cursor.column))
    #expect(DefinitionHandler.needsIndex(request, in: session.snapshot) == needsIndex)
    let closed = DefinitionRequest(
      textDocument: TextDocumentIdentifier(uri: DocumentURI("untitled:b")), position: request.position)
    #expect(DefinitionHandler.needsIndex(closed, in: session.snapshot), "the text is not at hand")
  }
}
