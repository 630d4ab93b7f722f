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

  func run() throws {
    let scanned = try ScannedTree(tree)
    let answer = scanned.index.answer(to: url)
    let lines = SummaryLines(scanned, paint: tree.paint)
    if !answer.isPlain, !tree.quiet {
      Console.messages.write("waymark: this is no plain URL, and systems differ in how they read it\n")
    }
    Console.output.write(answer.matches.map { lines.text($0) }.joined(separator: "\n"))
    guard answer.matches.isEmpty else { return }
    let misses = answer.nearMisses.map { "  \(lines.line($0))\n" }.joined()
    Console.output.write("nothing that the sources register matches \(url.printable)\n\(misses)")
    throw ExitCode(1)
  }
}
