import Routes
import RoutingSystems
import SourceModel

/// The indexed files, with what was read of each and which are to be read again.
struct TrackedFiles: Sendable {
  /// An object, so that a walk over all files copies no facts.
  final class Reading: Sendable {
    let extraction: Extraction
    let problem: FileProblem.Reason?
    /// Of the file on disk that was read; nil where an overlay was, or where the next scan must read again.
    let status: FileStatus?

    init(extraction: Extraction, problem: FileProblem.Reason?, status: FileStatus?) {
      (self.extraction, self.problem, self.status) = (extraction, problem, status)
    }
  }

  struct File: Sendable {
    let id: FileID
    var origin: IndexedFile.Origin
    var reading: Reading?
  }

  private var files: [FilePath: File] = [:]
  private var marked = FileMarks()
  private var asked = AskedByFiles()
  private var identifiers: [FilePath: FileID] = [:]
  /// Index by file number. A path keeps its number when its file comes back.
  private var pathsByNumber: [FilePath] = []
  /// In order; nil when a file came or went.
  private var sortedPaths: [FilePath]? = []
  private var headsChanged = true
  private var factsChanged = false
  private var switchesChanged = false
  private var placesChanged = true
  /// nil where files came or went, or the routing library's folders changed.
  private var input: LinkInput?
  /// What `input` does not know yet.
  private var edited: Set<FilePath> = []

  subscript(path: FilePath) -> File? { files[path] }

  var isEmpty: Bool { files.isEmpty }

  var paths: [FilePath] { Array(files.keys) }

  func path(of id: FileID) -> FilePath {
    let number = Int(id.rawValue)
    return pathsByNumber.indices.contains(number) ? pathsByNumber[number] : FilePath("")
  }

  var haveDocuments: Bool { files.keys.contains { SourceKind.isDocument(name: $0.name) } }

  func hasAny(inside folder: FilePath) -> Bool {
    files.keys.contains { $0.isInside(folder) }
  }

  // MARK: Marks

  var hasMarks: Bool { !marked.isEmpty }

  mutating func mark(_ path: FilePath) {
    marked.insert(path)
  }

  /// In the order of the paths, those last that matter only if they call or declare one of some functions.
  mutating func takeMarked() -> (files: [FilePath], callers: [FilePath], functions: FunctionInterest) {
    let marks = marked.take()
    let callers = marks.callers.filter { files[$0] != nil }.sorted()
    if marks.files.count == files.count { return (inOrder.filter(marks.files.contains), callers, marks.functions) }
    return (marks.files.filter { files[$0] != nil }.sorted(), callers, marks.functions)
  }

  /// Whether some file may hold a word; true while one could not be read.
  func mayHold(_ word: String) -> Bool {
    let hash = WordHash(word)
    return files.values.contains { file in
      guard let reading = file.reading else { return true }
      return reading.extraction.words?.mayContain(hash) == true
        || reading.extraction.facts.words.doubtful.contains(hash)
    }
  }

  /// The parsed files that may hold a word.
  func paths(thatMayHold words: Set<String>) -> [FilePath] {
    let words = WordFingerprints(words)
    return files.compactMap { path, file in
      guard let reading = file.reading, reading.extraction.facts.isParsed else { return nil }
      return reading.extraction.words?.mayContain(anyOf: words) == true ? path : nil
    }
  }

  /// Marks the files whose facts a change of the interest may change. The first one also counts the labels of texts.
  mutating func markAll(changedBy changes: InterestChanges, isFirst: Bool, _ heads: HeadTable) {
    if !changes.words.isEmpty { markAll(thatMayHold: changes.words, orLabelTexts: isFirst) }
    if !changes.groups.isEmpty { markAll(thatMayHoldAllOf: changes.groups) }
    if !changes.functions.starts.isEmpty { markAll(thatMayCall: changes.functions) }
    mark(heads.files(declaring: changes.classes))
    for (type, names) in changes.constants {
      if type == NameInterest.anyEnum {
        markAll(thatMayDeclare: names)
      } else {
        mark(heads.files(declaring: [type])) { $0.mayDeclare(names) }
      }
    }
  }

