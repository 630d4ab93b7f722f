import Essentials

extension FilePath {
  /// The absolute path without links, `.` and `..`; nil where it does not exist.
  package var resolved: FilePath? {
    let path = askedRealPath
    DiskRecord.note(.realPath(self), .path(path))
    return path
  }

  private var askedRealPath: FilePath? {
    guard let result = Platform.withPath(self, { realpath($0, nil) }), let text = result else { return nil }
    defer { free(text) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The top folder of the repository of git that holds this file or folder; nil where none does. The path is real.
  package var repositoryTop: FilePath? { Disk().repositoryTop(around: self) }

  /// What a link says, as it stands; nil for what is no link.
  var linkTarget: FilePath? {
    let target = askedLinkTarget
    DiskRecord.note(.target(self), .path(target))
    return target
  }

  private var askedLinkTarget: FilePath? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = Platform.withPath(self) { readlink($0, &text, text.count) }
    guard let length, length > 0 else { return nil }
    return FilePath(bytes: text[..<length].map { UInt8(bitPattern: $0) })
  }

  /// With the working directory before it where it is relative; links and dots stay.
  package var absolute: FilePath {
    isAbsolute ? self : FilePath.workingDirectory.appending(bytes)
  }

  /// The working directory of the program; `.` where it is gone.
  package static var workingDirectory: FilePath {
    guard let text = getcwd(nil, 0) else { return FilePath(".") }
    defer { free(text) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
