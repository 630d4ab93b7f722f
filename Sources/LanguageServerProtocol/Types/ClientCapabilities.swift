import JSON

/// What the client can do, as far as it changes what is sent to it. Absent means no.
package struct ClientCapabilities: Codable, Equatable, Sendable {
  /// Whatever the client likes to say. Waymark reads `commands.commands`: the names of commands that the client knows.
  package var experimental: JSONValue?
  package var general: General?
  package var textDocument: TextDocument?
  package var window: Window?
  package var workspace: Workspace?

  package init(
    general: General? = nil, textDocument: TextDocument? = nil, window: Window? = nil, workspace: Workspace? = nil
  ) {
    self.general = general
    self.textDocument = textDocument
    self.window = window
    self.workspace = workspace
  }

  package struct General: Codable, Equatable, Sendable {
    /// In the client's order of preference.
    package var positionEncodings: [PositionEncodingKind]?
  }

  package struct TextDocument: Codable, Equatable, Sendable {
    package var codeAction: CodeAction?
    package var completion: Completion?
    package var declaration: Navigation?
    package var definition: Navigation?
    package var documentSymbol: DocumentSymbols?
    /// Diagnostics are asked for.
    package var diagnostic: Diagnostics?
    package var hover: Hover?
    package var implementation: Navigation?
    package var publishDiagnostics: Diagnostics?
    package var rename: Rename?
    package var typeDefinition: Navigation?
  }

  package struct CodeAction: Codable, Equatable, Sendable {
    package var codeActionLiteralSupport: Literals?
    package var dataSupport: Bool?
    package var isPreferredSupport: Bool?
    package var resolveSupport: Resolving?

    package struct Literals: Codable, Equatable, Sendable {}

    package struct Resolving: Codable, Equatable, Sendable {
      package var properties: [String]?
    }
  }

  package struct Completion: Codable, Equatable, Sendable {
    package var completionItem: Item?
    package var completionList: List?

    package struct Item: Codable, Equatable, Sendable {
      package var deprecatedSupport: Bool?
      /// In the client's order of preference.
      package var documentationFormat: [MarkupKind]?
      package var labelDetailsSupport: Bool?
      package var snippetSupport: Bool?
      package var tagSupport: Tags?

      package struct Tags: Codable, Equatable, Sendable {
        package var valueSet: [CompletionItemTag]?
      }
    }

    package struct List: Codable, Equatable, Sendable {
      /// The names of the properties that a list may have for all items.
      package var itemDefaults: [String]?
    }
  }

  package struct DocumentSymbols: Codable, Equatable, Sendable {
    package var hierarchicalDocumentSymbolSupport: Bool?
  }

  package struct Hover: Codable, Equatable, Sendable {
    /// In the client's order of preference.
    package var contentFormat: [MarkupKind]?
  }

  package struct Navigation: Codable, Equatable, Sendable {
    package var linkSupport: Bool?
  }

  package struct Diagnostics: Codable, Equatable, Sendable {
    package var codeDescriptionSupport: Bool?
    package var relatedInformation: Bool?
    package var tagSupport: Tags?
    /// Only where they are published.
    package var versionSupport: Bool?

    package struct Tags: Codable, Equatable, Sendable {
      package var valueSet: [DiagnosticTag]?
    }
  }

  package struct Rename: Codable, Equatable, Sendable {
    package var prepareSupport: Bool?
  }

  package struct Window: Codable, Equatable, Sendable {
    package var showDocument: ShowDocument?
    package var workDoneProgress: Bool?

    package struct ShowDocument: Codable, Equatable, Sendable {
      package var support: Bool?
    }
  }

  package struct Workspace: Codable, Equatable, Sendable {
    package var applyEdit: Bool?
    package var codeLens: Refresh?
    package var configuration: Bool?
    package var diagnostics: Refresh?
    package var didChangeConfiguration: Registering?
    package var didChangeWatchedFiles: WatchedFiles?
    package var inlayHint: Refresh?
    package var workspaceEdit: WorkspaceEdit?

    package struct WorkspaceEdit: Codable, Equatable, Sendable {
      package var documentChanges: Bool?
      /// What may be done to files: `create`, `rename`, `delete`.
      package var resourceOperations: [String]?
    }

    package struct Refresh: Codable, Equatable, Sendable {
      package var refreshSupport: Bool?
    }

    package struct Registering: Codable, Equatable, Sendable {
      package var dynamicRegistration: Bool?
    }

    package struct WatchedFiles: Codable, Equatable, Sendable {
      package var dynamicRegistration: Bool?
      package var relativePatternSupport: Bool?
    }
  }
}
