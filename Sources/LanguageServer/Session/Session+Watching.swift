import JSON
import LanguageServerProtocol
import Workspace

extension Session {
  /// Everything: some clients tell of a folder that is moved or deleted as of one thing, to those who watch the folder.
  private static let pattern = "**/*"

  /// Asks the client to watch the roots, where it can; again when they changed.
  mutating func watchFiles() {
    guard isInitialized else { return }
    if !client.watchesFiles { watching = .server }
    guard watching == .client else { return foldersToWatch = roots }
    let watched = watchers
    guard watched != fileWatch?.watchers ?? [] else { return }
    let old = fileWatch
    fileWatch = watched.isEmpty ? nil : register(watched)
    if let old { unregister(old) }
  }

  /// The system does not watch all folders.
  mutating func watchInPart() {
    guard watching != .partly else { return }
    watching = .partly
    log.warning("\(Self.partialWatch)")
    owesPartialWatch = true
    reportPartialWatch()
  }

  /// Warns the user once that not all folders are watched, unless the tree does not use the router.
  mutating func reportPartialWatch() {
    guard owesPartialWatch, workspace.index.hasTrigger else { return }
    owesPartialWatch = false
    notify(ShowMessageNotification(type: .warning, message: Self.partialWatch))
  }

  private static let partialWatch = """
    Waymark is not told of all changes on disk: the system has no more watches to give (on Linux see \
    fs.inotify.max_user_watches). It looks for them itself every 30 seconds.
    """

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
          + workspace.configuration.foldersAbove.map { Self.pattern($0, ConfigurationFiles.name) }
          + (baselineOutside.map { [Self.pattern($0.folder, String(decoding: $0.name, as: UTF8.self))] } ?? [])
      } else {
        roots.isEmpty ? [] : [.pattern(Self.pattern)]
      }
    return patterns.map(FileSystemWatcher.init)
  }

  private static func pattern(_ folder: FilePath, _ name: String) -> GlobPattern {
    .relative(RelativePattern(baseUri: DocumentURI(folder), pattern: name))
  }

  private mutating func register(_ watchers: [FileSystemWatcher]) -> FileWatch {
    let id = newID(for: "watch")
    let options = DidChangeWatchedFilesRegistrationOptions(watchers: watchers)
    let registration = Registration(
      id: id, method: DidChangeWatchedFilesNotification.method, registerOptions: try? JSONValue(encoding: options))
    request(id: id, RegisterCapabilityRequest(registrations: [registration])) { result, session in
      guard case .failure = result, session.fileWatch?.id == id else { return }
      session.fileWatch = nil
      session.watching = .server
      session.watchFiles()
    }
    return FileWatch(id: id, watchers: watchers)
  }

  private mutating func unregister(_ old: FileWatch) {
    let unregistration = Unregistration(id: old.id, method: DidChangeWatchedFilesNotification.method)
    request(id: newID(for: "unwatch"), UnregisterCapabilityRequest(unregisterations: [unregistration]))
  }
}

/// Who tells of changes on disk.
enum Watching: String, Sendable {
  case client
  /// The system tells the server.
  case server
  /// The same, and of the folders that the system does not watch the server looks itself from time to time.
  case partly
}

/// What the client was asked to watch.
struct FileWatch: Sendable {
  /// Of the registration.
  let id: String
  let watchers: [FileSystemWatcher]
}
