import Essentials
import Routes
import RoutingSystems
import SourceModel

/// The indexed files, with what was read of each and which are to be read again.
///
/// Each path has a number, by which marks, results and places are kept: hashing paths took a measurable part of a scan.
struct TrackedFiles: Sendable {
  /// An object, so that a walk over all files copies no facts.
  final class Reading: Sendable {
    let extraction: Extraction
    let problem: FileProblem.Reason?
    /// Of the file on disk that was read; nil where an overlay was, or where the next scan must read again.
    let status: FileStatus?
    /// What was read, if it is kept for another run; nil for overlays and what cannot be read.
    let content: ReadFile.Content?
    /// The text of the open document that was read; nil for a file on disk.
    let overlay: SourceText?
    /// The names that the facts ask for; nil for none.
    let asked: AskedNames?

    init(
      _ extraction: Extraction, problem: FileProblem.Reason? = nil, status: FileStatus? = nil,
      content: ReadFile.Content? = nil, overlay: SourceText? = nil
    ) {
      (self.extraction, self.problem, self.status, self.content) = (extraction, problem, status, content)
      self.overlay = overlay
      let asked = AskedNames(extraction.facts)
      self.asked = asked.isEmpty ? nil : asked
    }

    /// The same with another status.
    fileprivate init(confirming other: Reading, _ status: FileStatus?) {
      (extraction, problem, self.status) = (other.extraction, other.problem, status)
      (content, overlay, asked) = (other.content, other.overlay, other.asked)
    }
  }

  struct File: Sendable {
    let id: FileID
    let path: FilePath
    var origin: IndexedFile.Origin
    var reading: Reading?
  }

  /// What changed since the last `take…Changed`.
  private struct Changes: Sendable {
    var heads = true
    var facts = false
    /// The names that files ask for.
    var names = false
    /// The imports and words that switch packs on.
    var switches = false
    var places = true
  }

  /// By number; nil where no file has it any more.
  private var files: [File?] = []
  private var count = 0
  private var identifiers: [FilePath: FileID] = [:]
  /// Index by file number. A path keeps its number when its file comes back.
  private var pathsByNumber: [FilePath] = []
  /// The numbers in the order of the paths; nil when a file came or went.
  private var order: [FileID]? = []
  private var marked = FileMarks()
  private var changed = Changes()
  /// nil where files came or went, or the routing library's folders changed.
  private var input: LinkInput?
  /// What `input` does not know yet.
  private var edited: Set<FileID> = []

  subscript(path: FilePath) -> File? { identifiers[path].flatMap { self[$0] } }

  subscript(id: FileID) -> File? { files.indices.contains(Int(id.rawValue)) ? files[Int(id.rawValue)] : nil }

  var isEmpty: Bool { count == 0 }

  /// In no order.
  private var all: some Sequence<File> { files.lazy.compactMap(\.self) }

  /// In no order.
  var paths: [FilePath] { all.map(\.path) }

  func path(of id: FileID) -> FilePath {
    let number = Int(id.rawValue)
    return pathsByNumber.indices.contains(number) ? pathsByNumber[number] : FilePath("")
  }

  var haveDocuments: Bool { all.contains { SourceKind.isDocument(name: $0.path.name) } }

  func hasAny(inside folder: FilePath) -> Bool {
    all.contains { $0.path.isInside(folder) }
  }

  // MARK: Marks

  var hasMarks: Bool { !marked.isEmpty }

  /// True if everything was read and linked but one file.
  func areCurrent(but path: FilePath) -> Bool {
    guard let id = identifiers[path] else { return false }
    return !changed.facts && !changed.places && marked.areOnly(id)
  }

  /// Whether the names that the files ask for decide what is read next.
  var needNames: Bool { marked.needNames }

  mutating func mark(_ path: FilePath) {
    if let id = identifiers[path] { marked.insert(id) }
  }

  /// In the order of the paths, those last that matter only if they call or declare one of some functions.
  mutating func takeMarked() -> (files: [FilePath], callers: [FilePath], functions: FunctionInterest) {
    let marks = marked.take()
    return (sorted(marks.files), sorted(marks.callers), marks.functions)
  }

  /// The paths of the files that are indexed, in order.
  private mutating func sorted(_ ids: Set<FileID>) -> [FilePath] {
    if ids.count * 4 < count { return ids.compactMap { self[$0]?.path }.sorted() }
    return inOrder.compactMap { ids.contains($0) ? self[$0]?.path : nil }
  }

