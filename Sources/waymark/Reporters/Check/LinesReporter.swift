/// One line per finding, and one for each place that belongs to it.
enum LinesReporter: Reporter {
  static let name = "lines"

  static func report(_ result: CheckResult) -> [UInt8] {
    Array(CheckLines(tree: result.tree, paint: result.paint).text(result.diagnostics).utf8)
  }
}
