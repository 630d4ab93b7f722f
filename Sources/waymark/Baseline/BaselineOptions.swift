import ArgumentParser
import Routes

/// What all commands about baselines take.
struct BaselineOptions: ParsableArguments {
  @OptionGroup var tree: TreeOptions

  @Option(name: .customLong("baseline"), help: ArgumentHelp("The baseline, as of 'check'.", valueName: "file"))
  var file = "waymark-baseline.json"

  var baseline: BaselineFile { BaselineFile(path: file) }

  /// What a baseline of the tree holds now.
  func found() throws -> Baseline {
    let scanned = try ScannedTree(tree)
    try scanned.refuseEmptiness()
    return Baseline(baseline.keys(of: scanned.diagnostics(), in: scanned))
  }

  /// On standard error, with the file's name.
  func say(_ words: String) {
    if !tree.quiet { Console.messages.write("\(file.printable): \(words)\n") }
  }
}
