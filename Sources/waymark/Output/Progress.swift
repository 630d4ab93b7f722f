import Essentials
import Synchronization

/// A line on standard error with the progress of long work, erased at the end.
final class Progress: Sendable {
  private struct Shown {
    var percent = -1
  }

  private static let delay = Duration.milliseconds(500)
  private static let beginningOfLine = "\r\u{1B}[K"

  private let what: String
  private let start = ContinuousClock.now
  private let shown = Mutex(Shown())

  private init(_ what: String) {
    self.what = what
  }

  /// Shows the progress of `work` on a terminal, once it has lasted for half a second. `work`
  /// reports the percentage that is done, from any thread and in any order.
  static func show(_ what: String, _ options: TreeOptions, while work: (@escaping @Sendable (Int) -> Void) -> Void) {
    guard !options.quiet, isWanted(Surroundings.variables) else { return work { _ in } }
    let progress = Progress(what)
    work { progress.report($0) }
    progress.end()
  }

  private static func isWanted(_ environment: [String: String]) -> Bool {
    Console.messages.isTerminal && environment["TERM"] != "dumb" && ["", nil].contains(environment["CI"])
  }

  private func report(_ percent: Int) {
    guard ContinuousClock.now - start > Self.delay else { return }
    shown.withLock { shown in
      guard percent > shown.percent else { return }
      shown.percent = percent
      Console.messages.show("\(Self.beginningOfLine)\(what) … \(percent)%")
    }
  }

  private func end() {
    shown.withLock { shown in
      if shown.percent >= 0 { Console.messages.show(Self.beginningOfLine) }
    }
  }
}
