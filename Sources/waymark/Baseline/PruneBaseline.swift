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
    let scan = try options.scan()
    let accepted = try scan.file.read()
    if let gap = scan.file.gap(accepted, in: scan.tree) {
      throw Failure("\(scan.file.path): nothing was removed: \(gap)")
    }
    let pruned = accepted.pruned(scan.found)
    if pruned != accepted { try scan.file.write(pruned) }
    options.report("\(Count(accepted.count - pruned.count, "finding")) removed, \(pruned.count) left", of: scan.file)
  }
}
