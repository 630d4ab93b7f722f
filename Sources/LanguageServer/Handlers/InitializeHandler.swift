import LanguageServerProtocol
import Workspace

enum InitializeHandler: SessionRequestHandler {
  static func answer(_ request: InitializeRequest, changing session: inout Session) throws -> InitializeResult {
    session.client = ClientProfile(request.capabilities)
    session.trace = request.trace?.string.map(TraceValue.init) ?? .off
    session.watch(request.processId)
    if let options = request.initializationOptions { session.apply(settings: options) }
    session.work(on: roots(of: request))
    var capabilities = ServerCapabilities()
    capabilities.positionEncoding = PositionEncodingKind(rawValue: session.client.encoding.rawValue)
    Handlers.advertise(in: &capabilities, for: session.client)
    if session.client.showsProgress { capabilities.announceProgress() }
    return InitializeResult(
      capabilities: capabilities, serverInfo: ProgramInfo(name: "waymark", version: session.version))
  }

  /// The newest of the three ways to name folders that the client uses. Folders that are on no disk are left out.
  private static func roots(of request: InitializeRequest) -> [FilePath] {
    if let folders = request.workspaceFolders, !folders.isEmpty { return folders.compactMap(\.uri.path) }
    if let uri = request.rootUri { return [uri.path].compactMap { $0 } }
    return [request.rootPath].compactMap { $0.map { FilePath($0) } }.filter(\.isAbsolute)
  }
}