  /// Whether some file may hold a word; true while one could not be read.
  func mayHold(_ word: String) -> Bool {
    let hash = WordHash(word)
    return all.contains { file in
      guard let reading = file.reading else { return true }
      return reading.extraction.words?.mayContain(hash) == true
        || reading.extraction.facts.words.doubtful.contains(hash)
    }
  }

  /// The parsed files that may hold a word.
  func paths(thatMayHold words: Set<String>) -> [FilePath] {
    let words = WordFingerprints(words)
    return all.compactMap { file in
      guard let reading = file.reading, reading.extraction.facts.isParsed else { return nil }
      return reading.extraction.words?.mayContain(anyOf: words) == true ? file.path : nil
    }
  }

  /// Marks the files whose facts a change of the interest may change.
  mutating func markAll(changedBy changes: InterestChanges, _ heads: HeadTable) {
    markAll(asking: FileQuestion(changes)) { changes.beginsParsing && heads.extendsForOthers($0) }
    marked.insert(late: heads.files(declaring: changes.classes, where: \.isClassOrExtension))
    for (type, names) in changes.constants where type != NameInterest.anyEnum {
      marked.insert(
        heads.files(declaring: [type]).filter {
          self[$0]?.reading?.extraction.mayDeclare(ConstantNames([names]), of: type) ?? true
        })
    }
    marked.add(changes.functions)
  }

  /// `isEarly` tells by its heads whether a file is read before the others.
  private mutating func markAll(asking question: FileQuestion, _ isEarly: ([TypeHead]) -> Bool) {
    guard question.isAny else { return }
    let files = files
    let answers = inParallel(files.count, smallest: 256) { part in
      part.compactMap { number -> (FileID, FileQuestion.Answer)? in
        guard let file = files[number] else { return nil }
        let answer = file.reading.map { question.answer(for: $0.extraction) } ?? .changed
        return answer == .unchanged ? nil : (file.id, answer)
      }
    }
    for (file, answer) in answers.joined() {
      switch answer {
      case .unchanged: continue
      case .changedIfItCalls: marked.insert(caller: file)
      case .changed where self[file]?.reading.map({ isEarly($0.extraction.facts.heads) }) ?? false:
        marked.insert(early: file)
      case .changed: marked.insert(file)
      }
    }
  }

  /// Marks all files.
  mutating func markAll() { marked.insert(all.map(\.id)) }

  // MARK: Changes

  /// A file that counts: marks it where it is new or not what was read. Without a status it is read again.
  mutating func found(_ path: FilePath, status: @autoclosure () -> FileStatus?, origin: IndexedFile.Origin) {
    let id = id(for: path)
    if let file = self[id] {
      let status = status()
      if file.origin != origin { (changed.facts, changed.places) = (true, true) }
      if status == nil || file.reading?.status != status { marked.insert(id) }
      files[Int(id.rawValue)]?.origin = origin
    } else {
      // A walk brings them in order.
      if order?.last.map({ self.path(of: $0) < path }) ?? true { order?.append(id) } else { order = nil }
      files[Int(id.rawValue)] = File(id: id, path: path, origin: origin)
      count += 1
      (changed.places, input) = (true, nil)
      marked.insert(id)
    }
  }

  var haveReadings: Bool { all.contains { $0.reading != nil } }

  /// Takes up files that another run read. The origins of those that are new are those of no walk.
  mutating func restore(_ readings: [(path: FilePath, reading: Reading)]) {
    for (path, reading) in readings {
      let id = id(for: path)
      if self[id] == nil { count += 1 }
      files[Int(id.rawValue)] = File(id: id, path: path, origin: self[id]?.origin ?? .product, reading: reading)
    }
    (order, input, changed.names, changed.switches) = (nil, nil, true, true)
  }

  mutating func remove(_ path: FilePath) {
    guard let id = identifiers[path], let file = self[id] else { return }
    marked.remove(id)
    files[Int(id.rawValue)] = nil
    count -= 1
    (order, changed.heads, changed.facts, changed.places, input) = (nil, true, true, true, nil)
    changed.switches = true
    if file.reading?.asked != nil { changed.names = true }
  }

  /// A file holds what was read of it before, in spite of its status.
  mutating func confirm(_ path: FilePath, status: FileStatus?) {
    guard let id = identifiers[path], let reading = self[id]?.reading else { return }
    files[Int(id.rawValue)]?.reading = Reading(confirming: reading, status)
    marked.wasRead(id)
  }

