import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Facts that someone made up: their checksums are right, and their values are those of no source.
@Suite struct HostileFactsTests {
  private static let examples = [
    "ARCHBroken", "CellsBroken", "CleanSwiftBroken", "ModulesBroken", "NotesBroken", "StoryboardsBroken",
  ]

  /// What can be read is linked, judged and asked like any other facts, and nothing traps.
  @Test(arguments: examples) func linksWhatCanBeRead(example: String) async throws {
    let folder = FilePath(
      "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Examples/\(example)")
    let facts = try FactsFile(ofProject: folder, configuration: nil)
    let coding = SystemCoding(facts.header.systems(of: .builtIn))
    let section = try FactsSection.bytes(of: facts.files[...], coding)
    var random = SeededRandom(26)
    var linked = 0
    for _ in 0..<300 {
      await Task.yield()
      var damaged = section
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let files = try? FactsSection.files(in: damaged[...], coding) else { continue }
      linked += 1
      Self.link(FactsFile(facts.header, files), facts.tree)
    }
    #expect(linked > 20)
  }

  private static func link(_ facts: FactsFile, _ tree: RecordedTree?) {
    var facts = facts
    facts.tree = tree
    var state = WorkspaceState(of: facts, sources: FilePath("/no/such/folder"), settings: LinkSettings())
    state.scan()
    state.updateBlocking()
    let diagnostics = Rules.diagnostics(in: state.index, includingUnknown: true)
    ask(state.index, diagnostics)
  }

  /// What the commands and the language server ask for.
  private static func ask(_ index: RouteIndex, _ diagnostics: [Diagnostic]) {
    let map = index.map(of: index.routes, includesOthers: { _ in true }, path: { "\($0.rawValue)" })
    _ = map.withCellsGrouped.folded(toAtMost: 4)
    _ = index.symbols(matching: "")
    for route in index.routes {
      _ = index.applicationEnds(of: route)
      _ = index.accounts(ofAllNamed: route.key.name, diagnostics: diagnostics)
    }
    for file in (0..<index.fileCount).map({ FileID(rawValue: Int32($0)) }) {
      _ = (index.lenses(in: file), index.destinationHints(in: file), index.links(in: file))
    }
  }
}
