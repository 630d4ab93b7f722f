import Foundation

/// What the program must reach in a release build, with a warm page cache, on two cores.
enum Rows {
  static let all =
    [scanApp, scanReal, scanScreens, scanMonorepo, memory, start, demo, firstCompletion, completion]
    + [diagnosticsApp, diagnosticsMonorepo, serverMemory, idle, energy, graph, page, repeatedCheck]

  private static let scanApp = Row(
    name: "scan-app", what: "`waymark scan` on *app*", bar: "≤ 4 × ripgrep; ≥ 10 × faster than ast-grep",
    isReached: { $0[0] <= 4 && $0[1] >= 10 }, measure: { try scan($0.app, $0) })

  private static let scanReal = Row(
    name: "scan-real", what: "`waymark scan` on a real tree", bar: "≤ 2.5 × ripgrep",
    isReached: { $0[0] <= 2.5 },
    measure: { place in
      guard let tree = place.realTree else { throw Arguments.Wrong(description: "no --real TREE was given") }
      return try scan(tree, place)
    })

  private static let scanScreens = Row(
    name: "scan-screens", what: "`waymark scan` on *screens*", bar: "≤ 4 × ripgrep; ≥ 10 × faster than ast-grep",
    isReached: { $0[0] <= 4 && $0[1] >= 10 }, measure: { try scan($0.screens, $0) })

  private static let scanMonorepo = Row(
    name: "scan-monorepo", what: "`waymark scan` on *monorepo*", bar: "≤ 10 × the time of *app*; ≤ 250 MB peak",
    isReached: { $0[0] <= 10 && $0[1] <= 250 },
    measure: { place in
      var (small, large) = (
        Contestant.scan(place.app, waymark: place.waymark), Contestant.scan(place.monorepo, waymark: place.waymark)
      )
      (small.name, large.name) = ("app", "monorepo")
      let race = try Race([small, large], rounds: place.rounds)
      let (ratio, peak) = (race.ratio("monorepo", to: "app"), race["monorepo"]?.peakBytes ?? 0)
      return Row.Value(numbers: [ratio, Double(peak) / 1e6], text: "\(ratio.twoDigits) ×; \(peak.megabytes)")
    })

  private static let memory = Row(
    name: "memory", what: "peak memory on *app*", bar: "≤ 80 MB", isReached: { $0[0] <= 80 },
    measure: { place in
      let race = try Race([.scan(place.app, waymark: place.waymark)], rounds: 3)
      let peak = race["waymark"]?.peakBytes ?? 0
      return Row.Value(numbers: [Double(peak) / 1e6], text: peak.megabytes)
    })

  private static let start = Row(
    name: "start", what: "`waymark --version`", bar: "≤ 2.5 ms more than `true`", isReached: { $0[0] <= 0.002_5 },
    measure: { place in
      let race = try Race(
        [
          Contestant(name: "waymark", arguments: [place.waymark, "--version"]),
          Contestant(name: "true", arguments: ["true"]),
        ], rounds: 4 * place.rounds)
      let more = (race["waymark"]?.sample.median ?? 0) - (race["true"]?.sample.median ?? 0)
      return Row.Value(numbers: [more], text: more.milliseconds)
    })

  private static let demo = Row(
    name: "demo", what: "`waymark scan` where every file holds routes", bar: "≤ 1.5 × the bare SwiftParser",
    isReached: { $0[0] <= 1.5 },
    measure: { place in
      let files = SourceFiles([place.demo])
      let race = try Race([.scan(place.demo, waymark: place.waymark)], rounds: place.rounds)
      let threads = ProcessInfo.processInfo.activeProcessorCount
      let ratio = (race["waymark"]?.sample.median ?? 0) / BareParse.median(of: [files], threads: threads)
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) ×")
    })

  static func scan(_ tree: String, _ place: Place) throws -> Row.Value {
    let race = try Race(
      [.scan(tree, waymark: place.waymark), .ripgrep(tree), .astGrep(tree)], rounds: place.rounds)
    let numbers = [race.ratio("waymark", to: "ripgrep"), race.ratio("ast-grep", to: "waymark")]
    return Row.Value(numbers: numbers, text: "\(numbers[0].twoDigits) ×; \(numbers[1].twoDigits) × faster")
  }
}
