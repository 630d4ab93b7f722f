import Essentials
import Workspace

/// Reads files of facts.
enum FactsReader {
  /// `paths` are not empty.
  static func merged(_ paths: [String]) throws -> FactsFile {
    let all = try paths.map { path in
      do throws(FactsFile.Problem) {
        return try FactsFile(at: FilePath(typed: path), threads: ProcessInfo.processInfo.activeProcessorCount)
      } catch {
        throw Failure("\(path): \(error.words)")
      }
    }
    do throws(FactsConflict) {
      return try FactsFile.merged(all)
    } catch {
      throw Failure(error.words)
    }
  }
}

/// Writes files of facts.
enum FactsWriter {
  static func write(_ facts: FactsFile, to path: String) throws {
    do throws(FactsFile.Problem) {
      try facts.write(to: FilePath(typed: path))
    } catch {
      throw Failure("\(path): not written: \(error.words)")
    }
  }
}
