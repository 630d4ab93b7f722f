import JSON
import LanguageServerProtocol
import Logging
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// All that the server knows: a value that only the event loop changes, one event after another.
struct Session: Sendable {
  /// Of the program.
  let version: String
  let log: Logger
  /// The address of the page that explains the rules, each under its id.
  let rulesPage: String?
  var client = ClientProfile()
  var settings = WorkspaceSettings() {
    didSet {
      workspace.settings = settings.forLinking(in: roots)
      if settings != oldValue { isStale = true }
    }
  }
  /// The folders that the client works on; only these are read.
  private(set) var roots: [FilePath] = []
  private(set) var workspace: WorkspaceState
  private(set) var documents = OpenDocuments()
  /// The baseline that the configuration names, as of the last update.
  var baseline: ConfiguredBaseline?
  /// The file of the baseline may have changed since it was read.
  var isBaselineChanged = false
  var published = PublishedDiagnostics()
  var pulling = Pulling.settled
  /// Of the index when the client was last told to ask again; nil before the first.
  var lensFingerprint: Int?
  /// What the event in hand has to say to the client besides its reply. The event loop sends it.
  var outbox: [Message] = []
  /// The status that was sent last.
  var sentStatus: ServerStatusNotification?
  /// The folder of a project above the roots that compiles their files; nil while that is not known.
  var projectAbove: FilePath?
  var isProjectAboveKnown = false
  /// Something changed that diagnostics may depend on.
  var isStale = false { didSet { if isStale { diagnosticsCache = DiagnosticsCache() } } }
  private var diagnosticsCache = DiagnosticsCache()
  var watching = Watching.client
  /// The user does not know yet that folders are watched in part.
  var owesPartialWatch = false
  var fileWatch: FileWatch?
  /// What the server has to watch itself from now on; nil where that stays as it is.
  var foldersToWatch: [FilePath]?
  var trace = TraceValue.off
  /// The client may be asked for things.
  var isInitialized = false
  private var lastID = 0
  private var awaited: [String: Answering] = [:]
  private var clientProcess: Int?
  private var postponed: Question?

  init(
    version: String, rulesPage: String? = nil, cache: FactsCache? = nil, log: Logger, systems: SystemList = .builtIn
  ) {
    workspace = WorkspaceState(roots: [], systems: systems)
    workspace.cache = cache
    self.version = version
    self.rulesPage = rulesPage
    self.log = log
  }

  /// Starts anew on other folders; open documents stay open.
  mutating func work(on roots: [FilePath]) {
    var seen: Set<FilePath> = []
    let roots = roots.filter { seen.insert($0).inserted }
    self.roots = roots
    settings.keep(roots)
    let cache = workspace.cache
    workspace = WorkspaceState(
      roots: roots, settings: settings.forLinking(in: roots), systems: workspace.knownSystems)
    workspace.cache = cache
    for root in roots { workspace.changedOnDisk(root) }
    isStale = true
    (projectAbove, isProjectAboveKnown) = (nil, false)
    for document in documents.all { open(document) }
    sendStatus(isQuiescent: false)
  }

  /// Brings the index up to date with all changes. Returns false if `isWanted` stopped it. `report`
  /// gets the percentage that is read, on other threads.
  mutating func updateIndex(
    while isWanted: @escaping @Sendable () -> Bool, reporting report: @escaping @Sendable (Int) -> Void
  ) async -> Bool {
    let before = Defects(self)
    let isFirst = workspace.index.fileCount == 0
    let isWhole = await workspace.update(while: isWanted, reporting: report)
    if isWhole, isFirst { keepFacts() }
    updateBaseline()
    if isWhole { findProjectAbove() }
    reportDefects(since: before)
    reportPartialWatch()
    return isWhole
  }

  /// Leaves what was read to the next run, if there is a cache.
  mutating func keepFacts() {
    if let problem = workspace.writeCache() { log.warning("nothing is kept for the next run: \(problem.words)") }
  }

  var snapshot: Snapshot { snapshot(of: workspace, baseline, diagnosticsCache) }

  /// A snapshot of another state of the workspace, with the baseline as it is now.
  func snapshot(of workspace: WorkspaceState) -> Snapshot {
    snapshot(of: workspace, ConfiguredBaseline(of: workspace), DiagnosticsCache())
  }

