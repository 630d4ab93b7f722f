import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Facts that someone made up: their checksums are right, and their values are those of no source.
@Suite struct HostileFactsTests {
  private static let examples = ["ARCHBroken", "CellsBroken", "CleanSwiftBroken", "ModulesBroken", "StoryboardsBroken"]

  /// What can be read is linked and judged like any other facts, and nothing traps.
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
    _ = Rules.diagnostics(in: state.index, includingUnknown: true)
    _ = state.index.routes
  }
}
