import ArgumentParser
import Routes
import Workspace

/// `waymark match`: what answers a URL.
struct MatchURL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show which router answers a URL, its destination and its parameters.",
    discussion: """
      For example: waymark match 'app://editor/42?mode=read'
      Matches as the library does, against the patterns in the sources. If none matches, exits with code 1 and \
      lists similar patterns and why they do not match.
      """)

  @Argument(help: "The URL as the app receives it.")
  var url: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "Output format.")
  var format = AnswerFormat.text

  func run() throws {
    let scanned = try ScannedTree(tree, for: .routes)
    let answer = scanned.index.answer(to: url)
    if !answer.isPlain, !tree.quiet {
      Console.messages.write("waymark: this is not a plain URL; operating systems may parse it differently\n")
    }
    switch format {
    case .json: Console.output.write(try MatchDocument(url, answer, in: scanned).printed())
    case .text: Console.output.write(text(answer, scanned))
    }
    if answer.matches.isEmpty { throw ExitCode(1) }
  }

  private func text(_ answer: URLAnswer, _ scanned: ScannedTree) -> String {
    let lines = SummaryLines(scanned, paint: tree.paint)
    guard answer.matches.isEmpty else { return answer.matches.map { lines.text($0.summary) }.joined(separator: "\n") }
    let misses = answer.nearMisses.map { "  \(lines.line($0.sentence))\n" }.joined()
    let others = answer.nearMisses.isEmpty ? patterns(scanned) : ""
    return "no registered URL pattern matches '\(url.printable)'\n\(misses)\(others)"
  }

  /// All of them where they are few.
  private func patterns(_ scanned: ScannedTree) -> String {
    let registered = scanned.index.routes(.urlPattern).filter { !$0.registrations.isEmpty }
    if registered.count > Self.mostPatterns { return "  'waymark scan' lists the \(registered.count) patterns\n" }
    return registered.map { text in
      let places = text.registrations.map { scanned.place(of: $0.site) }.joined(separator: ", ")
      return "  \(text.key.space.routeNoun) \(text.key.name.printable): \(places)\n"
    }.joined()
  }

  private static let mostPatterns = 20
}
