import Essentials

/// A folder for what the program makes and others open: among the temporary files, and for this user alone.
package enum PrivateFolder {
  /// Where a file is, whether it is there or not.
  package static func path(of name: String) -> FilePath { folder.appending(name) }

  /// Writes a file at once, in the place of an older one. Throws where the folder is not this user's alone.
  package static func write(_ bytes: [UInt8], to name: String) throws(FileProblem.Reason) {
    try make()
    try FileWriter.write(bytes, to: path(of: name))
  }

  /// Others may write beside the folder, and so each user has one.
  private static var folder: FilePath {
    let named = ProcessInfo.processInfo.environment["TMPDIR"].map { FilePath($0) }
    let temporary = named.flatMap { $0.isAbsolute ? $0 : nil } ?? FilePath("/tmp")
    return temporary.appending("waymark-\(geteuid())")
  }

  private static func make() throws(FileProblem.Reason) {
    if Platform.withPath(folder, { mkdir($0, 0o700) }) == .some(0) { return }
    guard errno == EEXIST else { throw FileProblem.Reason(errno) }
    var status = stat()
    guard Platform.withPath(folder, { lstat($0, &status) }) == .some(0) else { throw FileProblem.Reason(errno) }
    let isPrivate = status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    guard isPrivate else { throw .permission }
  }
}
