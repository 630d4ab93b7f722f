import ArgumentParser
import Essentials
import Routes
import RoutingSystems
import Workspace

/// The program. Results go to standard output, messages to standard error.
@main struct Waymark: ParsableCommand {
  static let version = "0.1.0-dev"

  static let configuration = CommandConfiguration(
    commandName: "waymark",
    abstract: "Finds the routes of an app that navigates with \(SystemList.builtInNames).",
    discussion: """
      Exit codes: 0 no findings at or above the fail level, 1 findings, 2 failure.
      """,
    version: version,
    subcommands: [
      Scan.self, Check.self, BaselineCommand.self, FixFindings.self, Explain.self, MatchURL.self, DiffRoutes.self,
      DrawGraph.self, RegistrationCommand.self, ListRules.self, SystemsCommand.self,
      InitConfiguration.self, ShowConfiguration.self, ExtractFacts.self, MergeFacts.self, Doctor.self, Completions.self,
      LSP.self,
    ])

  /// The first lines run before any other thread: on Linux, the threads of Dispatch trap without `/proc`.
  @MainActor static func main() async {
    Console.openClosedStreams()
    do { try ArgumentBytes.refuseWithoutProc() } catch { Essentials.exit(code(reporting: error)) }
    // Whoever reads no more is noticed when something is written.
    signal(SIGPIPE, SIG_IGN)
    // How git ended would not be known where whoever started this program ignores the end of others.
    signal(SIGCHLD, SIG_DFL)
    Essentials.exit(await run())
  }

  /// The exit code. Help and the version are printed without another thread.
  @MainActor private static func run() async -> Int32 {
    do {
      let arguments = ArgumentBytes.arguments
      // Editors and scripts ask for it often, and the argument parser would take most of the time.
      if arguments == ["--version"] {
        Console.output.write(version + "\n")
        return ExitCode.success.rawValue
      }
      try CommandNames.check(arguments)
      try await run(parseAsRoot(arguments), with: arguments)
      return ExitCode.success.rawValue
    } catch {
      return code(reporting: error)
    }
  }

  /// Not on the main thread, whose memory glibc gives back to the system as soon as it is free: a scan takes 1.05 of the
  /// time there.
  private static func run(_ command: sending any ParsableCommand, with arguments: [String]) async throws {
    if let repeatable = command as? any RepeatableCommand { return try repeatable.runOnce(with: arguments) }
    var command = command
    guard var asynchronous = command as? any AsyncParsableCommand else { return try command.run() }
    try await asynchronous.run()
  }

  /// What keeps the work from being done is 2, wrong arguments too; the argument parser's own code for them is 64.
  private static func code(reporting error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    // The argument parser reads the arguments to word an error, which may trap where the system hides them.
    if let failure = error as? Failure ?? (error as? RepositoryProblem).map({ Failure($0.words) }) {
      Console.messages.write("waymark: \(failure)\n")
      return 2
    }
    let isSuccess = exitCode(for: error).isSuccess
    (isSuccess ? Console.output : Console.messages).write(words(of: error) + "\n")
    return isSuccess ? ExitCode.success.rawValue : 2
  }

  /// What the argument parser says, with the program's prefix for failures.
  private static func words(of error: any Error) -> String {
    let message = fullMessage(for: error)
    let prefix = "Error: "
    return message.hasPrefix(prefix) ? "waymark: \(message.dropFirst(prefix.count))" : message
  }
}
