import JSON

/// The first request: who the client is, what it can do and which folders it works on.
package struct InitializeRequest: RequestParameters, Equatable {
  package typealias Response = InitializeResult

  package static let method = "initialize"

  /// Nil where no process started the server.
  package var processId: Int?
  /// Older than `rootUri`, which overrules it.
  package var rootPath: String?
  /// Older than `workspaceFolders`, which overrule it.
  package var rootUri: DocumentURI?
  package var capabilities: ClientCapabilities
  /// The user's settings, of any shape.
  package var initializationOptions: JSONValue?
  /// A `TraceValue`, unless the client is wrong: until `$/setTrace` says otherwise.
  package var trace: JSONValue?
  package var workspaceFolders: [WorkspaceFolder]?

  package init(
    processId: Int? = nil, rootPath: String? = nil, rootUri: DocumentURI? = nil, capabilities: ClientCapabilities,
    initializationOptions: JSONValue? = nil, trace: JSONValue? = nil, workspaceFolders: [WorkspaceFolder]? = nil
  ) {
    self.processId = processId
    self.rootPath = rootPath
    self.rootUri = rootUri
    self.capabilities = capabilities
    self.initializationOptions = initializationOptions
    self.trace = trace
    self.workspaceFolders = workspaceFolders
  }
}

/// What the server can do and who it is.
package struct InitializeResult: Codable, Equatable, Sendable {
  package var capabilities: ServerCapabilities
  package var serverInfo: ProgramInfo?

  package init(capabilities: ServerCapabilities, serverInfo: ProgramInfo?) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}

/// The name and version of the server.
package struct ProgramInfo: Codable, Equatable, Sendable {
  package var name: String
  package var version: String?

  package init(name: String, version: String?) {
    self.name = name
    self.version = version
  }
}
