/// What an editor waits for.
extension Rows {
  static let firstCompletion = Row(
    name: "first-completion", what: "`initialize` to the first right completion on *app*", bar: "≤ 3 × `waymark scan`",
    isReached: { $0[0] <= 3 },
    measure: { place in
      let race = try Race([.scan(place.app, waymark: place.waymark)], rounds: place.rounds)
      var sample = Sample()
      for _ in 0..<place.rounds { sample.add(try await session(place.app, place, edits: 0).firstCompletion) }
      let ratio = sample.median / (race["waymark"]?.sample.median ?? .infinity)
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) ×")
    })

  static let completion = Row(
    name: "completion", what: "completion p99 while typing in a 3,000-line file of *app*",
    bar: "≤ 2 × a bare SwiftParser parse of the file", isReached: { $0[0] <= 2 },
    measure: { place in
      let worst = try await session(place.app, place, edits: 20).completion.quantile(0.99)
      let file = try EditedFile(inTree: place.app)
      let ratio = worst / BareParse.median(of: [SourceFiles([file.path])], threads: 1)
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) × (\(worst.milliseconds))")
    })

  static let diagnosticsApp = Row(
    name: "diagnostics-app", what: "change to diagnostics on *app*, p99 without the pause", bar: "≤ 10 ms",
    isReached: { $0[0] <= 0.010 }, measure: { try await diagnostics($0.app, $0) })

  static let diagnosticsMonorepo = Row(
    name: "diagnostics-monorepo", what: "the same on *monorepo*", bar: "≤ 50 ms", isReached: { $0[0] <= 0.050 },
    measure: { try await diagnostics($0.monorepo, $0) })

  static let idle = Row(
    name: "idle", what: "the idle server", bar: "0 % of a core", isReached: { $0[0] < 0.000_5 },
    measure: { place in
      guard let idle = try await session(place.app, place, edits: 1, idleSeconds: 10).idle else {
        throw Arguments.Wrong(description: "this system does not tell")
      }
      return Row.Value(numbers: [idle], text: "\((idle * 100).twoDigits) %")
    })

  private static func diagnostics(_ tree: String, _ place: Place) async throws -> Row.Value {
    let sample = try await session(tree, place, edits: 20).diagnostics
    let (median, worst) = (sample.median, sample.quantile(0.99))
    return Row.Value(numbers: [worst], text: "\(worst.milliseconds) (p50 \(median.milliseconds))")
  }

  private static func session(
    _ tree: String, _ place: Place, edits: Int, idleSeconds: Int = 0
  ) async throws -> EditingSession {
    let session = try await EditingSession(
      tree: tree, file: EditedFile(inTree: tree), waymark: place.waymark, edits: edits, idleSeconds: idleSeconds)
    guard session.right == session.asked else {
      throw Arguments.Wrong(description: "\(session.asked - session.right) of \(session.asked) answers were wrong")
    }
    return session
  }
}
