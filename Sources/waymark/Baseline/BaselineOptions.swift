import ArgumentParser
import Routes

/// The options of all commands about baselines.
struct BaselineOptions: ParsableArguments {
  @OptionGroup var tree: TreeOptions

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "The baseline file; by default that of .waymark.yml, or waymark-baseline.json.", valueName: "file"),
    completion: .file())
  var file: String?

  /// A scanned tree with its baseline file.
  struct Scan {
    var tree: ScannedTree
    var file: BaselineFile
    /// The baseline of the current findings.
    var found: Baseline
  }

  func scan() throws -> Scan {
    let scanned = try ScannedTree(tree)
    try scanned.refuseEmptiness()
    let file = BaselineFile(path: file ?? scanned.configuredBaseline ?? "waymark-baseline.json")
    return Scan(tree: scanned, file: file, found: file.baseline(of: scanned.diagnostics(), in: scanned))
  }

  /// Prints words about a file on standard error.
  func report(_ words: String, of file: BaselineFile) {
    if !tree.quiet { Console.messages.write("\(file.path.printable): \(words)\n") }
  }
}
