import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Facts in place of a tree.
@Suite struct FactsTreeTests {
  private static let examples = ["ARCHBroken", "CellsBroken", "CleanSwiftBroken", "ModulesBroken", "NotesBroken"]

  private static var allExamples: [String] {
    let entries = (try? FolderReader.entries(of: root(of: ""))) ?? []
    return entries.filter { $0.kind == .folder }.map { String(decoding: $0.name, as: UTF8.self) }
  }

  private static func root(of example: String) -> FilePath {
    FilePath("/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Examples/\(example)")
  }

  private static func facts(of root: FilePath) throws -> FactsFile {
    var state = WorkspaceState(roots: [root])
    state.scan()
    return try FactsFile(of: state.paths, below: root, configuration: nil, threads: 2)
  }

  /// What is not known of one file is read once more: the answers are those of a state that reads all.
  @Test(arguments: examples) func answersAsTheSources(example: String) throws {
    let root = Self.root(of: example)
    let facts = try Self.facts(of: root)
    var state = WorkspaceState(of: facts, sources: root, settings: LinkSettings())
    state.scan()
    state.updateBlocking()
    #expect(state.problemsOfFacts.isEmpty)
    #expect(!state.refusesFacts)
    var fresh = WorkspaceState(of: FactsFile(facts.header, facts.files), sources: root, settings: LinkSettings())
    fresh.reading.given = nil
    fresh.scan()
    fresh.updateBlocking()
    #expect(state.index.fileCount == facts.files.count)
    #expect(!state.index.routes.isEmpty)
    #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(fresh)).isEmpty)
  }

  /// Complete facts give the same answers without the sources.
  @Test(arguments: examples) func completeFactsNeedNoSources(example: String) throws {
    let root = Self.root(of: example)
    let facts = try Self.facts(of: root)
    let complete = try facts.completed(from: root, configuration: nil)
    #expect(complete.files.map(\.path) == facts.files.map(\.path))
    #expect(complete.files.map(\.content) == facts.files.map(\.content))
    func answer(_ facts: FactsFile, at root: FilePath) -> WorkspaceState {
      var state = WorkspaceState(of: facts, sources: root, settings: LinkSettings())
      state.scan()
      state.updateBlocking()
      #expect(state.problemsOfFacts.isEmpty && !state.refusesFacts)
      return state
    }
    let expected = answer(facts, at: root)
    #expect(WorkspaceAnswers(expected).differences(from: WorkspaceAnswers(answer(complete, at: root))).isEmpty)
    #expect(answer(complete, at: FilePath("/no/such/folder")).index.routes.count == expected.index.routes.count)
    // They are of a whole program.
    #expect(throws: FactsConflict.wholeTree) { try FactsFile.merged([complete, facts]) }
    #expect(try FactsFile.merged([complete]).files.count == facts.files.count)
  }

