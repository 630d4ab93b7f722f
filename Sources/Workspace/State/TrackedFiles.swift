import Routes
import SourceModel

/// The indexed files, with what was read of each and which are to be read again.
struct TrackedFiles: Sendable {
  struct Reading: Sendable {
    var extraction: Extraction
    var problem: FileProblem.Reason?
    /// Of the file on disk that was read; nil where an overlay was, or where the next scan must read again.
    var status: FileStatus?
  }

  struct File: Sendable {
    let id: FileID
    var origin: IndexedFile.Origin
    var reading: Reading?
  }

  private var files: [FilePath: File] = [:]
  private var marked: Set<FilePath> = []
  private var identifiers: [FilePath: FileID] = [:]
  /// Index by file number. A path keeps its number when its file comes back.
  private var pathsByNumber: [FilePath] = []
  /// In order; nil when a file came or went.
  private var sortedPaths: [FilePath]? = []
  private var headsChanged = true
  private var factsChanged = false
  private var placesChanged = true

  subscript(path: FilePath) -> File? { files[path] }

  var paths: [FilePath] { Array(files.keys) }

  func path(of id: FileID) -> FilePath {
    let number = Int(id.rawValue)
    return pathsByNumber.indices.contains(number) ? pathsByNumber[number] : FilePath("")
  }

  func hasAny(inside folder: FilePath) -> Bool {
    files.keys.contains { $0.isInside(folder) }
  }

  // MARK: Marks

  var hasMarks: Bool { !marked.isEmpty }

  mutating func mark(_ path: FilePath) {
    marked.insert(path)
  }

  /// In the order of the paths.
  mutating func takeMarked() -> [FilePath] {
    defer { marked = [] }
    return marked.filter { files[$0] != nil }.sorted()
  }

  /// Marks the files whose facts another interest in `words` may change.
  mutating func markAll(thatMayHold words: Set<String>) {
    let hashes = words.map { WordHash($0) }
    for (path, file) in files {
      guard let reading = file.reading, let filter = reading.extraction.words else { continue }
      let isBroken = reading.extraction.facts.understanding == .broken
      if isBroken || hashes.contains(where: filter.mayContain) { marked.insert(path) }
    }
  }

  // MARK: Changes

  /// A file that counts: marks it where it is new or not what was read. Without a status it is read again.
  mutating func found(_ path: FilePath, status: FileStatus?, origin: IndexedFile.Origin) {
    if let file = files[path] {
      if file.origin != origin { (factsChanged, placesChanged) = (true, true) }
      if status == nil || file.reading?.status != status { marked.insert(path) }
      files[path]?.origin = origin
    } else {
      files[path] = File(id: id(for: path), origin: origin)
      (sortedPaths, placesChanged) = (nil, true)
      marked.insert(path)
    }
  }

  mutating func remove(_ path: FilePath) {
    marked.remove(path)
    guard files.removeValue(forKey: path) != nil else { return }
    (sortedPaths, headsChanged, factsChanged, placesChanged) = (nil, true, true, true)
  }

  mutating func take(_ result: ReadingBatch.Result) {
    guard let old = files[result.path]?.reading?.extraction.facts else { return set(result, changed: (true, true)) }
    guard case .read(let extraction, _, _) = result.outcome else { return }
    set(result, changed: (Self.isDeclaring(old, unlike: extraction.facts), old != extraction.facts))
  }

  private mutating func set(_ result: ReadingBatch.Result, changed: (heads: Bool, facts: Bool)) {
    guard case .read(let extraction, let problem, let status) = result.outcome else { return }
    files[result.path]?.reading = Reading(extraction: extraction, problem: problem, status: status)
    headsChanged = headsChanged || changed.heads
    factsChanged = factsChanged || changed.facts
  }

  /// Whether the second wave is made from other names.
  private static func isDeclaring(_ old: FileFacts, unlike new: FileFacts) -> Bool {
    old.heads != new.heads || old.macros != new.macros
  }

  private mutating func id(for path: FilePath) -> FileID {
    if let known = identifiers[path] { return known }
    let id = FileID(rawValue: Int32(truncatingIfNeeded: pathsByNumber.count))
    identifiers[path] = id
    pathsByNumber.append(path)
    return id
  }
}

// MARK: What was read

extension TrackedFiles {
  /// Whether type heads or macros changed since the last call.
  mutating func takeHeadsChanged() -> Bool {
    defer { headsChanged = false }
    return headsChanged
  }

  /// Whether anything that link sees changed since the last call.
  mutating func takeFactsChanged() -> Bool {
    defer { factsChanged = false }
    return factsChanged
  }

  /// Whether files came or went, or come from elsewhere now, since the last call.
  mutating func takePlacesChanged() -> Bool {
    defer { placesChanged = false }
    return placesChanged
  }

  /// Where the files come from as their folders tell, in the order of the paths.
  var origins: [(path: FilePath, origin: IndexedFile.Origin)] {
    mutating get {
      inOrder.compactMap { path in files[path].map { (path, $0.origin) } }
    }
  }

  var problems: [FileProblem] {
    files.compactMap { path, file in file.reading?.problem.map { FileProblem(path: path, reason: $0) } }
  }

  /// What link takes, in the order of the paths.
  mutating func indexed(_ place: (FilePath, IndexedFile.Origin) -> TargetMap.Place) -> [IndexedFile] {
    seen { path, file, facts in
      let place = place(path, file.origin)
      return IndexedFile(id: file.id, facts: facts, origin: place.origin, linkage: place.linkage)
    }
  }

  /// What the second wave is made from, in the order of the paths.
  var skimmed: [FileFacts] {
    mutating get { seen { $2 } }
  }

  /// Of each file what its facts give. The routing library's own files say nothing.
  private mutating func seen<Result>(_ make: (FilePath, File, FileFacts) -> Result) -> [Result] {
    let library = libraryFolders
    return inOrder.compactMap { path in
      guard let file = files[path], let facts = file.reading?.extraction.facts else { return nil }
      return make(path, file, Self.lies(path, in: library) ? LibrarySources.silenced(facts) : facts)
    }
  }

  private var inOrder: [FilePath] {
    mutating get {
      let order = sortedPaths ?? files.keys.sorted()
      sortedPaths = order
      return order
    }
  }

  private var libraryFolders: Set<FilePath> {
    Set(
      files.lazy.filter { $1.reading.map { LibrarySources.declaresLibrary($0.extraction.facts) } ?? false }
        .compactMap(\.key.parent))
  }

  private static func lies(_ path: FilePath, in folders: Set<FilePath>) -> Bool {
    !folders.isEmpty && path.parent.map(folders.contains) == true
  }
}
