import SourceModel

/// The files that are to be read again.
struct FileMarks: Sendable {
  private(set) var files: Set<FileID> = []
  /// Files that matter only if they call or declare one of some functions.
  private var callers: Set<FileID> = []
  private var functions = FunctionInterest()

  var isEmpty: Bool { files.isEmpty && callers.isEmpty }

  mutating func insert(_ file: FileID) { files.insert(file) }

  mutating func insert(_ files: some Sequence<FileID>) { self.files.formUnion(files) }

  mutating func insert(caller: FileID) { callers.insert(caller) }

  /// Adds functions that the callers are read for.
  mutating func add(_ functions: FunctionInterest) {
    self.functions = self.functions.union(functions)
  }

  mutating func remove(_ file: FileID) {
    files.remove(file)
    callers.remove(file)
  }

  /// The marks, which are gone then.
  mutating func take() -> (files: Set<FileID>, callers: Set<FileID>, functions: FunctionInterest) {
    defer { self = FileMarks() }
    return (files, callers.subtracting(files), functions)
  }
}
