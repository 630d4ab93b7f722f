import JSON
import LanguageServerProtocol

extension Session {
  /// Objective-C files count because the names in them do.
  private static let watchedFiles = ["**/*.{swift,h,m,mm,pch}", "**/.gitignore"]

  /// Asks the client to watch the files that routes depend on, where it can; again when the roots changed.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let watched = watchers
    guard watched != fileWatch?.watchers ?? [] else { return }
    let old = fileWatch
    fileWatch = watched.isEmpty ? nil : register(watched)
    if let old { unregister(old) }
  }

  /// Patterns that are relative to no root look everywhere.
  private var watchers: [FileSystemWatcher] {
    let patterns: [GlobPattern] =
      if client.watchesRelativePatterns {
        roots.map { DocumentURI($0) }.flatMap { root in
          Self.watchedFiles.map { .relative(RelativePattern(baseUri: root, pattern: $0)) }
        }
      } else {
        roots.isEmpty ? [] : Self.watchedFiles.map(GlobPattern.pattern)
      }
    return patterns.map(FileSystemWatcher.init)
  }

  private mutating func register(_ watchers: [FileSystemWatcher]) -> FileWatch {
    let id = newID(for: "watch")
    let options = DidChangeWatchedFilesRegistrationOptions(watchers: watchers)
    let registration = Registration(
      id: id, method: DidChangeWatchedFilesNotification.method, registerOptions: try? JSONValue(encoding: options))
    request(id: id, RegisterCapabilityRequest(registrations: [registration]))
    return FileWatch(id: id, watchers: watchers)
  }

  private mutating func unregister(_ old: FileWatch) {
    let unregistration = Unregistration(id: old.id, method: DidChangeWatchedFilesNotification.method)
    request(id: newID(for: "unwatch"), UnregisterCapabilityRequest(unregisterations: [unregistration]))
  }
}

/// What the client was asked to watch.
struct FileWatch: Sendable {
  /// Of the registration.
  let id: String
  let watchers: [FileSystemWatcher]
}
