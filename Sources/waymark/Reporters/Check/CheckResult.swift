import Foundation
import Routes
import SourceModel

/// What `waymark check` found, as reporters get it.
struct CheckResult {
  let tree: ScannedTree
  /// In path order, then by place and rule.
  let diagnostics: [Diagnostic]
  /// Of where the report is printed.
  var paint = Paint.plain
  var environment = ProcessInfo.processInfo.environment

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
