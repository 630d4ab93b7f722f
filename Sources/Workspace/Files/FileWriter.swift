import Essentials
import SourceModel

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
    try put(new.bytes, at: place, like: Holder(of: place))
  }

  /// Writes a file of the program's own, new or in an old one's place. A path that leads by a link out of the folder that
  /// it was typed in is refused: out of the working directory, or, of a path elsewhere, out of the folder that it names.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(FileProblem.Reason) {
    try DiskRecord.pausing { () throws(FileProblem.Reason) in try put(bytes, at: path) }
  }

  private static func put(_ bytes: [UInt8], at path: FilePath) throws(FileProblem.Reason) {
    guard let folder = path.folder.resolved else { throw .missing }
    let place = path.resolved ?? folder.appending(path.name)
    guard path.typedTree.resolved.map(place.isInside) == true else { throw .outside }
    let old = try? FileStatus(place)
    // What is left of a link leads nowhere.
    guard old.map({ $0.kind == .file }) ?? true else { throw .notRegular }
    try put(bytes[...], at: place, like: old == nil ? nil : Holder(of: place))
  }

  /// Makes a new file. Throws `exists` where something has that name.
  package static func create(_ bytes: [UInt8], at path: FilePath) throws(FileProblem.Reason) {
    do throws(FileProblem.Reason) {
      try write(bytes[...], to: path, like: nil)
    } catch {
      if error != .exists { _ = Platform.withPath(path) { unlink($0) } }
      throw error
    }
  }

  /// Adds to the end of a file that is no link, which need not exist.
  package static func append(_ bytes: [UInt8], to path: FilePath) throws(FileProblem.Reason) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = Platform.withPath(path) { open($0, flags, 0o666) }
    guard let descriptor = opened, descriptor >= 0 else { throw FileProblem.Reason(errno) }
    defer { close(descriptor) }
    guard try FileStatus(descriptor: descriptor).kind == .file else { throw .notRegular }
    guard fill(descriptor, bytes[...]) else { throw FileProblem.Reason(errno) }
  }

  /// The draft is new, and no link: it takes the file's place when it is whole. Without a holder it gets what a new file gets.
  private static func put(
    _ bytes: ArraySlice<UInt8>, at place: FilePath, like holder: Holder?
  ) throws(FileProblem.Reason) {
    let draft = place.beside("waymark-\(getpid())")
    do throws(FileProblem.Reason) {
      try write(bytes, to: draft, like: holder)
      let renamed = Platform.withPath(draft) { draft in Platform.withPath(place) { rename(draft, $0) } }
      guard renamed == .some(.some(0)) else { throw FileProblem.Reason(errno) }
    } catch {
      _ = Platform.withPath(draft) { unlink($0) }
      throw error
    }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to draft: FilePath, like holder: Holder?
  ) throws(FileProblem.Reason) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = Platform.withPath(draft) { open($0, flags, holder?.mode ?? 0o666) }
    guard let descriptor = opened, descriptor >= 0 else { throw FileProblem.Reason(errno) }
    defer { close(descriptor) }
    let isWritten = fill(descriptor, bytes) && holder?.apply(to: descriptor) ?? true
    guard isWritten, fsync(descriptor) == 0 else { throw FileProblem.Reason(errno) }
  }

  /// The owner, the group and the permissions of a file.
  private struct Holder {
    let mode: mode_t
    private let owner: uid_t
    private let group: gid_t

    init(of place: FilePath) throws(FileProblem.Reason) {
      var status = stat()
      guard Platform.withPath(place, { stat($0, &status) }) == 0 else { throw FileProblem.Reason(errno) }
      (mode, owner, group) = (status.st_mode & 0o777, status.st_uid, status.st_gid)
    }

    /// Applies the permissions to a file, and the owner and the group as far as the program may.
    /// Returns false on failure.
    func apply(to descriptor: Int32) -> Bool {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return false }
      if status.st_gid != group { _ = fchown(descriptor, uid_t.max, group) }
      if status.st_uid != owner { _ = fchown(descriptor, owner, gid_t.max) }
      return fchmod(descriptor, mode) == 0
    }
  }

  private static func fill(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var written = 0
      while written < bytes.count {
        let count = Essentials.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}

extension FilePath {
  /// What a link must not lead out of.
  fileprivate var typedTree: FilePath {
    !climbs && absolute.isInside(.workingDirectory) ? .workingDirectory : folder
  }

  /// A hidden file in the same folder, which a rename does not leave.
  fileprivate func beside(_ suffix: String) -> FilePath {
    let hidden = FilePath(bytes: Array(".".utf8) + name + Array(".\(suffix)".utf8))
    return parent?.appending(hidden.bytes) ?? hidden
  }
}
