import Essentials

/// The file of this program.
package enum ProgramFile {
  /// Without links; nil where the system does not say.
  package static var path: FilePath? {
    #if os(Linux)
      FilePath("/proc/self/exe").resolved
    #else
      Bundle.main.executablePath.flatMap { FilePath($0).resolved }
    #endif
  }

  /// nil where the program cannot be found.
  static var status: FileStatus? { path.flatMap { try? FileStatus($0) } }

  /// What tells one build of the program from another: what is read of a file depends on it. nil where the program
  /// cannot be read.
  static let digest: ContentDigest? = {
    path.flatMap { LargeFile.withBytes(of: $0) { ContentDigest($0) } }
  }()
}
