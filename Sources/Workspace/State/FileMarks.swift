import SourceModel

/// The files that are to be read again.
struct FileMarks: Sendable {
  private(set) var files: Set<FilePath> = []
  /// Files that matter only if they call or declare one of some functions.
  private var callers: (files: Set<FilePath>, functions: FunctionInterest) = ([], FunctionInterest())

  var isEmpty: Bool { files.isEmpty && callers.files.isEmpty }

  mutating func insert(_ path: FilePath) { files.insert(path) }

  mutating func insert(_ paths: some Sequence<FilePath>) { files.formUnion(paths) }

  mutating func insert(_ paths: Set<FilePath>, ifTheyCall functions: FunctionInterest) {
    callers = (callers.files.union(paths), callers.functions.union(functions))
  }

  mutating func remove(_ path: FilePath) {
    files.remove(path)
    callers.files.remove(path)
  }

  /// The marks, which are gone then.
  mutating func take() -> (files: Set<FilePath>, callers: Set<FilePath>, functions: FunctionInterest) {
    defer { self = FileMarks() }
    return (files, callers.files.subtracting(files), callers.functions)
  }
}
