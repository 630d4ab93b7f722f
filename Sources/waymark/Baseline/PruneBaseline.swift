import ArgumentParser

struct PruneBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget what is not found any more; nothing new is accepted.",
    discussion: """
      For example: waymark baseline prune Sources
      Ends with code 2, and removes nothing, where less is read than when the baseline was written.
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
    options.say("\(Count(accepted.count - pruned.count, "finding")) forgotten, \(pruned.count) left")
  }
}
