import ArgumentParser
import Routes

/// What all commands about baselines take.
struct BaselineOptions: ParsableArguments {
  @OptionGroup var tree: TreeOptions

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "The baseline file; by default that of .waymark.yml, or waymark-baseline.json.", valueName: "file"),
    completion: .file())
  var file: String?

  /// What the commands work with.
  struct Scan {
    var tree: ScannedTree
    var file: BaselineFile
    /// What a baseline of the tree holds now.
    var found: Baseline
  }

  func scan() throws -> Scan {
    let scanned = try ScannedTree(tree)
    try scanned.refuseEmptiness()
    let file = BaselineFile(path: file ?? scanned.configuredBaseline ?? "waymark-baseline.json")
    return Scan(tree: scanned, file: file, found: file.baseline(of: scanned.diagnostics(), in: scanned))
  }

  /// On standard error, with the file's name.
  func say(_ words: String, of file: BaselineFile) {
    if !tree.quiet { Console.messages.write("\(file.path.printable): \(words)\n") }
  }
}
