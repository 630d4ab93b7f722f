import LanguageServerProtocol
import Routes

/// Routes, routers, identifiers and URL patterns by name.
enum WorkspaceSymbolHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.workspaceSymbolProvider = PlainProvider()
  }

  static func answer(_ request: WorkspaceSymbolRequest, in snapshot: Snapshot) -> [SymbolInformation]? {
    guard snapshot.index.hasTrigger else { return nil }
    return snapshot.index.symbols(matching: request.query).map { symbol in
      SymbolInformation(
        name: symbol.name, kind: SymbolKind(symbol.kind), location: snapshot.location(of: symbol.site),
        containerName: symbol.words)
    }
  }
}

extension SymbolKind {
  fileprivate init(_ kind: RouteSymbol.Kind) {
    switch kind {
    case .route(let space): self = space.naming == .type ? .interface : .key
    case .router: self = .class
    }
  }
}
