/// Tells what changes on disk below some folders, for clients that cannot.
///
/// It never tells too little: where the system loses count, and once when it begins, it names the folders themselves.
package final class FolderWatch: Sendable {
  /// Called on a thread of the watch's, with the files and folders that changed since the last call; more than one change
  /// at a time is gathered.
  package typealias Listener = @Sendable (Set<FilePath>) -> Void

  #if os(Linux)
    private let watch: INotifyWatch
  #else
    private let watch: EventStreamWatch
  #endif

  /// `folders` with everything below them, except what holds no sources; `alone` without what is in their folders. nil
  /// where the system offers no watch.
  package init?(_ folders: [FilePath], alone: [FilePath] = [], whenChanged listener: @escaping Listener) {
    #if os(Linux)
      guard let watch = INotifyWatch(folders, alone: alone, listener) else { return nil }
    #else
      guard let watch = EventStreamWatch(folders + alone, listener) else { return nil }
    #endif
    self.watch = watch
  }

  deinit {
    watch.stop()
  }
}
