import SourceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads source files: never blocks on a pipe or device, never maps memory, never reads without bound.
enum FileReader {
  /// Files over `NestingLimits.fileBytes` are still read for the words in them; from this size on they are not.
  static let maximumBytes = 16 << 20

  struct File {
    var text: SourceText
    var status: FileStatus
    /// A further write may leave the same status behind, so a later scan must read again.
    var isRacy: Bool
  }

  /// The whole file as it was at one moment. A link is followed.
  static func load(_ path: FilePath) throws(FileProblem.Reason) -> File {
    for _ in 0..<3 {
      if let file = try loadOnce(path) { return file }
    }
    throw .changing
  }

  /// nil where the file changed meanwhile.
  private static func loadOnce(_ path: FilePath) throws(FileProblem.Reason) -> File? {
    let now = Platform.now()
    let opened = Platform.withPath(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard let descriptor = opened else { throw .missing }
    guard descriptor >= 0 else { throw FileProblem.Reason(errno) }
    defer { close(descriptor) }
    let status = try FileStatus(descriptor: descriptor)
    guard status.kind == .file else { throw .notRegular }
    guard status.size <= maximumBytes else { throw .tooLarge }
    let text = try content(of: descriptor, size: status.size)
    let statusAfter = try FileStatus(descriptor: descriptor)
    guard text.count == status.size, statusAfter == status else { return nil }
    try refuseBinary(text)
    return File(text: text, status: status, isRacy: status.isRacy(at: now))
  }

  /// One byte more than `size` is asked for, to see a file that grows.
  private static func content(of descriptor: Int32, size: Int) throws(FileProblem.Reason) -> SourceText {
    var failure: Int32?
    let text = SourceText(capacity: size + 1) { memory in
      var filled = 0
      while filled < memory.count {
        let count = read(descriptor, memory.baseAddress.map { $0 + filled }, memory.count - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = errno }
        if count <= 0 { break }
        filled += count
      }
      return filled
    }
    if let failure { throw FileProblem.Reason(failure) }
    return text
  }

  private static func refuseBinary(_ text: SourceText) throws(FileProblem.Reason) {
    let beginning = text.bytes.prefix(8 << 10)
    if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if beginning.contains(0) { throw .binary }
  }
}
