import Essentials
import SourceModel

/// Reads source files, one after another into the same memory: never blocks on a pipe or device, never maps memory, never
/// reads without bound.
package struct FileReader {
  /// Files over `NestingLimits.fileBytes` are still read for the words in them; from this size on they are not.
  package static let maximumBytes = 16 << 20

  struct File {
    /// Whoever still holds it at the next `load` keeps it, and its memory.
    var text: SourceText
    var status: FileStatus
    /// A further write may leave the same status behind, so a later scan must read again.
    var isRacy: Bool
  }

  private var text = SourceText(room: 64 << 10)

  /// The whole file as it was at one moment. A link is followed.
  package static func text(of path: FilePath) throws(FileProblem.Reason) -> SourceText {
    try load(path).text
  }

  /// The whole file as it was at one moment. A link is followed.
  static func load(_ path: FilePath) throws(FileProblem.Reason) -> File {
    var reader = FileReader()
    return try reader.load(path)
  }

  /// The whole file as it was at one moment. A link is followed.
  mutating func load(_ path: FilePath) throws(FileProblem.Reason) -> File {
    try DiskRecord.noting(.content(path)) { () throws(FileProblem.Reason) in
      try read(path)
    } as: {
      .state(DiskAnswer.State($0.status, digest: ContentDigest($0.text), at: $1))
    }
  }

  private mutating func read(_ path: FilePath) throws(FileProblem.Reason) -> File {
    let now = Platform.now()
    let opened = Platform.withPath(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard let descriptor = opened else { throw .missing }
    guard descriptor >= 0 else { throw FileProblem.Reason(errno) }
    defer { close(descriptor) }
    // Who writes while a file is read leaves a time that is racy: then only two equal looks tell that nobody did.
    var before: FileStatus?
    for _ in 0..<4 {
      let failure = read(descriptor, toEnd: before != nil)
      let status = try FileStatus(descriptor: descriptor)
      guard status.kind == .file else { throw .notRegular }
      if let failure { throw FileProblem.Reason(failure) }
      guard status.size <= Self.maximumBytes else { throw .tooLarge }
      let isRacy = status.isRacy(at: now)
      if text.count == status.size, !isRacy || status == before {
        try refuseBinary()
        return File(text: text, status: status, isRacy: isRacy)
      }
      if text.room <= status.size { text = SourceText(room: status.size + 1) }
      before = status
    }
    throw .changing
  }

  /// Returns the bytes as if they had been read from a file that does not change.
  mutating func file(of bytes: [UInt8]) throws(FileProblem.Reason) -> File {
    text = SourceText(bytes)
    try refuseBinary()
    return File(text: text, status: FileStatus(unchanging: .file), isRacy: false)
  }

  /// Fills the memory from the file's beginning, as far as the system gives it at once or to the end.
  private mutating func read(_ descriptor: Int32, toEnd: Bool) -> Int32? {
    var failure: Int32?
    text.refill { memory in
      var filled = 0
      while filled < memory.count {
        let wanted = memory.count - filled
        let count = pread(descriptor, memory.baseAddress.map { $0 + filled }, wanted, off_t(filled))
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = errno }
        filled += max(count, 0)
        if count <= 0 || count < wanted && !toEnd { break }
      }
      return filled
    }
    return failure
  }

  private func refuseBinary() throws(FileProblem.Reason) {
    let (isUTF16, isBinary) = text.withBytes { bytes in
      let beginning = bytes.prefix(8 << 10)
      let isUTF16 = beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF])
      return (isUTF16, bytes.baseAddress.map { memchr($0, 0, beginning.count) != nil } ?? false)
    }
    if isUTF16 { throw .utf16 }
    if isBinary { throw .binary }
  }
}
