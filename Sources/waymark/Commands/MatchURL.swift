import ArgumentParser
import Routes

/// `waymark match`: what answers a URL.
struct MatchURL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Say which router answers a URL, where it leads, and with which parameters.",
    discussion: """
      For example: waymark match 'app://editor/42?mode=read' Sources
      Matches as the library does, against the patterns that the sources spell. Ends with code 1 where none matches, and \
      says which are near and why they do not.
      """)

  @Argument(help: "The URL, as the app is given it.")
  var url: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "What to print: \(AnswerFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = AnswerFormat.text

  func run() throws {
    let scanned = try ScannedTree(tree)
    let answer = scanned.index.answer(to: url)
    let lines = SummaryLines(scanned, paint: tree.paint)
    if !answer.isPlain, !tree.quiet {
      Console.messages.write("waymark: this is no plain URL, and systems differ in how they read it\n")
    }
    switch format {
    case .json: Console.output.write(try MatchDocument(url, answer, in: scanned).printed())
    case .text: Console.output.write(text(answer, lines))
    }
    if answer.matches.isEmpty { throw ExitCode(1) }
  }

  private func text(_ answer: URLAnswer, _ lines: SummaryLines) -> String {
    guard answer.matches.isEmpty else { return answer.matches.map { lines.text($0.summary) }.joined(separator: "\n") }
    let misses = answer.nearMisses.map { "  \(lines.line($0.sentence))\n" }.joined()
    return "nothing that the sources register matches \(url.printable)\n\(misses)"
  }
}
