import JSON
import LanguageServerProtocol
import Workspace

extension Session {
  /// Everything: some clients tell of a folder that is moved or deleted as of one thing, to those who watch the folder.
  private static let pattern = "**/*"

  /// Asks the client to watch the roots, where it can; again when they changed.
  mutating func watchFiles() {
    guard isInitialized else { return }
    guard client.watchesFiles else { return watchFilesItself() }
    let watched = watchers
    guard watched != fileWatch?.watchers ?? [] else { return }
    let old = fileWatch
    fileWatch = watched.isEmpty ? nil : register(watched)
    if let old { unregister(old) }
  }

  /// The event loop starts the watch.
  private mutating func watchFilesItself() {
    foldersToWatch = roots
  }

  /// Some files or folders changed, whatever happened to them. Of many at once it is cheaper to walk the roots again.
  mutating func changedOnDisk(_ paths: Set<FilePath>) {
    let isStorm = paths.count > Self.storm
    for path in isStorm ? Set(roots) : paths { changedOnDisk(path) }
  }

  /// As when a branch is switched.
  private static let storm = 256

  /// Patterns that are relative to no root look everywhere.
  private var watchers: [FileSystemWatcher] {
    let patterns: [GlobPattern] =
      if client.watchesRelativePatterns {
        roots.map { .relative(RelativePattern(baseUri: DocumentURI($0), pattern: Self.pattern)) }
          + workspace.configuration.foldersAbove.map {
            .relative(RelativePattern(baseUri: DocumentURI($0), pattern: ConfigurationFile.name))
          }
      } else {
        roots.isEmpty ? [] : [.pattern(Self.pattern)]
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
