import Essentials
import Workspace

/// What decides about the output beside the arguments and the disk.
enum Surroundings {
  /// The variables of the environment that commands read. `PATH` and the like, by which other programs are found, are not
  /// among them.
  static let names: Set<String> = Set(
    [
      "CI", "CI_PROJECT_DIR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "FORCE_COLOR", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "NO_COLOR", "TERM", "XCODE_VERSION_ACTUAL",
    ] + Hyperlinks.variablesOfTerminals)

  /// Those that are set. The others are not to be asked for.
  static let variables = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }

  /// Equal where they lead to the same output.
  static var inputs: [[UInt8]] {
    // Each step of a job has a summary of its own.
    let variables = variables.map { $0.key == "GITHUB_STEP_SUMMARY" ? $0.key : "\($0.key)=\($0.value)" }.sorted()
    let streams = [Console.output, Console.messages].map { "\($0.isTerminal) \($0.width ?? 0)" }
    return (variables + streams + [Hyperlinks.hostName]).map { Array($0.utf8) }
  }
}
