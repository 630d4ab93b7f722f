import Foundation

/// What is kept between runs.
extension Rows {
  static let repeatedCheck = Row(
    name: "repeated-check", what: "`waymark check --cache` on *app*, nothing changed", bar: "≤ 3 × `rg --files`",
    isReached: { $0[0] <= 3 },
    measure: { place in
      let cache = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-cache-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: cache) }
      var check = Contestant.check(place.app, waymark: place.waymark)
      check.arguments += ["--cache", cache.path]
      // The first round, which does not count, reads the tree.
      let list = Contestant(name: "rg --files", arguments: ["rg", "--files", place.app], isOrdered: false)
      let race = try Race([check, list], rounds: place.rounds)
      let ratio = race.ratio("waymark check", to: "rg --files")
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) ×")
    })
}
