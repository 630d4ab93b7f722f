import Foundation

/// The map of routes.
extension Rows {
  static let graph = Row(
    name: "graph", what: "`waymark graph` on *app*", bar: "≤ 1.2 × `waymark scan`", isReached: { $0[0] <= 1.2 },
    measure: { place in
      let race = try Race(
        [.scan(place.app, waymark: place.waymark), .graph(place.app, waymark: place.waymark)], rounds: place.rounds)
      let ratio = race.ratio("waymark graph", to: "waymark scan")
      return Row.Value(numbers: [ratio], text: "\(ratio.twoDigits) ×")
    })

  static let page = Row(
    name: "page", what: "the slowest step of a page with 3,000 screens in Chromium; the page", bar: "≤ 100 ms; ≤ 2 MB",
    isReached: { $0[0] <= 0.100 && $0[1] <= 2 },
    measure: { place in
      var steps = try steps(place)
      let bytes = steps.removeValue(forKey: "bytes") ?? .infinity
      guard let slowest = steps.max(by: { $0.value < $1.value }) else {
        throw Arguments.Wrong(description: "the page has no steps")
      }
      let seconds = slowest.value / 1000
      return Row.Value(
        numbers: [seconds, bytes / 1e6], text: "\(seconds.milliseconds) (\(slowest.key)); \((bytes / 1e6).twoDigits) MB"
      )
    })

  /// The milliseconds of each step, and the bytes of the page.
  private static func steps(_ place: Place) throws -> [String: Double] {
    let python = ".build/tools/browser/bin/python3"
    guard FileManager.default.isExecutableFile(atPath: python) else { throw noBrowser }
    let process = try MeasuredProcess([python, "Tests/EndToEnd/Map/steps.py", place.waymark])
    if process.code == 3 { throw noBrowser }
    guard process.code == 0 else { throw Arguments.Wrong(description: "steps.py: code \(process.code)") }
    let lines = String(decoding: process.output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(lines.compactMap { line in Double(line[1]).map { (String(line[0]), $0) } }) { $1 }
  }

  private static var noBrowser: Arguments.Wrong {
    Arguments.Wrong(description: "there is no Chromium with its driver; Scripts/install-dependencies.sh installs them")
  }
}
