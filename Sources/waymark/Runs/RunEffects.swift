import Synchronization
import Workspace

/// What this run has printed and written so far, while it is noted.
enum RunEffects {
  private static let noted = Mutex<[RunEffect]?>(nil)

  static func begin() { noted.withLock { $0 = [] } }

  static func end() -> [RunEffect] {
    noted.withLock { noted in
      defer { noted = nil }
      return noted ?? []
    }
  }

  static func note(_ effect: @autoclosure () -> RunEffect) {
    noted.withLock { $0?.append(effect()) }
  }

  /// Does again what another run did.
  static func repeated(_ effects: [RunEffect]) throws {
    for effect in effects {
      switch effect {
      case .printed(let bytes): Console.output.write(bytes)
      case .said(let bytes): Console.messages.write(bytes)
      case .wrote(let bytes, let path): try ReportFile(path).write(bytes)
      case .addedToJobSummary(let page): try JobSummary.append(page)
      }
    }
  }
}