  /// Facts of files and of the tree around them, which were made apart and merged in any order, give the answers of a
  /// scan.
  @Test(arguments: allExamples)
  func filesInTheirTreeAnswerAsAScan(example: String) throws {
    let root = Self.root(of: example)
    var scanned = WorkspaceState(roots: [root])
    scanned.scan()
    scanned.updateBlocking()
    let named = root.appending(ConfigurationFiles.name)
    let configuration = (try? FileStatus(named)) == nil ? nil : named
    var random = SeededRandom(UInt64(example.count))
    var parts = [[FilePath]](repeating: [], count: 3)
    for path in scanned.paths { parts[Int.random(in: 0..<3, using: &random)].append(path) }
    let facts = try parts.map { try FactsFile(of: $0, below: root, configuration: configuration, threads: 2) }
    let all = (try [FactsFile(ofTree: root, configuration: nil)] + facts).shuffled(using: &random)
    let merged = try FactsFile.merged([all[0], try FactsFile.merged(Array(all[1...]))])
    for (facts, sources) in [(merged, root), (try merged.completed(from: root, configuration: nil), root)] {
      var state = WorkspaceState(of: facts, sources: sources, settings: LinkSettings())
      state.scan()
      state.updateBlocking()
      #expect(state.problemsOfFacts.isEmpty && !state.refusesFacts)
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(scanned)).count == 0)
    }
  }

  /// Facts for what did not change, and the tree for what did.
  @Test func readsWhatDiffersFromTheFacts() throws {
    let folder = try TemporaryFolder([
      "a.swift": "class BookRouter: ZIKViewRouter<BookController, ViewRouteConfig> {}",
      "b.swift": "func open() { BookRouter.perform(path: path) }", "c.swift": "class C {}", "d.swift": "class D {}",
    ])
    let files = ["a", "b", "c", "d"].map { folder("\($0).swift") }
    let single = try FactsFile(of: files, below: folder.path, configuration: nil, threads: 1)
    for facts in [single, try FactsFile(ofProject: folder.path, configuration: nil)] {
      try folder.write("c.swift", "class OtherRouter: ZIKViewRouter<A, B> {}")
      try folder.write("e.swift", "func other() { OtherRouter.perform(path: path) }")
      try? folder.remove("d.swift")
      var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(), knowing: facts)
      state.scan()
      state.updateBlocking()
      #expect(!state.refusesFacts && state.reading.confirmedFiles == 2)
      #expect(WorkspaceAnswers(state).differences(from: WorkspaceAnswers(state.madeAnew())).isEmpty)
    }
  }

  @Test func namesSourcesWithoutFacts() throws {
    let folder = try TemporaryFolder(["a.swift": "class A {}", "b.swift": "class B {}"])
    let tree = try FactsFile(ofTree: folder.path, configuration: nil)
    let facts = try FactsFile(of: [folder("a.swift")], below: folder.path, configuration: nil, threads: 1)
    var state = WorkspaceState(of: try FactsFile.merged([tree, facts]), sources: folder.path, settings: LinkSettings())
    state.scan()
    state.updateBlocking()
    #expect(state.problemsOfFacts == [FileProblem(path: FilePath("b.swift"), reason: .noFacts)])
    try folder.write("c.swift", "class C {}")
    let other = try FactsFile(ofTree: folder.path, configuration: nil)
    #expect(throws: FactsConflict.otherTree) { try FactsFile.merged([tree, facts, other]) }
  }

  /// The walk reads the manifests of packages.
  @Test func completeFactsHaveManifests() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])",
      "Sources/A/a.swift": "class BookRouter: ZIKViewRouter<BookController, ViewRouteConfig> {}",
    ])
    let files = [folder("Package.swift"), folder("Sources/A/a.swift")]
    let facts = try FactsFile(of: files, below: folder.path, configuration: nil, threads: 1)
    let complete = try facts.completed(from: folder.path, configuration: nil)
    try folder.remove("Package.swift")
    var state = WorkspaceState(of: complete, sources: folder.path, settings: LinkSettings())
    state.scan()
    #expect(state.walk.manifests.count == 1)
    #expect(throws: FactsExtractionProblem.self) { try facts.completed(from: folder.path, configuration: nil) }
  }

  /// Without its configuration files, a project would make every route unknown.
  @Test func leavesProjectsOut() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{}", "a.swift": "", "b.txt": ""])
    let files = [folder("A.xcodeproj/project.pbxproj"), folder("a.swift"), folder("b.txt")]
    let facts = try FactsFile(of: files, below: folder.path, configuration: nil, threads: 1)
    #expect(facts.files.map(\.path) == [FilePath("a.swift")])
  }

  @Test func namesSourcesThatAreMissingOrNewer() throws {
    let sources = [
      "a.swift": "class BookRouter: ZIKViewRouter<BookController, ViewRouteConfig> {}",
      "b.swift": "func open() { BookRouter.perform(path: path) }",
    ]
    let folder = try TemporaryFolder(sources)
    let facts = try FactsFile(
      of: [folder("a.swift"), folder("b.swift")], below: folder.path, configuration: nil, threads: 1)
    let problems = { () -> [FileProblem] in
      var state = WorkspaceState(of: facts, sources: folder.path, settings: LinkSettings())
      state.scan()
      state.updateBlocking()
      return state.problemsOfFacts
    }
    #expect(problems() == [])
    try folder.write("b.swift", "func open() {}")
    #expect(problems() == [FileProblem(path: FilePath("b.swift"), reason: .otherThanFacts)])
    try folder.remove("b.swift")
    #expect(problems() == [FileProblem(path: FilePath("b.swift"), reason: .missing)])
  }

  @Test func refusesFactsOfAnotherConfiguration() throws {
    let folder = try TemporaryFolder(["a.swift": "class A {}", "off.yml": "systems: {cells: off}\n"])
    let facts = try FactsFile(of: [folder("a.swift")], below: folder.path, configuration: nil, threads: 1)
    var state = WorkspaceState(
      of: facts, sources: folder.path, settings: LinkSettings(), configuration: folder("off.yml"))
    state.scan()
    #expect(state.refusesFacts)
  }
}
