/// Tells what changes on disk below some folders, for clients that cannot.
///
/// It never tells too little: where the system loses count, and once when it begins, it names the folders themselves. Where
/// the system does not watch all of them, it names them again and again, because then only a walk can tell.
package final class FolderWatch: Sendable {
  /// Called on a thread of the watch's, with the files and folders that changed since the last call; more than one change
  /// at a time is gathered.
  package typealias Listener = @Sendable (Set<FilePath>) -> Void

  package struct Limits: Sendable {
    /// How many folders Linux is asked to watch. It has a limit of its own, `fs.inotify.max_user_watches`.
    package var folders = Int.max
    /// How long a change in a folder that the system does not watch may stay unseen.
    package var delay = Duration.seconds(30)

    package init() {}
  }

  #if os(Linux)
    private let watch: INotifyWatch?
  #else
    private let watch: EventStreamWatch?
  #endif
  private let reminder: Reminder

  /// `folders` with everything below them, except what holds no sources; `alone` without what is in their folders.
  /// `whenPartial` is called at most once, where the system does not watch everything.
  package init(
    _ folders: [FilePath], alone: [FilePath] = [], limits: Limits = Limits(),
    whenPartial: @escaping @Sendable () -> Void = {}, whenChanged listener: @escaping Listener
  ) {
    let reminder = Reminder()
    let fallBack: @Sendable () -> Void = {
      if reminder.start(every: limits.delay, { listener(Set(folders)) }) { whenPartial() }
    }
    #if os(Linux)
      watch = INotifyWatch(folders, alone: alone, limit: limits.folders, whenPartial: fallBack, listener)
    #else
      watch = EventStreamWatch(folders + alone, listener)
    #endif
    self.reminder = reminder
    guard watch == nil else { return }
    listener(Set(folders))
    fallBack()
  }

  deinit {
    watch?.stop()
    reminder.stop()
  }
}
