import Workspace

/// A file that the user wants something written into.
struct ReportFile {
  private let path: FilePath

  init(_ path: String) { self.init(FilePath(typed: path)) }

  init(_ path: FilePath) { self.path = path }

  /// At once, in the place of what was there. Throws a `Failure`.
  func write(_ bytes: [UInt8]) throws {
    RunEffects.note(.wrote(bytes, path: path))
    do {
      try FileWriter.write(bytes, to: path)
    } catch {
      throw Failure("\(path): not written: \(error.words)")
    }
  }

  /// Behind what is there. Throws a `Failure`.
  func append(_ bytes: [UInt8]) throws {
    do {
      try FileWriter.append(bytes, to: path)
    } catch {
      throw Failure("\(path): not written: \(error.words)")
    }
  }
}
