import JSON
import LanguageServerProtocol
import Workspace

/// Asks the client to watch the files that routes depend on, where it can.
enum InitializedHandler: NotificationHandler {
  /// Objective-C files count because the names in them do.
  private static let watchedFiles = "**/*.{swift,h,m,mm}"

  static func take(_ notification: InitializedNotification, changing session: inout Session) {
    guard session.client.watchesFiles, !session.roots.isEmpty else { return }
    if session.client.watchesRelativePatterns {
      watch(session.roots, changing: &session)
    } else {
      watch([.pattern(watchedFiles)], changing: &session)
    }
  }

  /// Has folders watched too, with patterns that are relative to them. Those that are not look everywhere already.
  static func watch(_ folders: [FilePath], changing session: inout Session) {
    guard session.client.watchesRelativePatterns, session.client.watchesFiles, !folders.isEmpty else { return }
    let patterns = folders.map { RelativePattern(baseUri: DocumentURI($0), pattern: watchedFiles) }
    watch(patterns.map(GlobPattern.relative), changing: &session)
  }

  private static func watch(_ patterns: [GlobPattern], changing session: inout Session) {
    let options = DidChangeWatchedFilesRegistrationOptions(watchers: patterns.map(FileSystemWatcher.init))
    let id = session.newID(for: "watch")
    let registration = Registration(
      id: id, method: DidChangeWatchedFilesNotification.method, registerOptions: try? JSONValue(encoding: options))
    session.request(id: id, RegisterCapabilityRequest(registrations: [registration]))
  }
}
