import Essentials
import Routes
import SourceModel
import Workspace

/// The findings of `waymark check`, as reporters get them.
struct CheckResult {
  let tree: ScannedTree
  /// In path order, then by place and rule.
  var diagnostics: [Diagnostic]
  /// The former registrations of their routes in the compared revision, by the position of the
  /// diagnostic.
  var former: [Int: Former] = [:]
  /// The paint of the output that the report is printed to.
  var paint = Paint.plain
  var environment = Surroundings.variables

  /// The path of a file from the folder that a variable of the environment names, or else from the top of the repository on.
  func path(of file: FileID, from variable: String) -> String {
    let folder = environment[variable].flatMap { FilePath($0).resolved }
    return tree.path(of: file, from: folder ?? tree.repositoryTop)
  }

  /// The lines of reports that name files as `path(of:from:)` does.
  func lines(from variable: String) -> CheckLines {
    CheckLines(tree: tree) { path(of: $0, from: variable) }
  }

  /// The place and the message of a finding for a forge that shows findings in changed files only.
  /// The message of a finding that is shown elsewhere begins with its own place.
  func shown(at position: Int, _ lines: CheckLines) -> (site: Site, message: String) {
    let finding = diagnostics[position].finding
    guard let site = former[position]?.shown else { return (finding.site, finding.message) }
    return (site, lines.sentence(finding))
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
