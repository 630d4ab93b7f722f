import Dispatch
import Foundation
import Logging

/// The daemon of `waymark lsp`.
package enum LanguageServer {
  /// Serves one client on standard input and output, and returns the exit code for the process: 0 after an orderly
  /// `shutdown`, 1 otherwise, 128 and the number after a signal. It ends with the client's process, where that is known.
  package static func run(version: String, logLevel: Logger.Level, clientProcess: Int? = nil) async -> Int32 {
    var log = Logger(label: "waymark") { StreamLogHandler.standardError(label: $0) }
    log.logLevel = logLevel
    guard let output = ProtectedOutput.take() else {
      log.critical("Standard output cannot be used.")
      return 1
    }
    signal(SIGPIPE, SIG_IGN)
    let server = Server(
      input: Descriptor(STDIN_FILENO), output: output, version: version, log: log, whenOver: endSoon)
    if let clientProcess { server.watch(clientProcess) }
    let signals = [SIGTERM, SIGINT, SIGHUP].map { number in
      EndingSignal(number) { server.stop(signal: number) }
    }
    let exitCode = await server.run()
    return withExtendedLifetime(signals) { exitCode }
  }

  /// The environment's word for how much is logged: `trace`, `debug`, `info`, `notice`, `warning`, `error`, `critical`.
  package static func logLevel(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Logger.Level {
    environment["WAYMARK_LOG"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .warning
  }

  /// Ends the process even where work or a client that does not read would hold it up.
  @Sendable private static func endSoon(exitCode: Int32) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.8)
      _exit(exitCode)
    }
  }
}
