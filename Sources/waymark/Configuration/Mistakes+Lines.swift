import Workspace

extension ConfigurationFiles.Mistakes {
  /// A line for each, in the style of compilers: `.waymark.yml:1:8: unknown world 'shut'`.
  func lines(naming name: String) -> [String] {
    all.map { problem in
      let start = problem.range.start
      return "\(name)\(isUnread ? "" : ":\(start.line + 1):\(start.utf8 + 1)"): \(problem.message)"
    }
  }
}
