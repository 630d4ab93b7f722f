/// Programs that run in turn (A B C A B C …), so that what else the machine does meets all of them.
struct Race {
  struct Result {
    var contestant: Contestant
    var sample = Sample()
    var peakBytes = 0
    var checksums: Set<Checksum> = []
    var code: Int32 = 0
  }

  private(set) var results: [Result]

  /// The first round warms the page cache and does not count.
  init(_ contestants: [Contestant], rounds: Int) throws {
    results = contestants.map { Result(contestant: $0) }
    for round in 0...rounds {
      for index in results.indices where round <= results[index].contestant.mostRounds {
        let contestant = results[index].contestant
        let process = try MeasuredProcess(contestant.arguments)
        // ripgrep and `check` end with 1 where they find nothing, or something.
        guard process.code <= 1 else {
          throw Arguments.Wrong(description: "\(contestant.arguments.joined(separator: " ")): code \(process.code)")
        }
        guard round > 0 else { continue }
        results[index].sample.add(process.seconds)
        results[index].peakBytes = max(results[index].peakBytes, process.peakBytes)
        results[index].checksums.insert(contestant.checksum(of: process.output))
        results[index].code = process.code
      }
    }
  }

  subscript(prefix: String) -> Result? { results.first { $0.contestant.name.hasPrefix(prefix) } }

  /// How many times as long the first takes, by medians; 0 where one did not run.
  func ratio(_ first: String, to second: String) -> Double {
    guard let first = self[first]?.sample.median, let second = self[second]?.sample.median, second > 0 else { return 0 }
    return first / second
  }
}
