import Testing

/// A test fails for a wrong answer, and never for a slow machine: it measures processor time as ratios, and waits for
/// events. A time that only ends a test that hangs is `Patience`.
@Suite struct ClockTests {
  /// What reads the clock or waits for some time.
  private static let clocks = [
    "Clock.now", "SuspendingClock", "Date()", "DispatchTime", ".now()", ".timeLimit(", "systemUptime",
    "CLOCK_MONOTONIC",
    "CLOCK_REALTIME", "sleep(", "time.time(", "time.monotonic(", "time.perf_counter(", "timeout=", "settimeout(",
    "wait_for(",
  ]

  /// Files whose clocks decide nothing, and what they are for.
  private static let allowed = [
    "Tests/EndToEnd/EndingTests.swift": "a signal is sent again and again",
    "Tests/EndToEnd/Kate/steps.py": "nothing tells when Kate has drawn something; run by hand",
    "Tests/EndToEnd/Map/steps.py": "times are printed",
    "Tests/EndToEnd/Protocol/test_editors.py": "looks again and again until the limit",
    "Tests/EndToEnd/Reliability/life.py": "programs are ended at any time; times are printed",
    "Tests/EndToEnd/Reliability/long_documents.py": "times are printed",
    "Tests/EndToEnd/Reliability/never_stale.py": "gives the server time to be wrong; times are printed",
    "Tests/EndToEnd/Reliability/raw_client.py": "looks again and again until the limit",
    "Tests/EndToEnd/Reliability/rows.py": "times are printed",
    "Tests/EndToEnd/Reliability/soak.py": "the length of a run; times are printed",
    "Tests/EndToEnd/Reliability/test_files.py": "slows a writer down",
    "Tests/EndToEnd/Reliability/test_framing.py": "times are printed",
    "Tests/EndToEnd/RunningPrograms.swift": "looks again and again until the limit",
    "Tests/LanguageServerTests/PublishingPauseTests.swift": "where the times of the test begin",
    "Tests/WorkspaceTests/Threads/DeepStackTests.swift": "lets threads meet",
  ]

  @Test func noTestReadsTheClockToDecide() {
    let files = Repository.files(in: ["Sources/TestSupport", "Tests"], withExtensions: ["py", "swift"])
      .filter { !$0.path.hasPrefix("Tests/TidyTests/") }
    #expect(files.count > 100)
    var found: Set<String> = []
    for file in files {
      for (number, line) in file.lines.enumerated() where Self.readsTheClock(line) {
        found.insert(file.path)
        #expect(Self.allowed[file.path] != nil, "\(file):\(number + 1): \(line)")
      }
    }
    #expect(Set(Self.allowed.keys).subtracting(found) == [], "these read no clock any more")
  }

  @Test(arguments: [
    ("let start = ContinuousClock.now", true), ("@Suite(.timeLimit(.minutes(5))) struct A {", true),
    ("try await Task.sleep(for: .milliseconds(50))", true), ("subprocess.run(command, timeout=60)", true),
    ("try await Task.sleep(for: .seconds(Patience.seconds))", false), ("listener.settimeout(PATIENCE)", false),
    ("clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)", false),
  ])
  func clocksAreSeen(line: Substring, readsTheClock: Bool) {
    #expect(Self.readsTheClock(line) == readsTheClock)
  }

  private static func readsTheClock(_ line: Substring) -> Bool {
    clocks.contains { line.contains($0) } && !line.uppercased().contains("PATIENCE")
  }
}
