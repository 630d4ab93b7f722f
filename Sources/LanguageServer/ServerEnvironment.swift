import Logging
import Routes
import RoutingSystems
import Workspace

/// The settings of a server, which stay the same while it runs.
package struct ServerEnvironment: Sendable {
  /// The version of the program.
  package var version: String
  /// The address of the page that explains the rules; nil if there is none.
  package var rulesPage: String?
  /// The folder that keeps what is read from one run to the next; nil for none.
  package var cache: FactsCache?
  package var log: Logger
  package var systems = SystemList.builtIn
  package var timing = Timing()
  /// The limits for watching folders if the client cannot watch them; nil to watch none.
  package var watching: FolderWatch.Limits? = FolderWatch.Limits()
  /// Compares the state of the server after each step; nil outside tests.
  package var monitor: (any SessionMonitor)?
  /// Called with the exit code as soon as it is known, and with the time in which earlier requests
  /// may still be answered.
  package var whenOver: @Sendable (Int32, Duration) -> Void = { _, _ in }

  package init(version: String, log: Logger) {
    self.version = version
    self.log = log
  }
}

/// The times that the server waits.
package struct Timing: Sendable {
  /// How long edits must rest before diagnostics are published.
  package var pause = Duration.milliseconds(50)
  /// How often the server checks whether the process that started it still runs.
  package var processCheck = Duration.seconds(5)
  /// How long work must last before it is shown.
  package var progress = Duration.milliseconds(500)
  /// How long earlier requests may take after a `shutdown` is read.
  package var leaving = Duration.seconds(2)

  package init() {}
}
