import Dispatch
import Essentials
import Logging
import Workspace

/// The daemon of `waymark lsp`.
package enum LanguageServer {
  /// The options of `waymark lsp`.
  package struct Options: Sendable {
    package var version: String
    package var logLevel: Logger.Level
    package var channel = Channel.standardStreams
    /// The process that the server ends with; nil to end with the conversation only.
    package var clientProcess: Int?
    /// The address of the page that explains the rules; nil if there is none.
    package var rulesPage: String?
    /// The folder that keeps what is read from one run to the next; nil for none.
    package var cache: FactsCache?
    /// Compares the state of the server after each step; nil outside tests.
    package var monitor: (any SessionMonitor)?

    package init(version: String, logLevel: Logger.Level) {
      self.version = version
      self.logLevel = logLevel
    }

    fileprivate var log: Logger {
      var log = Logger(label: "waymark") { StreamLogHandler.standardError(label: $0) }
      log.logLevel = logLevel
      return log
    }

    fileprivate var environment: ServerEnvironment {
      var environment = ServerEnvironment(version: version, log: log)
      environment.rulesPage = rulesPage
      environment.cache = cache
      environment.monitor = monitor
      environment.whenOver = endSoon
      return environment
    }
  }

  /// Serves one client, and returns the exit code for the process: 0 after an orderly `shutdown`, 1
  /// otherwise, and after a signal its number plus 128. Ends with the client's process if that is
  /// known.
  package static func run(_ options: Options) async throws(Channel.Failure) -> Int32 {
    let (input, output) = try options.channel.open()
    let server = Server(input: input, output: output, options.environment)
    if let clientProcess = options.clientProcess { server.watch(clientProcess) }
    signal(SIGPIPE, SIG_IGN)
    let signals = [SIGTERM, SIGINT, SIGHUP].map { number in
      EndingSignal(number) { server.stop(signal: number) }
    }
    let exitCode = await server.run()
    return withExtendedLifetime(signals) { exitCode }
  }

  /// The log level that the environment sets: `trace`, `debug`, `info`, `notice`, `warning`,
  /// `error`, `critical`.
  package static func logLevel(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Logger.Level {
    environment["WAYMARK_LOG"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .warning
  }

  /// Ends the process even where work or a client that does not read would hold it up.
  @Sendable private static func endSoon(exitCode: Int32, afterAnswering time: Duration) {
    DeepThread.startSurely {
      usleep(800_000 + UInt32(time.components.seconds) * 1_000_000)
      _exit(exitCode)
    }
  }
}
