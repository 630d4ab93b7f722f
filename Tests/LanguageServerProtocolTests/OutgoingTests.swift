import JSON
import LanguageServerProtocol
import Testing

/// What is sent, key by key.
struct OutgoingTests {
  private let uri = DocumentURI("file:///a")
  private let rangeJSON: JSONValue = ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 5]]

  @Test func initializeResult() throws {
    var capabilities = ServerCapabilities()
    capabilities.positionEncoding = .utf16
    capabilities.textDocumentSync = TextDocumentSyncOptions(
      openClose: true, change: .incremental, save: SaveOptions(includeText: false))
    capabilities.completionProvider = CompletionOptions(triggerCharacters: ["<"])
    capabilities.definitionProvider = PlainProvider()
    capabilities.implementationProvider = PlainProvider()
    capabilities.referencesProvider = PlainProvider()
    capabilities.workspace = WorkspaceOptions(
      workspaceFolders: WorkspaceFoldersOptions(supported: true, changeNotifications: true))
    let result = InitializeResult(
      capabilities: capabilities, serverInfo: ProgramInfo(name: "waymark", version: "1.0"))
    try expectResult(
      result,
      """
      {"capabilities":{"positionEncoding":"utf-16",
      "textDocumentSync":{"openClose":true,"change":2,"save":{"includeText":false}},
      "completionProvider":{"triggerCharacters":["<"]},"definitionProvider":true,
      "implementationProvider":true,"referencesProvider":true,
      "workspace":{"workspaceFolders":{"supported":true,"changeNotifications":true}}},
      "serverInfo":{"name":"waymark","version":"1.0"}}
      """)
    try expectResult(InitializeResult(capabilities: ServerCapabilities(), serverInfo: nil), #"{"capabilities":{}}"#)
  }

  @Test func completion() throws {
    let item = CompletionItem(
      label: "P", labelDetails: CompletionItem.LabelDetails(description: "view"), kind: .interface,
      tags: [.deprecated], deprecated: true, detail: "d", sortText: "0P", filterText: "P", insertTextFormat: .snippet,
      textEdit: TextEdit(range: range(1, 2, 5), newText: "P"), data: ["a": .null])
    let items = [item, CompletionItem(label: "Q")]
    try expectResult(
      CompletionList(isIncomplete: false, items: items) as CompletionRequest.Response,
      """
      {"isIncomplete":false,"items":[{"label":"P","labelDetails":{"description":"view"},"kind":8,
      "tags":[1],"deprecated":true,"detail":"d","sortText":"0P","filterText":"P","insertTextFormat":2,
      "textEdit":{"range":\(try text(rangeJSON)),"newText":"P"},"data":{"a":null}},{"label":"Q"}]}
      """)
  }

  @Test func places() throws {
    let location = #"{"uri":"file:///a","range":\#(try text(rangeJSON))}"#
    try expectResult(
      .locations([Location(uri: uri, range: range(1, 2, 5))]) as DefinitionRequest.Response, "[\(location)]")
    let shape = try text(rangeJSON)
    let target = Location(uri: uri, range: range(1, 2, 5))
    try expectResult(
      .links([LocationLink(originSelectionRange: range(1, 2, 5), target: target)]) as DeclarationRequest.Response,
      """
      [{"originSelectionRange":\(shape),"targetUri":"file:///a","targetRange":\(shape),"targetSelectionRange":\(shape)}]
      """)
    try expectResult(
      [SymbolInformation(name: "P", kind: .interface, location: target, containerName: "view route")]
        as WorkspaceSymbolRequest.Response,
      #"[{"name":"P","kind":11,"location":\#(location),"containerName":"view route"}]"#)
  }

  @Test func documentSymbols() throws {
    let shape = try text(rangeJSON)
    let inner = DocumentSymbol(
      name: "Show", detail: nil, kind: .event, range: range(1, 2, 5), selectionRange: range(1, 2, 5))
    var scene = inner
    (scene.name, scene.detail, scene.kind, scene.children) = ("Items", "initial", .class, [inner])
    let ranges = #""range":\#(shape),"selectionRange":\#(shape)"#
    try expectResult(
      .tree([scene]) as DocumentSymbolRequest.Response,
      """
      [{"name":"Items","detail":"initial","kind":5,\(ranges),"children":[{"name":"Show","kind":24,\(ranges)}]}]
      """)
    let target = Location(uri: DocumentURI("file:///a"), range: range(1, 2, 5))
    let listed = SymbolInformation(name: "Items", kind: .class, location: target, containerName: nil)
    try expectResult(
      .list([listed]) as DocumentSymbolRequest.Response,
      #"[{"name":"Items","kind":5,"location":{"uri":"file:///a","range":\#(shape)}}]"#)
  }

  @Test func codeLens() throws {
    let shape = try text(rangeJSON)
    let command = Command(title: "1 look-up", command: "c", arguments: [1])
    try expectResult(
      [CodeLens(range: range(1, 2, 5), data: 7), CodeLens(range: range(1, 2, 5), command: command)]
        as CodeLensRequest.Response,
      """
      [{"range":\(shape),"data":7},
      {"range":\(shape),"command":{"title":"1 look-up","command":"c","arguments":[1]}}]
      """)
  }

  @Test func documentLinks() throws {
    try expectResult(
      [DocumentLink(range: range(1, 2, 5), target: "file:///a#L4", tooltip: "t")] as DocumentLinkRequest.Response,
      #"[{"range":\#(text(rangeJSON)),"target":"file:///a#L4","tooltip":"t"}]"#)
  }

  @Test func callHierarchy() throws {
    let item = CallHierarchyItem(
      name: "C", kind: .class, detail: "view P", place: Location(uri: uri, range: range(1, 2, 5)), data: 7)
    let shape = try text(rangeJSON)
    let json = """
      {"name":"C","kind":5,"detail":"view P","uri":"file:///a","range":\(shape),"selectionRange":\(shape),"data":7}
      """
    try expectResult([item] as CallHierarchyPrepareRequest.Response, "[\(json)]")
    try expectResult(
      [CallHierarchyIncomingCall(from: item, fromRanges: [range(1, 2, 5)])]
        as CallHierarchyIncomingCallsRequest.Response, "[{\"from\":\(json),\"fromRanges\":[\(shape)]}]")
    try expectResult(
      [CallHierarchyOutgoingCall(to: item, fromRanges: [])] as CallHierarchyOutgoingCallsRequest.Response,
      "[{\"to\":\(json),\"fromRanges\":[]}]")
  }

  @Test func inlayHints() throws {
    let hint = InlayHint(position: DocumentPosition(line: 1, character: 2), label: "→ C", paddingLeft: true)
    try expectResult(
      [hint] as InlayHintRequest.Response,
      #"[{"position":{"line":1,"character":2},"label":"→ C","paddingLeft":true}]"#)
  }

  @Test func questions() throws {
    let place = ShowDocumentRequest(uri: uri, takeFocus: true, selection: range(1, 2, 5))
    #expect(
      try Message.request(id: .integer(1), place)
        == .request(
          id: .integer(1), method: "window/showDocument",
          params: parse(#"{"uri":"file:///a","takeFocus":true,"selection":\#(text(rangeJSON))}"#)))
    let question = ShowMessageRequest(type: .info, message: "m", actions: [MessageActionItem(title: "a")])
    #expect(
      try Message.request(id: .integer(1), question)
        == .request(
          id: .integer(1), method: "window/showMessageRequest",
          params: parse(#"{"type":3,"message":"m","actions":[{"title":"a"}]}"#)))
  }

  @Test func codeActions() throws {
    let command = Command(title: "t", command: "c", arguments: [1])
    let edit = WorkspaceEdit(changes: ["file:///a": [TextEdit(range: range(1, 2, 5), newText: "P")]])
    let changes = #"{"changes":{"file:///a":[{"range":\#(try text(rangeJSON)),"newText":"P"}]}}"#
    try expectResult(
      [.command(command), .action(CodeAction(title: "t", kind: .quickFix, edit: edit, command: command))]
        as CodeActionRequest.Response,
      """
      [{"title":"t","command":"c","arguments":[1]},
      {"title":"t","kind":"quickfix","edit":\(changes),"command":{"title":"t","command":"c","arguments":[1]}}]
      """)
    try expectResult(CodeActionProvider.commands, "true")
    try expectResult(
      CodeActionProvider.actions(CodeActionOptions(codeActionKinds: [.refactor], resolveProvider: true)),
      #"{"codeActionKinds":["refactor"],"resolveProvider":true}"#)
    #expect(
      try Message.request(id: .integer(1), ApplyEditRequest(label: "l", edit: edit))
        == .request(
          id: .integer(1), method: "workspace/applyEdit", params: parse(#"{"label":"l","edit":\#(changes)}"#)))
  }

  @Test func hover() throws {
    try expectResult(
      Hover(contents: MarkupContent(kind: .markdown, value: "**P**"), range: range(1, 2, 5)) as HoverRequest.Response,
      #"{"contents":{"kind":"markdown","value":"**P**"},"range":\#(try text(rangeJSON))}"#)
  }

  @Test func nothing() throws {
    try expectResult(nil as CompletionRequest.Response, "null")
    try expectResult(nil as DefinitionRequest.Response, "null")
    try expectResult(nil as ReferencesRequest.Response, "null")
    try expectResult(NoResult(), "null")
    let shutdown = try Message.request(id: .integer(1), ShutdownRequest())
    #expect(shutdown == .request(id: .integer(1), method: "shutdown", params: nil))
    #expect(try Message.notification(ExitNotification()) == .notification(method: "exit", params: nil))
    #expect(try Message.notification(InitializedNotification()) == .notification(method: "initialized", params: [:]))
  }

  @Test func publishDiagnostics() throws {
    let diagnostic = Diagnostic(
      range: range(1, 2, 5), severity: .error, code: "lookup-unregistered", source: "waymark", message: "m",
      relatedInformation: [
        DiagnosticRelatedInformation(location: Location(uri: uri, range: range(1, 2, 5)), message: "r")
      ])
    let shape = try text(rangeJSON)
    try expectNotification(
      PublishDiagnosticsNotification(uri: uri, version: 3, diagnostics: [diagnostic]),
      "textDocument/publishDiagnostics",
      """
      {"uri":"file:///a","version":3,"diagnostics":[{"range":\(shape),"severity":1,"code":"lookup-unregistered",
      "source":"waymark","message":"m",
      "relatedInformation":[{"location":{"uri":"file:///a","range":\(shape)},"message":"r"}]}]}
      """)
    try expectNotification(
      PublishDiagnosticsNotification(uri: uri, version: nil, diagnostics: []), "textDocument/publishDiagnostics",
      #"{"uri":"file:///a","diagnostics":[]}"#)
  }

  @Test func window() throws {
    try expectNotification(
      LogMessageNotification(type: .log, message: "m"), "window/logMessage", #"{"type":4,"message":"m"}"#)
    try expectNotification(
      ShowMessageNotification(type: .warning, message: "m"), "window/showMessage", #"{"type":2,"message":"m"}"#)
  }

  @Test func registerCapability() throws {
    let options = DidChangeWatchedFilesRegistrationOptions(watchers: [
      FileSystemWatcher(globPattern: .pattern("**/*.swift")),
      FileSystemWatcher(globPattern: .relative(RelativePattern(baseUri: uri, pattern: "**/*.m"))),
    ])
    let registration = Registration(
      id: "files", method: DidChangeWatchedFilesNotification.method, registerOptions: try JSONValue(encoding: options))
    let message = try Message.request(id: .string("w1"), RegisterCapabilityRequest(registrations: [registration]))
    #expect(
      try message.serialized()
        == parse(
          """
          {"jsonrpc":"2.0","id":"w1","method":"client/registerCapability","params":{"registrations":[{"id":"files",
          "method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[{"globPattern":"**/*.swift"},
          {"globPattern":{"baseUri":"file:///a","pattern":"**/*.m"}}]}}]}}
          """
        ).serialized())
  }

  @Test(arguments: [
    (InitializeRequest.method, "initialize"), (InitializedNotification.method, "initialized"),
    (ShutdownRequest.method, "shutdown"), (ExitNotification.method, "exit"),
    (CancelRequestNotification.method, "$/cancelRequest"), (SetTraceNotification.method, "$/setTrace"),
    (DidOpenTextDocumentNotification.method, "textDocument/didOpen"),
    (DidChangeTextDocumentNotification.method, "textDocument/didChange"),
    (DidCloseTextDocumentNotification.method, "textDocument/didClose"),
    (DidSaveTextDocumentNotification.method, "textDocument/didSave"),
    (CompletionRequest.method, "textDocument/completion"), (DefinitionRequest.method, "textDocument/definition"),
    (ImplementationRequest.method, "textDocument/implementation"),
    (ReferencesRequest.method, "textDocument/references"),
    (TypeDefinitionRequest.method, "textDocument/typeDefinition"),
    (DocumentHighlightRequest.method, "textDocument/documentHighlight"),
    (HoverRequest.method, "textDocument/hover"), (CodeLensRequest.method, "textDocument/codeLens"),
    (CallHierarchyPrepareRequest.method, "textDocument/prepareCallHierarchy"),
    (CallHierarchyIncomingCallsRequest.method, "callHierarchy/incomingCalls"),
    (CallHierarchyOutgoingCallsRequest.method, "callHierarchy/outgoingCalls"),
    (InlayHintRequest.method, "textDocument/inlayHint"), (CodeLensRefreshRequest.method, "workspace/codeLens/refresh"),
    (InlayHintRefreshRequest.method, "workspace/inlayHint/refresh"),
    (DocumentLinkRequest.method, "textDocument/documentLink"),
    (DocumentSymbolRequest.method, "textDocument/documentSymbol"),
    (CodeLensResolveRequest.method, "codeLens/resolve"), (ExecuteCommandRequest.method, "workspace/executeCommand"),
    (GoToRouterRequest.method, "waymark/goToRouter"), (ShowDocumentRequest.method, "window/showDocument"),
    (ShowMessageRequest.method, "window/showMessageRequest"),
    (DeclarationRequest.method, "textDocument/declaration"), (WorkspaceSymbolRequest.method, "workspace/symbol"),
    (DidChangeWatchedFilesNotification.method, "workspace/didChangeWatchedFiles"),
    (DidChangeWorkspaceFoldersNotification.method, "workspace/didChangeWorkspaceFolders"),
  ])
  func methods(_ method: String, _ name: String) {
    #expect(method == name)
  }

  private func text(_ value: JSONValue) throws -> String {
    String(decoding: try value.serialized(), as: UTF8.self)
  }

  /// The result has exactly this JSON, in this order, and reads back alike.
  private func expectResult<Result: Codable & Equatable>(_ result: Result, _ json: String) throws {
    let value = try JSONValue(encoding: result)
    #expect(try value == parse(json))
    #expect(try value.decode(Result.self) == result)
  }

  private func expectNotification<Parameters: NotificationParameters>(
    _ parameters: Parameters, _ method: String, _ json: String
  ) throws {
    #expect(try Message.notification(parameters) == .notification(method: method, params: try parse(json)))
  }
}
