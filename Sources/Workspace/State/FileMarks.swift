import SourceModel

/// The files that are to be read again.
struct FileMarks: Sendable {
  private var files: Set<FileID> = []
  /// Files that matter only if they call or declare one of some functions.
  private var callers: Set<FileID> = []
  private var functions = FunctionInterest()
  /// Files that are unlikely to ask for names in other files. They are read when all other names are known, so that few
  /// are read twice.
  private var late: Set<FileID> = []
  /// Those of `files` that are read before the others, because they are likely to ask for names in many of them.
  private var early: Set<FileID> = []
  /// True if the early files were taken last.
  private var tookEarly = false

  var isEmpty: Bool { areLate && late.isEmpty }

  /// Whether no other files are left than late ones.
  private var areLate: Bool { files.isEmpty && callers.isEmpty }

  /// Whether the names that the files ask for decide what is read next: all have been read that may ask for some, or those
  /// that ask for most.
  var needNames: Bool { areLate || tookEarly }

  /// True if this file, and no other, is to be read.
  func areOnly(_ file: FileID) -> Bool { files == [file] && callers.isEmpty && late.isEmpty }

  mutating func insert(_ file: FileID) { files.insert(file) }

  mutating func insert(_ files: some Sequence<FileID>) { self.files.formUnion(files) }

  mutating func insert(caller: FileID) { callers.insert(caller) }

  mutating func insert(early file: FileID) {
    files.insert(file)
    early.insert(file)
  }

  mutating func insert(late files: some Sequence<FileID>) { late.formUnion(files) }

  /// Adds functions that the callers are read for.
  mutating func add(_ functions: FunctionInterest) {
    self.functions = self.functions.union(functions)
  }

  mutating func remove(_ file: FileID) {
    files.remove(file)
    callers.remove(file)
    late.remove(file)
    early.remove(file)
  }

  /// A file was read, for whatever it was marked.
  mutating func wasRead(_ file: FileID) { late.remove(file) }

  /// Removes and returns the marks: the early ones, or all but the late ones, or these.
  mutating func take() -> (files: Set<FileID>, callers: Set<FileID>, functions: FunctionInterest) {
    tookEarly = !early.isEmpty
    if tookEarly {
      defer {
        files.subtract(early)
        early = []
      }
      return (early, [], FunctionInterest())
    }
    if areLate {
      defer { late = [] }
      return (late, [], FunctionInterest())
    }
    defer { (files, callers, functions) = ([], [], FunctionInterest()) }
    return (files, callers.subtracting(files), functions)
  }
}
