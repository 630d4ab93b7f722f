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
      throw Failure("\(path): \(reason.words); run 'waymark baseline write' to create a baseline")
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
    FindingKey.all(of: diagnostics, in: tree) { [folder] in tree.path(of: $0, from: folder) }
  }

  /// All that is found in a tree.
  func baseline(of diagnostics: [Diagnostic], in tree: ScannedTree) -> Baseline {
    var baseline = Baseline(keys(of: diagnostics, in: tree))
    baseline.scope = BaselineScope(of: tree, from: folder)
    return baseline
  }

  /// Why a run does not tell which entries are old, as a clause; nil where it does.
  func gap(_ baseline: Baseline, in tree: ScannedTree) -> String? { baseline.scope.gap(in: tree, from: folder) }

  /// Where it lies, without links.
  private var folder: FilePath {
    let folder = FilePath(typed: path).absolute.parent ?? FilePath("/")
    return folder.resolved ?? folder
  }
}
