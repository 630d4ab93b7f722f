import JSON
import LanguageServerProtocol
import Testing

/// Changes of documents, as they go over the wire and come back.
@Suite struct EditTests {
  private static let range = DocumentRange(
    start: DocumentPosition(line: 0, character: 1), end: DocumentPosition(line: 0, character: 2))
  private static let uri = DocumentURI("file:///a")

  @Test func aDocumentThatIsNotOpenHasNoVersion() throws {
    let edit = TextDocumentEdit(
      textDocument: OptionalVersionedTextDocumentIdentifier(uri: Self.uri, version: nil),
      edits: [TextEdit(range: Self.range, newText: "x")])
    let whole = WorkspaceEdit(documentChanges: [.create(CreateFile(uri: Self.uri)), .edit(edit)])
    let json = try JSONValue(encoding: whole)
    #expect(
      json == [
        "documentChanges": [
          ["kind": "create", "uri": "file:///a"],
          [
            "textDocument": ["uri": "file:///a", "version": .null],
            "edits": [["range": try JSONValue(encoding: Self.range), "newText": "x"]],
          ],
        ]
      ])
    #expect(try json.decode(WorkspaceEdit.self) == whole)
  }

  @Test func plainChangesAreByAddress() throws {
    let edit = WorkspaceEdit(changes: ["file:///a": [TextEdit(range: Self.range, newText: "x")]])
    let json = try JSONValue(encoding: edit)
    #expect(json["changes"]?["file:///a"]?.array?.count == 1)
    #expect(json["documentChanges"] == nil)
  }

  @Test(arguments: [
    ("quickfix", "", true), ("quickfix", "quickfix", true), ("refactor.extract", "refactor", true),
    ("refactor", "refactor.extract", false), ("quickfixes", "quickfix", false), ("quickfix", "refactor", false),
  ])
  func kindsAreParts(kind: String, asked: String, isPart: Bool) {
    #expect(CodeActionKind(rawValue: kind).isPart(of: CodeActionKind(rawValue: asked)) == isPart)
  }

  @Test func diagnosticsOfOthersMayBeOfAnyShape() throws {
    let params: JSONValue = [
      "textDocument": ["uri": "file:///a"], "range": try JSONValue(encoding: Self.range),
      "context": ["diagnostics": [["code": ["x": 1]], 3, .null], "only": ["source.fixAll"], "triggerKind": 2],
    ]
    let request = try CodeActionRequest(params: params)
    #expect(request.context.diagnostics.count == 3)
    #expect(request.context.only == [CodeActionKind(rawValue: "source.fixAll")])
  }

  @Test(
    arguments: [
      (RenameProvider.plain, true), (.preparing(), ["prepareProvider": true]),
      (.preparing(workDoneProgress: true), ["prepareProvider": true, "workDoneProgress": true]),
    ] as [(RenameProvider, JSONValue)])
  func renamingIsAnnounced(provider: RenameProvider, json: JSONValue) throws {
    #expect(try JSONValue(encoding: provider) == json)
    #expect(try json.decode(RenameProvider.self) == provider)
  }
}
