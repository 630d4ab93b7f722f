/// Lines with whole paths, which Xcode needs to show them beside the code.
enum XcodeReporter: Reporter {
  static let name = "xcode"

  static func report(_ result: CheckResult) -> [UInt8] {
    let tree = result.tree
    return Array(CheckLines(tree: tree) { tree.wholePath(of: $0).description }.text(result.diagnostics).utf8)
  }
}
