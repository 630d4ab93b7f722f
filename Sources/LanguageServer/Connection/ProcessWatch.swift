import Essentials

/// Looks from time to time whether the process that started the server is still there.
struct ProcessWatch: Sendable {
  let processID: Int32

  /// nil for a process that cannot be watched: this one, one of another user, one that is not there now, such as the
  /// editor outside the container that the server runs in.
  init?(processID: Int) {
    guard let number = Int32(exactly: processID), number > 0, number != getpid(), Self.exists(number) else {
      return nil
    }
    self.processID = number
  }

  /// Returns when the process is gone, or at once when the task is cancelled.
  func waitForEnd(lookingEvery interval: Duration) async {
    while Self.exists(processID) {
      guard (try? await Task.sleep(for: interval)) != nil else { return }
    }
  }

  private static func exists(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0
  }
}
