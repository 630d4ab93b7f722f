import Foundation
import TestSupport
import Testing

/// What runs on this machine, where it tells: on Linux. Elsewhere nothing is seen to run.
enum RunningPrograms {
  /// The numbers of the processes that were started with `entry` in their environment.
  static func started(with entry: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil, let file = FileHandle(forReadingAtPath: "/proc/\(name)/environ"),
        let environment = try? file.readToEnd()
      else { return false }
      return environment.range(of: Data(entry.utf8)) != nil
    }
  }

  /// Waits until all of them have ended; false where they do not.
  static func areOver(startedWith entry: String) -> Bool {
    happens { started(with: entry).isEmpty }
  }

  /// Looks again and again until it is true; false where the test hangs.
  static func happens(_ isTrue: () -> Bool) -> Bool {
    let interval = 0.05
    for _ in 0..<Int(Patience.seconds / interval) {
      if isTrue() { return true }
      Thread.sleep(forTimeInterval: interval)
    }
    return false
  }
}

#if os(Linux)
  @Test func programsThatRunAreSeen() throws {
    let entry = "WAYMARK_SEEN=\(UUID().uuidString)"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["600"]
    process.environment = ["WAYMARK_SEEN": String(entry.dropFirst(13))]
    try process.run()
    // What it was started with is seen a moment after it was started.
    #expect(RunningPrograms.happens { RunningPrograms.started(with: entry) == ["\(process.processIdentifier)"] })
    // It may have inherited that other signals are blocked.
    kill(process.processIdentifier, SIGKILL)
    #expect(RunningPrograms.areOver(startedWith: entry))
  }
#endif