  private func snapshot(
    of workspace: WorkspaceState, _ baseline: ConfiguredBaseline?, _ diagnosticsCache: DiagnosticsCache
  ) -> Snapshot {
    Snapshot(
      version: version, roots: roots, client: client, documents: documents, workspace: workspace, baseline: baseline,
      settings: settings, watching: watching, projectAbove: isWorldOpenByDefault ? projectAbove : nil,
      rulesPage: rulesPage, diagnosticsCache: diagnosticsCache)
  }

  /// True if nothing has changed since the diagnostics of the cache were computed.
  func isCurrent(_ cache: DiagnosticsCache) -> Bool { cache === diagnosticsCache }

  // MARK: Documents

  /// The file that a URI names, as the workspace spells it; nil for other things.
  func path(of uri: DocumentURI) -> FilePath? {
    uri.path.map(workspace.spelling)
  }

  mutating func open(_ document: Document) {
    var document = document
    document.path = path(of: document.uri)
    insert(document)
  }

  /// Changes an open document; false where it is not open.
  mutating func edit(_ uri: DocumentURI, _ change: (inout Document) -> Void) -> Bool {
    guard var document = documents[uri] else { return false }
    change(&document)
    insert(document)
    return true
  }

  /// The disk counts again; false where the document is not open.
  mutating func close(_ uri: DocumentURI) -> Bool {
    guard let document = documents[uri] else { return false }
    documents.remove(uri)
    isStale = true
    guard let path = document.path else { return true }
    changeBaseline(at: path)
    if let other = documents[path] { overlay(other) } else { workspace.close(path) }
    return true
  }

  mutating func changedOnDisk(_ path: FilePath) {
    if workspace.changedOnDisk(path) { isStale = true }
    changeBaseline(at: path)
  }

  private mutating func insert(_ document: Document) {
    documents.insert(document)
    overlay(document)
  }

  private mutating func overlay(_ document: Document) {
    guard let path = document.path else { return }
    workspace.open(path, text: document.text)
    changeBaseline(at: path)
    isStale = true
  }

  // MARK: The client

  /// Has the process that started the server watched.
  mutating func watch(_ processID: Int?) {
    clientProcess = processID
  }

  /// The process to watch from now on, once.
  mutating func takeClientProcess() -> Int? {
    defer { clientProcess = nil }
    return clientProcess
  }

  // MARK: Messages

  /// Leaves the answer of the request in hand to a task of its own; that of its handler is not sent.
  mutating func postpone(_ question: Question) {
    postponed = question
  }

  /// What the request in hand leaves to a task, once.
  mutating func takePostponed() -> Question? {
    defer { postponed = nil }
    return postponed
  }

  /// A name that no other request or registration of this session has.
  mutating func newID(for purpose: String) -> String {
    lastID += 1
    return "waymark.\(purpose).\(lastID)"
  }

  /// Queues a message to the client; one that cannot be written is logged.
  mutating func notify(_ parameters: some NotificationParameters) {
    send { try .notification(parameters) }
  }

  /// What is done with the client's answer to a request.
  typealias Answering = @Sendable (Result<JSONValue, ResponseError>, inout Session) -> Void

  mutating func request(id: String, _ parameters: some RequestParameters, then answering: Answering? = nil) {
    if let answering { expectAnswer(to: id, answering) }
    send { try .request(id: .string(id), parameters) }
  }

  /// For a request that a task sends.
  mutating func expectAnswer(to id: String, _ answering: @escaping Answering) {
    awaited[id] = answering
  }

  /// Handles a response of the client. A response that no request waits for is ignored.
  mutating func handle(_ result: Result<JSONValue, ResponseError>, for id: RequestID?) {
    if case .failure(let error) = result { log.debug("The client refused a request: \(error.message)") }
    guard case .string(let id) = id, let answering = awaited.removeValue(forKey: id) else { return }
    answering(result, &self)
  }

  private mutating func send(_ message: () throws -> Message) {
    do {
      outbox.append(try message())
    } catch {
      log.error("A message was not sent: \(error)")
    }
  }
}
