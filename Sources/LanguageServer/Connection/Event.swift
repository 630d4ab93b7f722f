import LanguageServerProtocol
import Workspace

/// What the event loop handles, one after another.
enum Event: Sendable {
  case message(Message, Backlog.Place)
  /// The server's own watch saw that these files or folders changed.
  case changedOnDisk(Set<FilePath>)
  /// The system does not watch all folders for it.
  case watchedInPart
  /// Time to compute diagnostics, unless something has changed since.
  case pause
  /// The diagnostics of a state are computed.
  case diagnosed(DiagnosticsQueue.Output)
  /// A request waits for what it asks about to change.
  case held(HeldRequest)
  /// Time to compare the session again: a difference may have passed.
  case compareAgain
  case end(Ending)
}
