import ArgumentParser
import Routes
import Workspace

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
      Without git: waymark diff --before old.facts --facts new.facts
      For a pull request: waymark diff --format markdown origin/main...
      Exits with code 1 if a look-up has lost its route.
      """)

  @Argument(
    help: ArgumentHelp(
      "A..B; A compares A with the working tree; A...B and A... start at the merge base.", valueName: "revisions"),
    completion: .revision)
  var revisions: String?

  @OptionGroup var tree: TreeOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Compare the facts in these files with the working directory, or with --facts.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var before: [String] = []

  @Option(help: "Output format.")
  var format = Format.text

  func validate() throws {
    if revisions == nil, before.isEmpty {
      throw ValidationError("Name the revisions to compare, or with --before the facts.")
    }
    if revisions != nil, !before.isEmpty { throw ValidationError("--before takes the place of revisions and paths.") }
  }

  func run() throws {
    let (old, new) = try revisions.map(sides) ?? sidesOfFacts()
    let comparison = RouteComparison(from: old.index, to: new.index)
    switch format {
    case .text: Console.output.write(DiffText(comparison, in: new, paint: tree.paint).text)
    case .markdown: Console.output.write(DiffMarkdown(comparison, in: new).text)
    case .json: Console.output.write(try DiffDocument(comparison, in: new).printed())
    }
    if !tree.quiet { Console.messages.write(DiffWords.summary(comparison) + "\n") }
    if !comparison.lost.isEmpty { throw ExitCode(1) }
  }

  private func sides(of revisions: String) throws -> (old: ScannedTree, new: ScannedTree) {
    let range = RevisionRange(revisions)
    let reader = try RevisionReader(tree, for: .routes)
    let old = try reader.base(of: range)
    return (old, try range.new.map(reader.tree) ?? ScannedTree(tree, for: .routes))
  }

  private func sidesOfFacts() throws -> (old: ScannedTree, new: ScannedTree) {
    var old = tree
    old.facts.facts = before
    // What is not read of the new side is worth a line.
    old.messages.quiet = true
    return (try ScannedTree(old, for: .routes), try ScannedTree(tree, for: .routes))
  }
}
