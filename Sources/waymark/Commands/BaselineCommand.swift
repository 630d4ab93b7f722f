import ArgumentParser

/// `waymark baseline`: a code base with findings can be checked for new ones.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept findings that are there, so that 'check --baseline' prints new ones only.",
    discussion: """
      For example: waymark baseline write Sources; waymark check --baseline waymark-baseline.json Sources
      A finding is known by its rule and by what it is about: code may move.
      """,
    subcommands: [PruneBaseline.self, ReportBaseline.self, WriteBaseline.self])
}