  /// Marks the files whose facts another interest in `words` of their language may change, or one in labels of texts.
  private mutating func markAll(thatMayHold words: [Language: Set<String>], orLabelTexts includesLabels: Bool) {
    let words = words.mapValues { WordFingerprints($0) }
    for (path, file) in files {
      guard let reading = file.reading, let filter = reading.extraction.words else { continue }
      let isBroken = reading.extraction.facts.understanding == .broken
      let mayHoldWord = words[reading.extraction.facts.language].map { filter.mayContain(anyOf: $0) } ?? false
      if isBroken || includesLabels && reading.extraction.labelsText || mayHoldWord { marked.insert(path) }
    }
  }

  private mutating func markAll(thatMayDeclare names: Set<String>) {
    for (path, file) in files where file.reading.map({ $0.extraction.mayDeclare(names) }) ?? true {
      marked.insert(path)
    }
  }

  /// Marks the files that may call or declare functions. Whether they do, their text tells.
  private mutating func markAll(thatMayCall functions: FunctionInterest) {
    let words = WordFingerprints(functions.names)
    var callers: Set<FilePath> = []
    for (path, file) in files {
      guard let reading = file.reading, reading.extraction.facts.language == .swift else { continue }
      let isBroken = reading.extraction.facts.understanding == .broken
      if isBroken || reading.extraction.words?.mayContain(anyOf: words) == true { callers.insert(path) }
    }
    marked.insert(callers, ifTheyCall: functions)
  }

  /// Marks the files that may hold all words of a group.
  private mutating func markAll(thatMayHoldAllOf groups: Set<Set<String>>) {
    let groups = groups.map { $0.map { WordHash($0) } }
    for (path, file) in files {
      guard let reading = file.reading, let filter = reading.extraction.words else { continue }
      let isBroken = reading.extraction.facts.understanding == .broken
      if isBroken || groups.contains(where: { $0.allSatisfy(filter.mayContain) }) { marked.insert(path) }
    }
  }

  /// Marks the files that may use a name with one of its members.
  mutating func markAll(thatMayUse members: [String: Set<String>]) {
    // Any member may follow a name that has none.
    let pairs = members.map { name, members in
      (name: WordFingerprints([name]), members: WordFingerprints(members.isEmpty ? [name] : members))
    }
    for (path, file) in files {
      guard let words = file.reading?.extraction.words else { continue }
      if pairs.contains(where: { words.mayContain(anyOf: $0.name) && words.mayContain(anyOf: $0.members) }) {
        marked.insert(path)
      }
    }
  }

  /// Marks all files.
  mutating func markAll() { marked.insert(files.keys) }

  /// Marks the files, by their numbers, whose facts may change.
  private mutating func mark(_ ids: Set<FileID>, where mayChange: (Extraction) -> Bool = { _ in true }) {
    for path in ids.map(path) {
      if let file = files[path], file.reading.map({ mayChange($0.extraction) }) ?? true { marked.insert(path) }
    }
  }

  // MARK: Changes

  /// A file that counts: marks it where it is new or not what was read. Without a status it is read again.
  mutating func found(_ path: FilePath, status: @autoclosure () -> FileStatus?, origin: IndexedFile.Origin) {
    if let file = files[path] {
      let status = status()
      if file.origin != origin { (factsChanged, placesChanged) = (true, true) }
      if status == nil || file.reading?.status != status { marked.insert(path) }
      files[path]?.origin = origin
    } else {
      files[path] = File(id: id(for: path), origin: origin)
      // A walk brings them in order.
      if sortedPaths?.last.map({ $0 < path }) ?? true { sortedPaths?.append(path) } else { sortedPaths = nil }
      (placesChanged, input) = (true, nil)
      marked.insert(path)
    }
  }

  mutating func remove(_ path: FilePath) {
    marked.remove(path)
    guard files.removeValue(forKey: path) != nil else { return }
    asked.remove(path)
    (sortedPaths, headsChanged, factsChanged, placesChanged, input) = (nil, true, true, true, nil)
    switchesChanged = true
  }

