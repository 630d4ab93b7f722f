import LanguageServerProtocol

/// Every message that is understood, sorted by name. `exit`, `$/cancelRequest` and `window/workDoneProgress/cancel` are for the
/// reader.
enum Handlers {
  static let requests: [any RequestHandler.Type] = [
    CallHierarchyIncomingCallsHandler.self,
    CallHierarchyOutgoingCallsHandler.self,
    CallHierarchyPrepareHandler.self,
    CodeActionHandler.self,
    CodeActionResolveHandler.self,
    CodeLensHandler.self,
    CodeLensResolveHandler.self,
    CompletionHandler.self,
    CompletionResolveHandler.self,
    DeclarationHandler.self,
    DefinitionHandler.self,
    DocumentDiagnosticHandler.self,
    DocumentHighlightHandler.self,
    DocumentLinkHandler.self,
    DocumentSymbolHandler.self,
    GoToRouterHandler.self,
    HoverHandler.self,
    ImplementationHandler.self,
    InlayHintHandler.self,
    PrepareRenameHandler.self,
    ReferencesHandler.self,
    RenameHandler.self,
    RoutesHandler.self,
    StatusHandler.self,
    TypeDefinitionHandler.self,
    WorkspaceDiagnosticHandler.self,
    WorkspaceSymbolHandler.self,
  ]

  static let sessionRequests: [any SessionRequestHandler.Type] = [
    ExecuteCommandHandler.self,
    InitializeHandler.self,
    ShutdownHandler.self,
  ]

  static let notifications: [any NotificationHandler.Type] = [
    DidChangeConfigurationHandler.self,
    DidChangeTextDocumentHandler.self,
    DidChangeWatchedFilesHandler.self,
    DidChangeWorkspaceFoldersHandler.self,
    DidCloseTextDocumentHandler.self,
    DidOpenTextDocumentHandler.self,
    DidSaveTextDocumentHandler.self,
    InitializedHandler.self,
    SetTraceHandler.self,
  ]

  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    for handler in requests { handler.advertise(in: &capabilities, for: client) }
    for handler in sessionRequests { handler.advertise(in: &capabilities) }
    for handler in notifications { handler.advertise(in: &capabilities) }
  }
}
