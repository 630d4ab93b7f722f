import ArgumentParser
import Routes

/// `waymark diff`: which routes came, went or lead elsewhere between two revisions.
struct DiffRoutes: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which routes were added, removed or lead elsewhere between two revisions of a git repository.",
    discussion: """
      For example: waymark diff v1.0..v2.0 Sources
      What a branch changes, for its pull request: waymark diff --format markdown origin/main... Sources
      Ends with code 1 where look-ups have lost their route.
      """)

  @Argument(
    help: ArgumentHelp(
      "A..B; A for A to the working tree; A...B and A... begin where the other side left A.", valueName: "revisions"))
  var revisions: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "What to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  func run() throws {
    let range = RevisionRange(revisions)
    let reader = try RevisionReader(tree)
    let old = try reader.base(of: range)
    let new = try range.new.map(reader.tree) ?? ScannedTree(tree)
    let comparison = RouteComparison(from: old.index, to: new.index)
    switch format {
    case .text: Console.output.write(DiffText(comparison, in: new, paint: tree.paint).text)
    case .markdown: Console.output.write(DiffMarkdown(comparison, in: new).text)
    case .json: Console.output.write(try DiffDocument(comparison, in: new).printed())
    }
    if !tree.quiet { Console.messages.write(DiffWords.summary(comparison) + "\n") }
    if !comparison.lost.isEmpty { throw ExitCode(1) }
  }
}
