import ArgumentParser

struct PruneBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget what is not found any more; nothing new is accepted.",
    discussion: "For example: waymark baseline prune Sources")

  @OptionGroup var options: BaselineOptions

  func run() throws {
    let accepted = try options.baseline.read()
    let pruned = accepted.pruned(try options.found())
    if pruned != accepted { try options.baseline.write(pruned) }
    options.say("\(Count(accepted.count - pruned.count, "finding")) forgotten, \(pruned.count) left")
  }
}
