import JSON
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
    let (snapshot, document, position) = try open(source)
    let request = DefinitionRequest(textDocument: document, position: position)
    #expect(DefinitionHandler.needsIndex(request, in: snapshot) == needsIndex)
    let closed = DefinitionRequest(
      textDocument: TextDocumentIdentifier(uri: DocumentURI("untitled:b")), position: position)
    #expect(DefinitionHandler.needsIndex(closed, in: snapshot), "the text is not at hand")
  }

  @Test(arguments: [
    ("RoutableView</*|*/", true), ("Router.perform(to: Ed/*|*/", true), ("f(/*|*/", false), ("if a </*|*/ b", false),
    ("// RoutableView</*|*/", false), ("\"RoutableView</*|*/\"", false), ("let x = Ed/*|*/", false),
    ("f(\"/*|*/\")", false),
    ("registerIdentifier(\"/*|*/\")", true),
  ])
  func onlyPlacesOfRoutesNeedTheIndexToComplete(source: String, needsIndex: Bool) throws {
    let (snapshot, document, position) = try open(source)
    let request = CompletionRequest(textDocument: document, position: position)
    #expect(CompletionHandler.needsIndex(request, in: snapshot) == needsIndex)
  }

  @Test(
    arguments: [
      ([:], false), (["source": "sourcekitd", "code": "x"], false),
      (["source": "waymark", "code": "file-not-parsed"], false),
      (["source": "waymark", "code": 3], false), (["source": "waymark", "code": "lookup-unregistered"], true),
    ] as [([String: JSONValue], Bool)])
  func onlyWhatIsMendedNeedsTheIndexToAct(diagnostic: [String: JSONValue], needsIndex: Bool) throws {
    let (snapshot, document, position) = try open("(/*|*/)")
    let range = DocumentRange(start: position, end: position)
    var members = diagnostic
    members["range"] = try JSONValue(encoding: range)
    let request = CodeActionRequest(
      textDocument: document, range: range, context: CodeActionContext(diagnostics: [try JSONValue(encoding: members)]))
    #expect(CodeActionHandler.needsIndex(request, in: snapshot) == needsIndex)
  }

  /// A snapshot with one document, for a client that takes everything.
  private func open(
    _ source: String
  ) throws -> (Snapshot, TextDocumentIdentifier, DocumentPosition) {
    let fixture = Fixture(source)
    let cursor = try #require(fixture.cursors.first)
    var session = Session(version: "", log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let actions: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    session.client = ClientProfile(try actions.decode(ClientCapabilities.self))
    let uri = DocumentURI("untitled:a")
    session.open(Document(uri: uri, version: 1, text: SourceText(try #require(fixture.files.first).text)))
    let position = DocumentPosition(line: cursor.line, character: cursor.column)
    return (session.snapshot, TextDocumentIdentifier(uri: uri), position)
  }
}
