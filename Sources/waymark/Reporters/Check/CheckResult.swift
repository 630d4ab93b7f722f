import Essentials
import Routes
import SourceModel
import Workspace

/// What `waymark check` found, as reporters get it.
struct CheckResult {
  let tree: ScannedTree
  /// In path order, then by place and rule.
  var diagnostics: [Diagnostic]
  /// What registered their routes in the revision that they are compared with, by their positions.
  var former: [Int: Former] = [:]
  /// Of where the report is printed.
  var paint = Paint.plain
  var environment = ProcessInfo.processInfo.environment

  /// The path of a file from the folder that a variable of the environment names, or else from the top of the repository on.
  func path(of file: FileID, from variable: String) -> String {
    let folder = environment[variable].flatMap { FilePath($0).resolved }
    return tree.path(of: file, from: folder ?? tree.repositoryTop)
  }

  /// The diagnostics of each file, in path order.
  var files: [(file: FileID, diagnostics: [Diagnostic])] {
    diagnostics.reduce(into: []) { files, diagnostic in
      let file = diagnostic.finding.site.file
      if files.last?.file == file {
        files[files.count - 1].diagnostics.append(diagnostic)
      } else {
        files.append((file, [diagnostic]))
      }
    }
  }
}
