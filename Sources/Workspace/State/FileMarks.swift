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

  var isEmpty: Bool { areLate && late.isEmpty }

  /// Whether no other files are left than late ones.
  var areLate: Bool { files.isEmpty && callers.isEmpty }

  mutating func insert(_ file: FileID) { files.insert(file) }

  mutating func insert(_ files: some Sequence<FileID>) { self.files.formUnion(files) }

  mutating func insert(caller: FileID) { callers.insert(caller) }

  mutating func insert(late files: some Sequence<FileID>) { late.formUnion(files) }

  /// Adds functions that the callers are read for.
  mutating func add(_ functions: FunctionInterest) {
    self.functions = self.functions.union(functions)
  }

  mutating func remove(_ file: FileID) {
    files.remove(file)
    callers.remove(file)
    late.remove(file)
  }

  /// A file was read, for whatever it was marked.
  mutating func wasRead(_ file: FileID) { late.remove(file) }

  /// Removes and returns the marks. Late marks are returned only if there are no others.
  mutating func take() -> (files: Set<FileID>, callers: Set<FileID>, functions: FunctionInterest) {
    if areLate {
      defer { late = [] }
      return (late, [], FunctionInterest())
    }
    defer { (files, callers, functions) = ([], [], FunctionInterest()) }
    return (files, callers.subtracting(files), functions)
  }
}
