import ArgumentParser
import Routes
import RoutingSystems

/// `waymark explain`: all that is known of one name.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a route, router, class, identifier or URL.",
    discussion: """
      For example: waymark explain EditorViewInput
      Prints registrations, adapters, declarations, destinations, look-ups and findings, and why something is \
      unknown. Exits with code 2 if nothing has that name.
      """)

  @Argument(help: "The name of a protocol, router or class, or the text of an identifier or URL.")
  var symbol: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "Output format.")
  var format = AnswerFormat.text

  func run() throws {
    let scanned = try scan()
    let diagnostics = scanned.diagnostics(includingUnknown: true)
    let accounts = scanned.index.accounts(ofAllNamed: symbol, diagnostics: diagnostics)
    guard !accounts.isEmpty else {
      throw Failure("no route, router, class, identifier or URL is called '\(symbol)'; \(advice(scanned))")
    }
    if format == .json { return Console.output.write(try ExplainDocument(symbol, accounts, in: scanned).printed()) }
    let lines = SummaryLines(scanned, paint: tree.paint)
    Console.output.write(accounts.map { lines.text($0) }.joined(separator: "\n") + openings(in: scanned))
  }

  /// Names the command for rules where the tree cannot be read: a rule is explained without one.
  private func scan() throws -> ScannedTree {
    do {
      return try ScannedTree(tree)
    } catch let failure as Failure {
      throw ruleAdvice.map { Failure("\(failure.description); \($0)") } ?? failure
    }
  }

  /// The registrations of described systems that make routes of the name unknown.
  private func openings(in scanned: ScannedTree) -> String {
    let unknown = scanned.index.routes.filter {
      $0.status.reason != nil && ($0.key.name == symbol || $0.key.fullName == symbol)
    }
    return scanned.state.configuration.systemUses.filter(\.isOn).flatMap { use -> [String] in
      let kinds = Set(unknown.map(\.key.space).filter { $0.system == use.name }.map(\.kind)).sorted()
      if kinds.isEmpty { return [] }
      let report = SystemReport(use, in: scanned, paint: tree.paint)
      return kinds.map { report.openings(of: $0) }.filter { !$0.isEmpty }.map { "\n\(use.name), registrations:\n\($0)" }
    }.joined()
  }

  private func advice(_ scanned: ScannedTree) -> String {
    if symbol.contains("://") { return "'waymark match' explains why no URL pattern matches a URL" }
    if let ruleAdvice { return ruleAdvice }
    if scanned.state.configuration.systemUses.contains(where: { $0.name == symbol }) {
      return "'waymark systems \(symbol)' explains the system"
    }
    return scanned.index.name(like: symbol).map { "did you mean '\($0)'?" } ?? "'waymark scan' lists the routes"
  }

  /// The command that explains the rule of the name; nil if there is none.
  private var ruleAdvice: String? {
    SystemList.builtIn.ruleIDs.contains(symbol) ? "'waymark rules \(symbol)' explains the rule" : nil
  }
}
