import LanguageServerProtocol
import SourceModel

/// What was agreed with the client when it introduced itself.
struct ClientProfile: Hashable, Sendable {
  private(set) var encoding = PositionEncoding.utf16
  private(set) var diagnostics = DiagnosticSupport()
  private(set) var showsLabelDetails = false
  /// Of a completion: as a tag, or as the older property.
  private(set) var showsDeprecatedTag = false
  private(set) var showsDeprecatedItems = false
  private(set) var takesSnippets = false
  /// A list of completions may have one range for all items.
  private(set) var takesRangeOfList = false
  private(set) var documentationFormat = MarkupKind.plainText
  private(set) var edits = EditSupport()
  /// The client watches files where it is asked to.
  private(set) var watchesFiles = false
  private(set) var watchesRelativePatterns = false
  /// The client is asked for the user's settings.
  private(set) var tellsSettings = false
  /// The client tells of changed settings where it is asked to.
  private(set) var registersSettings = false
  private(set) var showsProgress = false
  /// The symbols of a document may be inside each other.
  private(set) var showsSymbolTrees = false
  /// The client can be told that lenses or hints are outdated.
  private(set) var refreshesLenses = false
  private(set) var refreshesInlayHints = false
  /// The client can be asked to show a place.
  private(set) var showsDocuments = false
  /// The client shows the status of the server.
  private(set) var showsServerStatus = false
  /// The client's own list of places, which takes what `OpenReferencesCommand` takes.
  private(set) var referencesCommand: String?
  /// The first that the client takes and the server knows.
  private(set) var hoverFormat = MarkupKind.plainText
  /// Where what is asked about may be told along with the target.
  private(set) var takesLinks = LinkSupport()

  struct LinkSupport: Hashable, Sendable {
    var forDeclaration = false
    var forDefinition = false
    var forImplementation = false
    var forTypeDefinition = false
  }

  private static let listOfPlaces = "waymark.showReferences"

  init() {}

  init(_ capabilities: ClientCapabilities) {
    let completion = capabilities.textDocument?.completion
    let completionItem = completion?.completionItem
    let watching = capabilities.workspace?.didChangeWatchedFiles
    encoding = Self.encoding(among: capabilities.general?.positionEncodings ?? [])
    diagnostics = DiagnosticSupport(capabilities)
    showsLabelDetails = completionItem?.labelDetailsSupport ?? false
    showsDeprecatedTag = completionItem?.tagSupport?.valueSet?.contains(.deprecated) ?? false
    showsDeprecatedItems = completionItem?.deprecatedSupport ?? false
    takesSnippets = completionItem?.snippetSupport ?? false
    takesRangeOfList = completion?.completionList?.itemDefaults?.contains("editRange") ?? false
    documentationFormat =
      completionItem?.documentationFormat?.first { [.markdown, .plainText].contains($0) } ?? .plainText
    edits = EditSupport(capabilities)
    watchesFiles = watching?.dynamicRegistration ?? false
    watchesRelativePatterns = watching?.relativePatternSupport ?? false
    tellsSettings = capabilities.workspace?.configuration ?? false
    registersSettings = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration ?? false
    showsProgress = capabilities.window?.workDoneProgress ?? false
    showsSymbolTrees = capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    refreshesLenses = capabilities.workspace?.codeLens?.refreshSupport ?? false
    refreshesInlayHints = capabilities.workspace?.inlayHint?.refreshSupport ?? false
    showsDocuments = capabilities.window?.showDocument?.support ?? false
    showsServerStatus = capabilities.experimental?["serverStatusNotification"] == true
    let commands = capabilities.experimental?["commands"]?["commands"]?.array ?? []
    referencesCommand = commands.compactMap(\.string).first { $0 == Self.listOfPlaces }
    let formats = capabilities.textDocument?.hover?.contentFormat ?? []
    hoverFormat = formats.first { $0 == .markdown || $0 == .plainText } ?? .plainText
    takesLinks = LinkSupport(
      forDeclaration: capabilities.textDocument?.declaration?.linkSupport ?? false,
      forDefinition: capabilities.textDocument?.definition?.linkSupport ?? false,
      forImplementation: capabilities.textDocument?.implementation?.linkSupport ?? false,
      forTypeDefinition: capabilities.textDocument?.typeDefinition?.linkSupport ?? false)
  }

  /// UTF-16 if the client supports it, because its other servers count in UTF-16; otherwise the first known one of its
  /// list. lsp-mode 9.0 (lsp-mode.el, `lsp--cur-position`) offers UTF-32 and UTF-16, and counts in UTF-32 whatever the
  /// server chooses.
  private static func encoding(among offered: [PositionEncodingKind]) -> PositionEncoding {
    let known = offered.compactMap { PositionEncoding(rawValue: $0.rawValue) }
    if known == [.utf32, .utf16] { return .utf32 }
    return known.contains(.utf16) ? .utf16 : known.first ?? .utf16
  }

  func position(of position: Position) -> DocumentPosition {
    DocumentPosition(line: Int(position.line), character: position.column(in: encoding))
  }

  func range(of range: SourceRange) -> DocumentRange {
    DocumentRange(start: position(of: range.start), end: position(of: range.end))
  }
}
