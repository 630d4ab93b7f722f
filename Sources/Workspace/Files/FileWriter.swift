import SourceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts a new text in a file's place, at once and for good, or leaves the file as it is.
package enum FileWriter {
  /// Writes where the file is still `old`. A path that leads out of all `roots` by a link is refused; one that leads to a
  /// place inside is written there, and the link stays.
  package static func replace(
    _ path: FilePath, _ old: SourceText, with new: SourceText, inside roots: [FilePath]
  ) throws(FileProblem.Reason) {
    guard let place = path.resolved else { throw .missing }
    guard roots.contains(where: { $0.resolved.map(place.isInside) ?? false }) else { throw .outside }
    let file = try FileReader.load(place)
    guard file.text == old else { throw .changing }
    let draft = place.beside("waymark-\(getpid())")
    do {
      try write(new, to: draft, like: place)
    } catch {
      _ = Platform.withPath(draft) { unlink($0) }
      throw error
    }
  }

  /// The draft is new, and no link: it takes the file's place when it is whole.
  private static func write(_ text: SourceText, to draft: FilePath, like place: FilePath) throws(FileProblem.Reason) {
    var status = stat()
    guard Platform.withPath(place, { stat($0, &status) }) == 0 else { throw FileProblem.Reason(errno) }
    let mode = status.st_mode & 0o777
    let opened = Platform.withPath(draft) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode) }
    guard let descriptor = opened, descriptor >= 0 else { throw FileProblem.Reason(errno) }
    let isWritten = fill(descriptor, text) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    let failure = isWritten ? nil : FileProblem.Reason(errno)
    close(descriptor)
    if let failure { throw failure }
    let renamed = Platform.withPath(draft) { draft in Platform.withPath(place) { rename(draft, $0) } }
    guard renamed == .some(.some(0)) else { throw FileProblem.Reason(errno) }
  }

  private static func fill(_ descriptor: Int32, _ text: SourceText) -> Bool {
    text.withBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }
}

extension FilePath {
  /// A hidden file in the same folder, which a rename does not leave.
  fileprivate func beside(_ suffix: String) -> FilePath {
    let hidden = FilePath(bytes: Array(".".utf8) + name + Array(".\(suffix)".utf8))
    return parent?.appending(hidden.bytes) ?? hidden
  }
}
