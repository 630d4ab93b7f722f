import Routes
import SourceModel
import Workspace

/// A baseline where it lies.
struct BaselineFile {
  let path: String

  /// Throws a `Failure` where there is none.
  func read() throws -> Baseline {
    do {
      return try Baseline(parsing: FileReader.text(of: FilePath(typed: path)).bytes)
    } catch let reason as FileProblem.Reason {
      throw Failure("\(path): \(reason.words); 'waymark baseline write' makes a baseline")
    } catch let mistake as Baseline.Mistake {
      throw Failure("\(path): \(mistake.words)")
    }
  }

  /// Throws a `Failure`.
  func write(_ baseline: Baseline) throws {
    try ReportFile(path).write(baseline.text())
  }

  /// In the order of the diagnostics. Files are named from the folder of the baseline on, wherever the program is run.
  func keys(of diagnostics: [Diagnostic], in tree: ScannedTree) -> [FindingKey] {
    let folder = (FilePath(path).absolute.parent ?? FilePath("/")).resolved
    return FindingKey.all(of: diagnostics, in: tree) { tree.path(of: $0, from: folder) }
  }
}