  /// Stores the result of reading a file.
  mutating func apply(_ result: ReadingBatch.Source) {
    guard case .read(let extraction, _, _) = result.outcome else { return }
    let old = files[result.path]?.reading?.extraction.facts
    let isChanged = old != extraction.facts
    set(result, changed: (isChanged && Self.isDeclaring(old, unlike: extraction.facts), isChanged))
    if isChanged, input != nil { edited.insert(result.path) }
    if isChanged { asked.set(AskedNames(extraction.facts.facts), in: result.path) }
    let (words, oldWords) = (extraction.facts.words, old?.words ?? WordFacts())
    if words.imports != oldWords.imports || words.signs != oldWords.signs { switchesChanged = true }
    // The heads of a library's folder count for nothing, whether or not they change.
    if old?.library.declares ?? false != extraction.facts.library.declares { (input, headsChanged) = (nil, true) }
  }

  private mutating func set(_ result: ReadingBatch.Source, changed: (heads: Bool, facts: Bool)) {
    guard case .read(let extraction, let problem, let status) = result.outcome else { return }
    files[result.path]?.reading = Reading(extraction: extraction, problem: problem, status: status)
    headsChanged = headsChanged || changed.heads
    factsChanged = factsChanged || changed.facts
  }

  /// Whether the second wave is made from other names.
  private static func isDeclaring(_ old: FileFacts?, unlike new: FileFacts) -> Bool {
    guard let old, old.macros.defined == new.macros.defined else { return true }
    return !old.heads.meanTheSame(as: new.heads)
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

  /// Whether the names of texts that files ask for changed since the last call.
  mutating func takeNamesChanged() -> Bool {
    asked.takeChanged()
  }

  /// Whether the imports and words that switch packs on changed since the last call.
  mutating func takeSwitchesChanged() -> Bool {
    defer { switchesChanged = false }
    return switchesChanged
  }

  /// The packs whose libraries some file uses, with the modules that are imported and the words that occur.
  var usesOfPacks: [String: PackUse] {
    var (imports, signs): (Set<String>, Set<String>) = ([], [])
    for reading in files.values.lazy.compactMap(\.reading) {
      imports.formUnion(reading.extraction.facts.words.imports)
      signs.formUnion(reading.extraction.facts.words.signs)
    }
    let uses = Packs.all.map { ($0.name, PackUse(of: $0, imports: imports, signs: signs)) }
    return Dictionary(uniqueKeysWithValues: uses.filter { $1.isAny })
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

  private var inOrder: [FilePath] {
    mutating get {
      let order = sortedPaths ?? files.keys.sorted()
      sortedPaths = order
      return order
    }
  }
}

// MARK: What link takes

extension TrackedFiles {
  /// In the order of the paths, with everything that was read. The places are those of the last `place`.
  var current: LinkInput {
    mutating get {
      var current = input ?? LinkInput(inOrder.compactMap { files[$0] }, library: libraryFiles)
      let isNew = input == nil
      // Nobody else holds it while it changes, so that it is not copied.
      input = nil
      for path in isNew ? [] : edited {
        if let file = files[path] { current.update(file) }
      }
      (input, edited) = (current, [])
      return current
    }
  }

  /// What changed in `current` since the last call.
  mutating func takeChanges() -> LinkChanges {
    _ = current
    return input?.takeChanges() ?? .everything
  }

  /// Gives a place to the files that have none.
  mutating func place(_ place: (FilePath, IndexedFile.Origin) -> TargetMap.Place) {
    _ = current
    input?.place { id in
      let path = pathsByNumber[Int(id.rawValue)]
      return place(path, files[path]?.origin ?? .product)
    }
  }

  /// All files need a place again.
  mutating func displace() {
    input?.displace()
  }

  /// The names that the files ask for.
  var askedNames: AskedNames {
    mutating get {
      let library = current.library
      return asked.all { identifiers[$0].map(library.contains) == true }
    }
  }

  /// The routing library's own files say nothing.
  private var libraryFiles: Set<FileID> {
    let own = files.filter { $1.reading?.extraction.facts.library.declares == true }
    guard !own.isEmpty else { return [] }
    let folders = Set(own.keys.compactMap(\.parent))
    return Set(files.lazy.filter { path, _ in path.parent.map(folders.contains) == true }.map(\.value.id))
  }
}
