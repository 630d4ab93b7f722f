/// What the server can do. Absent means no.
package struct ServerCapabilities: Codable, Equatable, Sendable {
  package var positionEncoding: PositionEncodingKind?
  package var textDocumentSync: TextDocumentSyncOptions?
  package var callHierarchyProvider: PlainProvider?
  package var codeActionProvider: CodeActionProvider?
  package var codeLensProvider: CodeLensOptions?
  package var completionProvider: CompletionOptions?
  package var declarationProvider: PlainProvider?
  package var definitionProvider: PlainProvider?
  package var documentHighlightProvider: PlainProvider?
  package var documentLinkProvider: DocumentLinkOptions?
  package var documentSymbolProvider: PlainProvider?
  package var executeCommandProvider: ExecuteCommandOptions?
  package var hoverProvider: PlainProvider?
  package var implementationProvider: PlainProvider?
  package var inlayHintProvider: PlainProvider?
  package var referencesProvider: PlainProvider?
  package var renameProvider: RenameProvider?
  package var typeDefinitionProvider: PlainProvider?
  package var workspaceSymbolProvider: PlainProvider?
  package var diagnosticProvider: DiagnosticOptions?
  package var workspace: WorkspaceOptions?

  package init() {}
}

/// What the client tells of its documents.
package struct TextDocumentSyncOptions: Codable, Equatable, Sendable {
  package var openClose: Bool
  package var change: TextDocumentSyncKind
  package var save: SaveOptions?

  package init(openClose: Bool, change: TextDocumentSyncKind, save: SaveOptions?) {
    self.openClose = openClose
    self.change = change
    self.save = save
  }
}

/// Whether a change holds the whole text or a part.
package struct TextDocumentSyncKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let incremental = TextDocumentSyncKind(rawValue: 2)
}

/// How the client tells of saving.
package struct SaveOptions: Codable, Equatable, Sendable {
  package var includeText: Bool

  package init(includeText: Bool) {
    self.includeText = includeText
  }
}

/// How lenses are asked for.
package struct CodeLensOptions: Codable, Equatable, Sendable {
  package var resolveProvider: Bool?
  package var workDoneProgress: Bool?

  package init(resolveProvider: Bool?) {
    self.resolveProvider = resolveProvider
  }
}

/// How links are asked for.
package struct DocumentLinkOptions: Codable, Equatable, Sendable {
  package var resolveProvider: Bool?
  package var workDoneProgress: Bool?

  package init(resolveProvider: Bool?) {
    self.resolveProvider = resolveProvider
  }
}

/// What the server can be asked to do.
package struct ExecuteCommandOptions: Codable, Equatable, Sendable {
  package var commands: [String]
  package var workDoneProgress: Bool?

  package init(commands: [String]) {
    self.commands = commands
  }
}

/// How completion is asked for.
package struct CompletionOptions: Codable, Equatable, Sendable {
  package var triggerCharacters: [String]?
  /// Whether `completionItem/resolve` tells more of an item.
  package var resolveProvider: Bool?
  package var workDoneProgress: Bool?

  package init(triggerCharacters: [String]?, resolveProvider: Bool? = nil) {
    self.triggerCharacters = triggerCharacters
    self.resolveProvider = resolveProvider
  }
}

/// How things are renamed: for clients with `prepareSupport` options, for others only that they are.
package enum RenameProvider: Equatable, Sendable {
  case plain
  /// `textDocument/prepareRename` is answered as well.
  case preparing(workDoneProgress: Bool? = nil)
}

extension RenameProvider: Codable {
  private struct Options: Codable {
    var prepareProvider: Bool?
    var workDoneProgress: Bool?
  }

  package init(from decoder: any Decoder) throws {
    let options = try? Options(from: decoder)
    self = options?.prepareProvider == true ? .preparing(workDoneProgress: options?.workDoneProgress) : .plain
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .plain: try true.encode(to: encoder)
    case .preparing(let workDoneProgress):
      try Options(prepareProvider: true, workDoneProgress: workDoneProgress).encode(to: encoder)
    }
  }
}

/// How diagnostics are asked for.
package struct DiagnosticOptions: Codable, Equatable, Sendable {
  /// Tells them from those of another server.
  package var identifier: String
  /// An edit in one document changes those of another.
  package var interFileDependencies: Bool
  package var workspaceDiagnostics: Bool
  package var workDoneProgress: Bool?

  package init(identifier: String, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
    self.identifier = identifier
    self.interFileDependencies = interFileDependencies
    self.workspaceDiagnostics = workspaceDiagnostics
  }
}

/// What the server does with the workspace.
package struct WorkspaceOptions: Codable, Equatable, Sendable {
  package var workspaceFolders: WorkspaceFoldersOptions?

  package init(workspaceFolders: WorkspaceFoldersOptions?) {
    self.workspaceFolders = workspaceFolders
  }
}

/// Whether the server follows several roots that come and go.
package struct WorkspaceFoldersOptions: Codable, Equatable, Sendable {
  package var supported: Bool
  package var changeNotifications: Bool

  package init(supported: Bool, changeNotifications: Bool) {
    self.supported = supported
    self.changeNotifications = changeNotifications
  }
}
