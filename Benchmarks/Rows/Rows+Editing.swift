/// What an editor waits for.
extension Rows {
  static let firstCompletion = Row(
    name: "first-completion", what: "`initialize` to the first right completion on *app*",
    bar: "≤ 1.2 × `waymark scan`",
    isReached: { $0[0] <= 1.2 },
    measure: { place in
      let race = try Race([.scan(place.app, waymark: place.waymark)], rounds: place.rounds)
      var sample = Sample()
      for _ in 0..<place.rounds { sample.add(try await session(place.app, place, edits: 0).firstCompletion) }
      let ratio = sample.median / (race["waymark"]?.sample.median ?? .infinity)
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) ×")
    })

  static let completion = Row(
    name: "completion", what: "completion p99 while typing in files of *app* with 200 and with 3,000 lines",
    bar: "≤ 3 ms; ≤ 8 ms", isReached: { $0[0] <= 0.003 && $0[1] <= 0.008 },
    measure: { place in
      let files = [try EditedFile(inTree: place.app, ofLines: 150...250), try EditedFile(inTree: place.app)]
      var worst: [Double] = []
      for file in files { worst.append(try await session(file, place.app, place, edits: 20).completion.quantile(0.99)) }
      return Row.Value(numbers: worst, text: worst.map(\.milliseconds).joined(separator: "; "))
    })

  static let diagnosticsApp = Row(
    name: "diagnostics-app", what: "change to diagnostics on *app*, p99 without the pause", bar: "≤ 10 ms",
    isReached: { $0[0] <= 0.010 }, measure: { try await diagnostics($0.app, $0) })

  static let diagnosticsMonorepo = Row(
    name: "diagnostics-monorepo", what: "the same on *monorepo*", bar: "≤ 20 ms", isReached: { $0[0] <= 0.020 },
    measure: { try await diagnostics($0.monorepo, $0) })

  static let idle = Row(
    name: "idle", what: "the idle server", bar: "0 % of a core", isReached: { $0[0] < 0.000_5 },
    measure: { place in
      guard let idle = try await session(place.app, place, edits: 1, idleSeconds: 10).idle else { throw isUntold }
      return Row.Value(numbers: [idle], text: "\((idle * 100).twoDigits) %")
    })

  static let serverMemory = Row(
    name: "server-memory", what: "resident memory of the server on *app*", bar: "≤ 60 MB", isReached: { $0[0] <= 60 },
    measure: { place in
      guard let memory = try await session(place.app, place, edits: 20).memory else { throw isUntold }
      return Row.Value(numbers: [Double(memory) / 1e6], text: memory.megabytes)
    })

  /// One minute of each is measured.
  static let energy = Row(
    name: "energy", what: "processor time of the server for ten minutes of typing in *app*, and for ten of rest",
    measure: { place in
      let cost = try await TypingCost(tree: place.app, waymark: place.waymark, seconds: 60)
      guard let typing = cost.typing, let rest = cost.rest else { throw isUntold }
      return Row.Value(
        numbers: [typing, rest], text: "\((typing * 600).twoDigits) s; \((rest * 600).twoDigits) s")
    })

  private static var isUntold: Arguments.Wrong { Arguments.Wrong(description: "this system does not tell") }

  private static func diagnostics(_ tree: String, _ place: Place) async throws -> Row.Value {
    let sample = try await session(tree, place, edits: 50).diagnostics
    let (median, worst) = (sample.median, sample.quantile(0.99))
    return Row.Value(numbers: [worst], text: "\(worst.milliseconds) (p50 \(median.milliseconds))")
  }

  private static func session(
    _ tree: String, _ place: Place, edits: Int, idleSeconds: Int = 0
  ) async throws -> EditingSession {
    try await session(EditedFile(inTree: tree), tree, place, edits: edits, idleSeconds: idleSeconds)
  }

  private static func session(
    _ file: EditedFile, _ tree: String, _ place: Place, edits: Int, idleSeconds: Int = 0
  ) async throws -> EditingSession {
    let session = try await EditingSession(
      tree: tree, file: file, waymark: place.waymark, edits: edits, idleSeconds: idleSeconds)
    guard session.right == session.asked else {
      throw Arguments.Wrong(description: "\(session.asked - session.right) of \(session.asked) answers were wrong")
    }
    return session
  }
}
