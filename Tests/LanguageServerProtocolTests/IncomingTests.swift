import JSON
import LanguageServerProtocol
import Testing

/// What clients send.
struct IncomingTests {
  @Test func initialize() throws {
    let request = try decode(
      InitializeRequest.self,
      """
      {"processId":12,"clientInfo":{"name":"Neovim","version":"0.11"},"locale":"de","rootPath":"/w","rootUri":"file:///w",
       "initializationOptions":{"a":[1]},"trace":1,"workspaceFolders":[{"uri":"file:///w","name":"w"}],"unknown":{},
       "capabilities":{"general":{"positionEncodings":["utf-8","utf-7"],"markdown":{"parser":"marked"}},
        "textDocument":{"completion":{"completionItem":{"snippetSupport":true,"labelDetailsSupport":false,
          "documentationFormat":["markdown","html"]},"contextSupport":true},
         "definition":{"linkSupport":true,"dynamicRegistration":true},"implementation":{"linkSupport":false},
         "publishDiagnostics":{"relatedInformation":true,"versionSupport":true,"codeDescriptionSupport":true,
          "tagSupport":{"valueSet":[1,2,99]}}},
        "workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true,"relativePatternSupport":true},"applyEdit":true},
        "window":{"workDoneProgress":true}}}
      """)
    #expect(request.processId == 12)
    #expect(request.rootUri == DocumentURI("file:///w"))
    #expect(request.workspaceFolders == [WorkspaceFolder(uri: DocumentURI("file:///w"), name: "w")])
    let capabilities = request.capabilities
    #expect(capabilities.general?.positionEncodings?.map(\.rawValue) == ["utf-8", "utf-7"])
    #expect(capabilities.textDocument?.completion?.completionItem?.labelDetailsSupport == false)
    #expect(capabilities.textDocument?.publishDiagnostics?.relatedInformation == true)
    #expect(capabilities.workspace?.didChangeWatchedFiles?.relativePatternSupport == true)
  }

  @Test(arguments: [
    #"{"capabilities":{}}"#,
    #"{"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,"initializationOptions":null,"capabilities":{}}"#,
  ])
  func poorInitialize(_ text: String) throws {
    #expect(try decode(InitializeRequest.self, text) == InitializeRequest(capabilities: ClientCapabilities()))
  }

  @Test func documentSynchronization() throws {
    let uri = DocumentURI("file:///a")
    #expect(
      try decode(
        DidOpenTextDocumentNotification.self,
        #"{"textDocument":{"uri":"file:///a","languageId":"swift","version":1,"text":"a\r\n😀"}}"#)
        == DidOpenTextDocumentNotification(
          textDocument: TextDocumentItem(uri: uri, languageId: "swift", version: 1, text: "a\r\n😀")))
    #expect(
      try decode(
        DidChangeTextDocumentNotification.self,
        """
        {"textDocument":{"uri":"file:///a","version":2},"contentChanges":[{"text":"all"},
        {"range":{"start":{"line":1,"character":5},"end":{"line":1,"character":2147483647}},"rangeLength":9,"text":""}]}
        """)
        == DidChangeTextDocumentNotification(
          textDocument: VersionedTextDocumentIdentifier(uri: uri, version: 2),
          contentChanges: [
            TextDocumentContentChange(range: nil, text: "all"),
            TextDocumentContentChange(range: range(1, 5, 2_147_483_647), text: ""),
          ]))
    #expect(
      try decode(DidCloseTextDocumentNotification.self, #"{"textDocument":{"uri":"file:///a"}}"#).textDocument.uri
        == uri)
    #expect(
      try decode(DidSaveTextDocumentNotification.self, #"{"textDocument":{"uri":"file:///a"},"text":"x"}"#).textDocument
        .uri == uri)
  }

  @Test func requests() throws {
    let place = #""textDocument":{"uri":"file:///a"},"position":{"line":0,"character":7.0}"#
    let position = DocumentPosition(line: 0, character: 7)
    #expect(try decode(DefinitionRequest.self, "{\(place)}").position == position)
    #expect(try decode(DeclarationRequest.self, "{\(place)}").position == position)
    #expect(try decode(GoToRouterRequest.self, "{\(place)}").position == position)
    #expect(try decode(CodeLensRequest.self, "{\(place)}").textDocument.uri.text == "file:///a")
    #expect(try decode(DocumentSymbolRequest.self, "{\(place)}").textDocument.uri.text == "file:///a")
    #expect(try decode(ExecuteCommandRequest.self, #"{"command":"c","arguments":[1]}"#).arguments == [1])
    #expect(try decode(HoverRequest.self, "{\(place)}").position == position)
    #expect(try decode(WorkspaceSymbolRequest.self, #"{"query":"Pl"}"#).query == "Pl")
    #expect(try decode(ImplementationRequest.self, "{\(place),\"workDoneToken\":1}").position == position)
    #expect(
      try decode(CompletionRequest.self, "{\(place),\"context\":{\"triggerKind\":2,\"triggerCharacter\":\"<\"}}")
        .position == position)
    #expect(
      try decode(ReferencesRequest.self, "{\(place),\"context\":{\"includeDeclaration\":true}}").context
        .includeDeclaration)
  }

  @Test func others() throws {
    #expect(try decode(CancelRequestNotification.self, #"{"id":"x"}"#).id == .string("x"))
    #expect(try decode(SetTraceNotification.self, #"{"value":"verbose"}"#).value == .verbose)
    #expect(
      try decode(
        DidChangeWatchedFilesNotification.self, #"{"changes":[{"uri":"file:///a","type":3},{"uri":"b","type":9}]}"#
      )
      .changes.map(\.uri.text) == ["file:///a", "b"])
    #expect(
      try decode(
        DidChangeWorkspaceFoldersNotification.self,
        #"{"event":{"added":[],"removed":[{"uri":"file:///w","name":"w"}]}}"#
      ).event.removed.count == 1)
    #expect(try ShutdownRequest(params: nil) == ShutdownRequest())
    #expect(try ExitNotification(params: []) == ExitNotification())
    #expect(try InitializedNotification(params: nil) == InitializedNotification())
  }

  @Test(arguments: ["4611686018427387904", "2147483648", "-1", "1.5", "\"1\"", "null", "true"])
  func positionsThatAreNone(_ number: String) {
    for position in [#"{"line":\#(number),"character":0}"#, #"{"line":0,"character":\#(number)}"#] {
      let text = #"{"textDocument":{"uri":"a"},"position":\#(position)}"#
      let field = position.hasPrefix(#"{"line":0,"#) ? "character" : "line"
      #expect {
        _ = try decode(DefinitionRequest.self, text)
      } throws: { error in
        guard let error = error as? ResponseError else { return false }
        return error.code == .invalidParams && error.message.hasPrefix("params.position.\(field): ")
      }
    }
  }

  @Test(arguments: [
    #"[]"#, #""text""#, "1", #"{}"#, #"{"textDocument":{"uri":"a","version":1},"contentChanges":{}}"#,
    #"{"textDocument":{"uri":1,"version":1},"contentChanges":[]}"#, #"{"textDocument":[],"contentChanges":[]}"#,
    #"{"textDocument":{"uri":"a","version":1},"contentChanges":[{"range":1,"text":""}]}"#,
    #"{"textDocument":{"uri":"a","version":1},"contentChanges":[{}]}"#,
  ])
  func parametersOfAnotherShape(_ text: String) {
    #expect {
      _ = try decode(DidChangeTextDocumentNotification.self, text)
    } throws: { error in
      (error as? ResponseError)?.code == .invalidParams
    }
  }
}
