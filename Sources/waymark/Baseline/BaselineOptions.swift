import ArgumentParser
import Routes

/// What all commands about baselines take.
struct BaselineOptions: ParsableArguments {
  @OptionGroup var tree: TreeOptions

  @Option(
    name: .customLong("baseline"), help: ArgumentHelp("The baseline file, as for 'check'.", valueName: "file"),
    completion: .file())
  var file = "waymark-baseline.json"

  var baseline: BaselineFile { BaselineFile(path: file) }

  /// The tree, and what a baseline of it holds now.
  func found() throws -> (tree: ScannedTree, baseline: Baseline) {
    let scanned = try ScannedTree(tree)
    try scanned.refuseEmptiness()
    return (scanned, baseline.baseline(of: scanned.diagnostics(), in: scanned))
  }

  /// On standard error, with the file's name.
  func say(_ words: String) {
    if !tree.quiet { Console.messages.write("\(file.printable): \(words)\n") }
  }
}
