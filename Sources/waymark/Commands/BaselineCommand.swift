import ArgumentParser

/// `waymark baseline`: a code base with findings can be checked for new ones.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept existing findings, so that 'check --baseline' reports only new ones.",
    discussion: """
      For example: waymark baseline write; waymark check --baseline waymark-baseline.json
      A finding is identified by its rule and its subject, not by its line, so code may move.
      """,
    subcommands: [PruneBaseline.self, ReportBaseline.self, WriteBaseline.self])
}
