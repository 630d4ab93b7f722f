import LanguageServerProtocol
import Routes
import SourceModel

/// The scenes and objects of a document of Interface Builder. Those of code are what the language's own server answers.
enum DocumentSymbolHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.documentSymbolProvider = PlainProvider()
  }

  static func answer(_ request: DocumentSymbolRequest, in snapshot: Snapshot) -> DocumentSymbols? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let groups = snapshot.index.documentParts(in: file)
    if groups.isEmpty { return nil }
    return snapshot.client.showsSymbolTrees
      ? .tree(groups.map(snapshot.client.symbol)) : .list(groups.flatMap { snapshot.symbols($0, in: file) })
  }
}

extension ClientProfile {
  fileprivate func symbol(_ group: DocumentPartGroup) -> DocumentSymbol {
    var symbol = symbol(group.part)
    if !group.inner.isEmpty { symbol.children = group.inner.map { self.symbol($0) } }
    return symbol
  }

  private func symbol(_ part: DocumentPart) -> DocumentSymbol {
    DocumentSymbol(
      name: part.name, detail: part.detail, kind: SymbolKind(part.kind), range: range(of: part.range),
      selectionRange: range(of: part.place))
  }
}

extension Snapshot {
  fileprivate func symbols(_ group: DocumentPartGroup, in file: FileID) -> [SymbolInformation] {
    [symbol(group.part, in: file, of: nil)] + group.inner.map { symbol($0, in: file, of: group.part.name) }
  }

  private func symbol(_ part: DocumentPart, in file: FileID, of container: String?) -> SymbolInformation {
    SymbolInformation(
      name: part.name, kind: SymbolKind(part.kind), location: location(of: Site(file: file, range: part.place)),
      containerName: container ?? part.detail)
  }
}

extension SymbolKind {
  fileprivate init(_ kind: DocumentPart.Kind) {
    switch kind {
    case .object: self = .class
    case .link: self = .event
    case .template: self = .structure
    }
  }
}
