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
    capabilities.completionProvider = CompletionOptions(triggerCharacters: ["<"], resolveProvider: false)
    capabilities.definitionProvider = true
    capabilities.implementationProvider = true
    capabilities.referencesProvider = true
    capabilities.workspace = WorkspaceOptions(
      workspaceFolders: WorkspaceFoldersOptions(supported: true, changeNotifications: true))
    let result = InitializeResult(
      capabilities: capabilities, serverInfo: ProgramInfo(name: "waymark", version: "1.0"))
    try expectResult(
      result,
      """
      {"capabilities":{"positionEncoding":"utf-16",
      "textDocumentSync":{"openClose":true,"change":2,"save":{"includeText":false}},
      "completionProvider":{"triggerCharacters":["<"],"resolveProvider":false},"definitionProvider":true,
      "implementationProvider":true,"referencesProvider":true,
      "workspace":{"workspaceFolders":{"supported":true,"changeNotifications":true}}},
      "serverInfo":{"name":"waymark","version":"1.0"}}
      """)
    try expectResult(InitializeResult(capabilities: ServerCapabilities(), serverInfo: nil), #"{"capabilities":{}}"#)
  }

  @Test func completion() throws {
    let item = CompletionItem(
      label: "P", labelDetails: CompletionItem.LabelDetails(detail: "<T>", description: "view"), kind: .interface,
      detail: "d", documentation: .markup(MarkupContent(kind: .markdown, value: "*m*")), deprecated: false,
      sortText: "0P", filterText: "P", insertTextFormat: .plainText,
      textEdit: TextEdit(range: range(1, 2, 5), newText: "P"), data: [1])
    let items = [item, CompletionItem(label: "Q", documentation: .text("plain"))]
    try expectResult(
      CompletionList(isIncomplete: false, items: items) as CompletionRequest.Response,
      """
      {"isIncomplete":false,"items":[{"label":"P","labelDetails":{"detail":"<T>","description":"view"},"kind":8,"detail":"d",
      "documentation":{"kind":"markdown","value":"*m*"},"deprecated":false,"sortText":"0P","filterText":"P",
      "insertTextFormat":1,"textEdit":{"range":\(try text(rangeJSON)),"newText":"P"},"data":[1]},
      {"label":"Q","documentation":"plain"}]}
      """)
  }

  @Test func places() throws {
    let range = range(1, 2, 5)
    let location = #"{"uri":"file:///a","range":\#(try text(rangeJSON))}"#
    try expectResult([Location(uri: uri, range: range)] as ReferencesRequest.Response, "[\(location)]")
    try expectResult(
      LocationAnswer.locations([Location(uri: uri, range: range)]) as DefinitionRequest.Response, "[\(location)]")
    let link = LocationLink(
      originSelectionRange: range, targetUri: uri, targetRange: range, targetSelectionRange: range)
    let shape = try text(rangeJSON)
    try expectResult(
      LocationAnswer.links([link]) as ImplementationRequest.Response,
      """
      [{"originSelectionRange":\(shape),"targetUri":"file:///a","targetRange":\(shape),"targetSelectionRange":\(shape)}]
      """)
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
      range: range(1, 2, 5), severity: .error, code: "lookup-unregistered",
      codeDescription: CodeDescription(href: "https://a/b"), source: "waymark", message: "m", tags: [.unnecessary],
      relatedInformation: [
        DiagnosticRelatedInformation(location: Location(uri: uri, range: range(1, 2, 5)), message: "r")
      ], data: ["k": .null])
    let shape = try text(rangeJSON)
    try expectNotification(
      PublishDiagnosticsNotification(uri: uri, version: 3, diagnostics: [diagnostic]),
      "textDocument/publishDiagnostics",
      """
      {"uri":"file:///a","version":3,"diagnostics":[{"range":\(shape),"severity":1,"code":"lookup-unregistered",
      "codeDescription":{"href":"https://a/b"},"source":"waymark","message":"m","tags":[1],
      "relatedInformation":[{"location":{"uri":"file:///a","range":\(shape)},"message":"r"}],"data":{"k":null}}]}
      """)
    try expectNotification(
      PublishDiagnosticsNotification(uri: uri, version: nil, diagnostics: []), "textDocument/publishDiagnostics",
      #"{"uri":"file:///a","diagnostics":[]}"#)
  }

  @Test func window() throws {
    try expectNotification(
      LogMessageNotification(type: .log, message: "m"), "window/logMessage", #"{"type":4,"message":"m"}"#)
    try expectNotification(
      ShowMessageNotification(type: .error, message: "m"), "window/showMessage", #"{"type":1,"message":"m"}"#)
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
    let message = try Message.response(id: .integer(1), result: result)
    #expect(message == .response(id: .integer(1), .success(value)))
  }

  private func expectNotification<Parameters: NotificationParameters>(
    _ parameters: Parameters, _ method: String, _ json: String
  ) throws {
    #expect(try Message.notification(parameters) == .notification(method: method, params: try parse(json)))
  }
}
