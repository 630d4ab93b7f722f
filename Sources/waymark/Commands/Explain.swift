import ArgumentParser
import Routes

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
    let scanned = try ScannedTree(tree)
    let diagnostics = scanned.diagnostics(includingUnknown: true)
    let accounts = scanned.index.accounts(ofAllNamed: symbol, diagnostics: diagnostics)
    guard !accounts.isEmpty else {
      throw Failure("no route, router, class, identifier or URL is called '\(symbol)'; \(advice(scanned.index))")
    }
    if format == .json { return Console.output.write(try ExplainDocument(symbol, accounts, in: scanned).printed()) }
    let lines = SummaryLines(scanned, paint: tree.paint)
    Console.output.write(accounts.map { lines.text($0) }.joined(separator: "\n"))
  }

  private func advice(_ index: RouteIndex) -> String {
    if symbol.contains("://") { return "'waymark match' explains why no URL pattern matches a URL" }
    return index.name(like: symbol).map { "did you mean '\($0)'?" } ?? "'waymark scan' lists the routes"
  }
}
