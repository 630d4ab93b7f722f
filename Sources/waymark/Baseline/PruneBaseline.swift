import ArgumentParser

struct PruneBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove entries that match nothing any more; accept nothing new.",
    discussion: """
      For example: waymark baseline prune
      Removes nothing and exits with code 2 if fewer files are read than when the baseline was written.
      """)

  @OptionGroup var options: BaselineOptions

  func run() throws {
    let accepted = try options.baseline.read()
    let (tree, found) = try options.found()
    if let gap = options.baseline.gap(accepted, in: tree) {
      throw Failure("\(options.file): nothing was removed: \(gap)")
    }
    let pruned = accepted.pruned(found)
    if pruned != accepted { try options.baseline.write(pruned) }
    options.say("\(Count(accepted.count - pruned.count, "finding")) removed, \(pruned.count) left")
  }
}