  /// Stores the result of reading a file.
  mutating func apply(_ reading: Reading, of path: FilePath) {
    guard let id = identifiers[path], let file = self[id] else { return }
    files[Int(id.rawValue)]?.reading = reading
    marked.wasRead(id)
    let (old, new) = (file.reading?.extraction.facts, reading.extraction.facts)
    let isChanged = old != new
    if isChanged {
      changed.facts = true
      changed.heads = changed.heads || Self.isDeclaring(old, unlike: new)
      changed.names = changed.names || file.reading?.asked != reading.asked
      if input != nil { edited.insert(id) }
    }
    let oldWords = old?.words ?? WordFacts()
    if new.words.imports != oldWords.imports || new.words.signs != oldWords.signs { changed.switches = true }
    // The heads of a library's folder count for nothing, whether or not they change.
    if old?.library.declares ?? false != new.library.declares { (input, changed.heads) = (nil, true) }
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
    files.append(nil)
    return id
  }
}

// MARK: What was read

extension TrackedFiles {
  private mutating func take(_ kind: WritableKeyPath<Changes, Bool>) -> Bool {
    defer { changed[keyPath: kind] = false }
    return changed[keyPath: kind]
  }

  /// Whether type heads or macros changed since the last call.
  mutating func takeHeadsChanged() -> Bool {
    take(\.heads)
  }

  /// Whether the names of texts that files ask for changed since the last call.
  mutating func takeNamesChanged() -> Bool {
    take(\.names)
  }

  /// Whether the imports and words that switch packs on changed since the last call.
  mutating func takeSwitchesChanged() -> Bool {
    take(\.switches)
  }

  /// The packs whose libraries some file uses, with the modules that are imported and the words that occur.
  var usesOfPacks: [String: PackUse] { Self.usesOfPacks(in: all.lazy.compactMap(\.reading)) }

  static func usesOfPacks(in readings: some Sequence<Reading>) -> [String: PackUse] {
    var (imports, signs): (Set<String>, Set<String>) = ([], [])
    for reading in readings {
      imports.formUnion(reading.extraction.facts.words.imports)
      signs.formUnion(reading.extraction.facts.words.signs)
    }
    let uses = Packs.all.map { ($0.name, PackUse(of: $0, imports: imports, signs: signs)) }
    return Dictionary(uniqueKeysWithValues: uses.filter { $1.isAny })
  }

  /// Whether anything that link sees changed since the last call.
  mutating func takeFactsChanged() -> Bool {
    take(\.facts)
  }

  /// Whether files came or went, or come from elsewhere now, since the last call.
  mutating func takePlacesChanged() -> Bool {
    take(\.places)
  }

  /// Where the files come from as their folders tell, in the order of the paths.
  var origins: [(path: FilePath, origin: IndexedFile.Origin)] {
    mutating get {
      inOrder.compactMap { id in self[id].map { ($0.path, $0.origin) } }
    }
  }

  var problems: [FileProblem] {
    all.compactMap { file in file.reading?.problem.map { FileProblem(path: file.path, reason: $0) } }
  }

  /// The numbers of the indexed files, in the order of the paths.
  private var inOrder: [FileID] {
    mutating get {
      let sorted = order ?? all.sorted { $0.path < $1.path }.map(\.id)
      order = sorted
      return sorted
    }
  }
}

// MARK: What link takes

extension TrackedFiles {
  /// In the order of the paths, with everything that was read. The places are those of the last `place`.
  var current: LinkInput {
    mutating get {
      var current = input ?? LinkInput(inOrder.compactMap { self[$0] }, library: libraryFiles)
      let isNew = input == nil
      // Nobody else holds it while it changes, so that it is not copied.
      input = nil
      for id in isNew ? [] : edited {
        if let file = self[id] { current.update(file) }
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
  mutating func place(_ place: @Sendable (FilePath, IndexedFile.Origin) -> TargetMap.Place) {
    _ = current
    let files = files
    input?.place { id in
      files[Int(id.rawValue)].map { place($0.path, $0.origin) } ?? TargetMap.Place(origin: .product)
    }
  }

  /// All files need a place again.
  mutating func displace() {
    input?.displace()
  }

  /// The names that the files ask for. The routing library's own files say nothing.
  var askedNames: AskedNames {
    mutating get {
      let library = current.library
      var asked: [AskedNames] = []
      // By index: a loop over the files copies each.
      for number in files.indices {
        guard let reading = files[number]?.reading, let names = reading.asked, let id = files[number]?.id,
          !library.contains(id)
        else { continue }
        asked.append(names)
      }
      return AskedNames(ofFiles: asked)
    }
  }

  private var libraryFiles: Set<FileID> {
    let own = all.filter { $0.reading?.extraction.facts.library.declares == true }
    guard !own.isEmpty else { return [] }
    let folders = Set(own.compactMap(\.path.parent))
    return Set(all.filter { $0.path.parent.map(folders.contains) == true }.map(\.id))
  }
}
