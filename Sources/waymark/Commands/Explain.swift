import ArgumentParser
import Routes

/// `waymark explain`: all that is known of one name.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say all that is known of a route, a router, a class, an identifier or a URL, and why.",
    discussion: """
      For example: waymark explain EditorViewInput Sources
      Prints what registers, adapts and declares it, where it leads, who looks it up, what is wrong with it, and why \
      something is not known. Ends with code 2 where nothing has that name.
      """)

  @Argument(help: "A protocol, router or class by its name; or the text of an identifier or URL.")
  var symbol: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "What to print: \(AnswerFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = AnswerFormat.text

  func run() throws {
    let scanned = try ScannedTree(tree)
    let diagnostics = scanned.diagnostics(includingUnknown: true)
    let accounts = scanned.index.accounts(ofAllNamed: symbol, diagnostics: diagnostics)
    guard !accounts.isEmpty else {
      let similar = scanned.index.name(like: symbol).map { "; did you mean '\($0)'?" }
      throw Failure("nothing about routes is called '\(symbol)'\(similar ?? "; 'waymark scan' lists the routes")")
    }
    if format == .json { return Console.output.write(try ExplainDocument(symbol, accounts, in: scanned).printed()) }
    let lines = SummaryLines(scanned, paint: tree.paint)
    Console.output.write(accounts.map { lines.text($0) }.joined(separator: "\n"))
  }
}
