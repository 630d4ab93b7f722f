import Routes
import SourceModel
import Workspace

/// A baseline file of the command line.
struct BaselineFile {
  let path: String

  /// Throws a `Failure` if the file cannot be read or is not valid.
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

  /// The keys in the order of the diagnostics. Files are named relative to the folder of the baseline.
  func keys(of diagnostics: [Diagnostic], in tree: ScannedTree) -> [FindingKey] {
    FindingKey.all(of: diagnostics, in: tree.index) { [folder] in tree.path(of: $0, from: folder) }
  }

  /// A baseline that accepts all findings of a tree.
  func baseline(of diagnostics: [Diagnostic], in tree: ScannedTree) -> Baseline {
    var baseline = Baseline(keys(of: diagnostics, in: tree))
    baseline.scope = Baseline.Scope(of: tree, from: folder)
    return baseline
  }

  /// Why a run does not know which entries are outdated, as a clause; nil if it does.
  func gap(_ baseline: Baseline, in tree: ScannedTree) -> String? { baseline.scope.gap(in: tree, from: folder) }

  /// The folder of the file, without links.
  private var folder: FilePath {
    let folder = FilePath(typed: path).absolute.parent ?? FilePath("/")
    return folder.resolved ?? folder
  }
}
