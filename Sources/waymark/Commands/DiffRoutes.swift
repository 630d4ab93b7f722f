import ArgumentParser
import Routes

/// `waymark diff`: which routes came, went or lead elsewhere between two revisions.
struct DiffRoutes: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List the routes that changed between two revisions of a git repository.",
    discussion: """
      For example: waymark diff v1.0..v2.0
      For a pull request: waymark diff --format markdown origin/main...
      Exits with code 1 if a look-up has lost its route.
      """)

  @Argument(
    help: ArgumentHelp(
      "A..B; A compares A with the working tree; A...B and A... start at the merge base.", valueName: "revisions"),
    completion: .revision)
  var revisions: String

  @OptionGroup var tree: TreeOptions

  @Option(help: "Output format.")
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
