import ArgumentParser
import JSON
import RouteDocuments
import Routes
import Workspace

/// `waymark graph`: which code leads to which screen.
struct DrawGraph: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case mermaid, markdown, dot, svg, png, json, html

    var isChart: Bool { self == .mermaid || self == .markdown }

    /// Whether it shows the findings of rules.
    var showsFindings: Bool { self == .json || self == .html }

    /// How many nodes a reader can take in.
    var mostNodes: Int {
      switch self {
      case .mermaid, .markdown: 120
      case .dot, .svg, .png: 300
      case .html: GraphPage.mostNodes
      case .json: .max
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw which code leads to which screen.",
    discussion: """
      For example: waymark graph --format html --output map.html
      For a pull request: waymark graph --since origin/main... --format markdown >> "$GITHUB_STEP_SUMMARY"
      The formats html, svg and png need 'dot' of Graphviz.
      """)

  @OptionGroup var tree: TreeOptions

  @OptionGroup var only: RouteOptions

  @OptionGroup var selection: GraphSelection

  @Option(help: "Output format.")
  var format = Format.mermaid

  @Option(help: ArgumentHelp("Write to this file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: "What the places of a page open in: vscode, xed (Xcode), or path for paths to copy.")
  var openWith = PageEditor.vscode

  func validate() throws { try selection.validate() }

  func run() throws {
    let (scanned, old) = try selection.trees(tree, for: format.showsFindings ? .rules : .routes)
    try only.check(in: scanned)
    let limit = selection.maxNodes ?? format.mostNodes
    let map = try selection.map(of: scanned, since: old, only, atMost: limit)
    let drawn = drawable(format == .json ? map : map.connected, atMost: limit)
    let summary = summary(drawn, of: map)
    try write(bytes(drawn, of: document(drawn, of: scanned, since: old), summary))
    if !tree.quiet { Console.messages.write(summary + "\n") }
  }

  /// The map with so many clusters folded as the format needs.
  private func drawable(_ map: RouteMap, atMost limit: Int) -> RouteMap {
    var limit = limit
    var drawn = map.folded(toAtMost: limit)
    while format.isChart, limit > 1, !GraphMermaid(map: drawn).isDrawable {
      limit = limit * 3 / 4
      drawn = map.folded(toAtMost: limit)
    }
    return drawn
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { return try ReportFile(output).write(bytes) }
    if format == .png, Console.output.isTerminal {
      throw Failure("a picture cannot be printed; write it with --output")
    }
    Console.output.write(bytes)
  }

  private func bytes(_ map: RouteMap, of document: @autoclosure () -> GraphDocument, _ summary: String) throws
    -> [UInt8]
  {
    switch format {
    case .mermaid: return [UInt8](GraphMermaid(map: map).text.utf8)
    case .markdown: return [UInt8](GraphMermaid(map: map).markdown(titled: "**Route map**: \(summary)").utf8)
    case .dot: return [UInt8](GraphDot(map: map).text.utf8)
    case .svg, .png: return try picture(of: map)
    case .html: return try page(of: document())
    case .json: return try document().value.printed()
    }
  }

  private func document(_ map: RouteMap, of scanned: ScannedTree, since old: ScannedTree?) -> GraphDocument {
    GraphDocument(
      map, of: scanned.index, sites: scanned, formerSites: old, fileCount: scanned.fileCount,
      findings: scanned.diagnostics())
  }

  private func picture(of map: RouteMap) throws -> [UInt8] {
    do {
      return try Graphviz().drawing(of: GraphDot(map: map).text, as: format.rawValue)
    } catch {
      throw Failure(error)
    }
  }

  private func page(of document: GraphDocument) throws -> [UInt8] {
    do {
      return try document.page(root: .workingDirectory, opening: openWith)
    } catch let problem as Graphviz.Problem {
      throw Failure(problem)
    } catch let error as JSONError {
      throw Failure(error)
    }
  }

  private func summary(_ drawn: RouteMap, of map: RouteMap) -> String {
    let clusters = drawn.nodes.count { $0.kind == .cluster }
    let shown = drawn.nodes.count - clusters + drawn.folded
    let remarks = [
      drawn.folded == 0
        ? nil
        : "\(Count(drawn.folded, "node")) folded into \(Count(clusters, "cluster")) "
          + "(--max-nodes, --from, --to and --target choose)",
      shown == map.nodes.count ? nil : leftOut(map.nodes.count - shown, of: map),
      map.nodes.isEmpty ? nothing : nil,
    ]
    let counts = "\(Count(drawn.nodes.count, "node")), \(Count(drawn.edges.count, "edge"))"
    return ([counts] + remarks.compactMap(\.self)).joined(separator: "; ")
  }

  /// `--unused` draws screens and routes, but no code.
  private func leftOut(_ count: Int, of map: RouteMap) -> String {
    let joined = Set(map.edges.flatMap { [$0.source, $0.target] })
    let unused = map.unused.nodes.count { !joined.contains($0.id) }
    let advice =
      unused == 0 ? "" : unused == count ? " (--unused draws them)" : " (--unused draws \(unused) of them)"
    return "\(Count(count, "node")) without an edge left out\(advice)"
  }

  private var nothing: String {
    selection.since == nil ? "no route leads from or to anything that is chosen" : "nothing of what is chosen changed"
  }
}

extension Failure {
  fileprivate init(_ problem: Graphviz.Problem) { self.init("no picture: \(problem.words)") }
}

extension PageEditor: ExpressibleByArgument {}
