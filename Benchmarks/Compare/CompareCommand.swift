/// `compare [--rounds N] [--waymark PROGRAM] TREE…`: whole processes over each tree in turn, as medians.
enum CompareCommand {
  static func run(_ arguments: [String]) throws {
    let arguments = try Arguments(arguments, known: ["rounds", "waymark"])
    let (rounds, waymark) = (try arguments.number("rounds") ?? 11, Tools.waymark(arguments))
    for tree in arguments.plain {
      print("\n\(tree), \(rounds) rounds, load \(MachineLoad.text)\n")
      let race = try Race(
        [
          .scan(tree, waymark: waymark), .ripgrep(tree), .check(tree, waymark: waymark), .astGrep(tree),
        ], rounds: rounds)
      print("| program | median | shortest | × ripgrep | peak | checksum |\n|---|---|---|---|---|---|")
      for result in race.results { print(line(result, race)) }
    }
  }

  private static func line(_ result: Race.Result, _ race: Race) -> String {
    let name = result.contestant.name
    let checksums = result.checksums.map(\.description).sorted()
    let cells = [
      name, result.sample.median.milliseconds, result.sample.quantile(0).milliseconds,
      race.ratio(name, to: "ripgrep").twoDigits, result.peakBytes.megabytes,
      checksums.count == 1 ? checksums[0] : "differs: \(checksums.joined(separator: ", "))",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
