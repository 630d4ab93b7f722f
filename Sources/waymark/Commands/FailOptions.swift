import ArgumentParser
import Routes

/// Which findings make `check` end with code 1.
struct FailOptions: ParsableArguments {
  @Option(help: "Lowest severity that makes check fail; error by default.")
  var failLevel: FailLevel?

  @Flag(help: "Same as --fail-level warning.")
  var strict = false

  @Flag(help: "Same as --fail-level never.")
  var exitZero = false

  private var given: [(option: String, level: FailLevel)] {
    [("--fail-level", failLevel), ("--strict", strict ? .warning : nil), ("--exit-zero", exitZero ? .never : nil)]
      .compactMap { option, level in level.map { (option, $0) } }
  }

  func validate() throws {
    guard given.count > 1 else { return }
    throw ValidationError("\(given.map(\.option).joined(separator: " and ")) exclude each other.")
  }

  /// An option counts more than the configuration of the tree.
  func level(in tree: ScannedTree) -> FailLevel {
    given.first?.level ?? tree.state.configuration.nearest(\.failLevel)?.value ?? .error
  }
}

extension FailLevel: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}
