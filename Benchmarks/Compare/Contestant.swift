import Foundation

/// A program that reads a whole tree, as it is measured.
struct Contestant {
  var name: String
  var arguments: [String]
  /// Whether the same result is printed in the same order each time.
  var isOrdered = true
  /// Slow ones do not take part in every round.
  var mostRounds = Int.max

  static func scan(_ tree: String, waymark: String) -> Contestant {
    Contestant(name: "waymark scan", arguments: [waymark, "scan", "--quiet", "--format", "json", tree])
  }

  static func graph(_ tree: String, waymark: String) -> Contestant {
    Contestant(name: "waymark graph", arguments: [waymark, "graph", "--quiet", "--format", "json", tree])
  }

  static func check(_ tree: String, waymark: String) -> Contestant {
    let options = ["--quiet", "--format", "json", "--allow-empty"]
    return Contestant(name: "waymark check", arguments: [waymark, "check"] + options + [tree])
  }

  /// Counts one literal in the files that Waymark reads, on as many threads as there are processors.
  static func ripgrep(_ tree: String) -> Contestant {
    let threads = "-j\(ProcessInfo.processInfo.activeProcessorCount)"
    let types = ["--type", "swift", "--type", "objc", "--type", "objcpp"]
    return Contestant(
      name: "ripgrep \(threads)",
      arguments: ["rg", threads, "--count-matches", "--fixed-strings"] + types + ["ZIKViewRouter", tree],
      isOrdered: false)
  }

  /// Matches one pattern in the Swift files, on its default threads.
  static func astGrep(_ tree: String) -> Contestant {
    let pattern = ["--pattern", "RoutableView<$P>()", "--lang", "swift", "--json=stream"]
    return Contestant(
      name: "ast-grep", arguments: [Tools.astGrep, "run"] + pattern + [tree], isOrdered: false, mostRounds: 3)
  }

  func checksum(of output: Data) -> Checksum {
    guard !isOrdered else { return Checksum(output) }
    let lines = output.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    return Checksum(lines.sorted { $0.lexicographicallyPrecedes($1) }.joined())
  }
}
