import Workspace

/// A file that the user wants something written into.
struct ReportFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// At once, in the place of what was there. Throws a `Failure`.
  func write(_ bytes: [UInt8]) throws {
    do {
      try FileWriter.write(bytes, to: FilePath(typed: path))
    } catch {
      throw Failure("\(path): not written: \(error.words)")
    }
  }

  /// Behind what is there. Throws a `Failure`.
  func append(_ bytes: [UInt8]) throws {
    do {
      try FileWriter.append(bytes, to: FilePath(typed: path))
    } catch {
      throw Failure("\(path): not written: \(error.words)")
    }
  }
}
