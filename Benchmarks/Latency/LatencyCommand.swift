/// `latency [--edits N] [--idle SECONDS] [--file FILE] [--waymark PROGRAM] TREE`: what an editor waits for.
enum LatencyCommand {
  static func run(_ arguments: [String]) async throws {
    let arguments = try Arguments(arguments, known: ["edits", "idle", "file", "waymark"])
    for tree in arguments.plain {
      let file = try arguments.text("file").map { try EditedFile($0) } ?? EditedFile(inTree: tree)
      print("\n\(tree), writing in \(file.path), load \(MachineLoad.text)\n")
      let session = try await EditingSession(
        tree: tree, file: file, waymark: Tools.waymark(arguments), edits: arguments.number("edits") ?? 20,
        idleSeconds: arguments.number("idle") ?? 10)
      report(session, bareParse: BareParse.median(of: [SourceFiles([file.path])], threads: 1))
    }
  }

  private static func report(_ session: EditingSession, bareParse: Double) {
    print("initialize to first completion  \(session.firstCompletion.milliseconds)")
    let rows = [
      ("completion", session.completion), ("definition", session.definition),
      ("change to diagnostics, less \(EditingSession.pause.milliseconds)", session.diagnostics),
    ]
    for (name, sample) in rows {
      let (median, worst) = (sample.median.milliseconds, sample.quantile(0.99).milliseconds)
      print("\(name)  p50 \(median)  p99 \(worst)  of \(sample.times.count)")
    }
    print("bare parse of the file  \(bareParse.milliseconds)")
    print("requests per second  \(Int(session.requestsPerSecond))")
    if let idle = session.idle { print("idle  \((idle * 100).twoDigits) % of a core") }
    print("right answers  \(session.right) of \(session.asked)")
  }
}
