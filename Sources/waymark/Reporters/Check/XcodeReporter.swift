/// Lines with whole paths, which Xcode needs to show them beside the code.
enum XcodeReporter: Reporter {
  static let name = "xcode"

  static func report(_ result: CheckResult) -> [UInt8] {
    Array(CheckLines(tree: result.tree, hasWholePaths: true).text(result.diagnostics).utf8)
  }
}
