import Essentials
import SourceModel
import TestSupport
import Testing

@testable import Workspace

@Suite struct FactsCacheTests {
  private let tree: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    tree = try TemporaryFolder([
      "Router.swift": "class BookRouter: ZIKViewRouter<BookController, ViewRouteConfig> {}",
      "Use.swift": "func open() { BookRouter.perform(path: path) }", "Other.swift": "class Other {}",
    ])
    cache = try TemporaryFolder()
  }

  /// A run that reads the tree and keeps what it read.
  private func run(_ folder: FilePath? = nil) -> (state: WorkspaceState, problem: FileProblem.Reason?) {
    var state = WorkspaceState(roots: [tree.path])
    state.cache = FactsCache(folder ?? cache("facts"))
    state.scan()
    state.updateBlocking()
    return (state, state.writeCache())
  }

  private func expectFreshAnswers(of state: WorkspaceState, _ comment: Comment) {
    let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(state.madeAnew()))
    #expect(difference.isEmpty, comment)
  }

  private var factFiles: [FilePath] {
    ((try? FolderReader.entries(of: cache("facts"))) ?? []).map { cache("facts").appending($0.name) }
      .filter { $0.fileExtension == FactsCache.fileExtension }
  }

  /// The bytes of the only file in the cache.
  private func kept() throws -> [UInt8] {
    try #require(factFiles.count == 1)
    return try #require(LargeFile.bytes(of: factFiles[0]))
  }

  @Test func readsAgainWhatHasChanged() throws {
    #expect(run().problem == nil)
    let first = try kept()
    let edits: [(String, () throws -> Void)] = [
      ("nothing", {}),
      ("an edit", { try tree.write("Use.swift", "func open() { OtherRouter.perform(path: path) }") }),
      ("a new file", { try tree.write("New.swift", "class OtherRouter: ZIKViewRouter<A, B> {}") }),
      ("a file that is gone", { try tree.remove("Router.swift") }),
      ("a system that is off", { try tree.write(".waymark.yml", "systems: {zikrouter: off}\n") }),
      ("a system that is on again", { try tree.remove(".waymark.yml") }),
      ("a file in the place of a folder", { try tree.write("New.swift/Inner.swift", "class Inner {}") }),
    ]
    for (name, edit) in edits {
      try? edit()
      let (state, problem) = run()
      #expect(problem == nil)
      expectFreshAnswers(of: state, Comment(rawValue: name))
    }
    #expect(try kept() != first)
  }

  /// The second run finds the content that it knows, though the times say nothing.
  @Test func trustsTheContentWhereTheTimesDiffer() throws {
    _ = run()
    let first = try kept()
    for name in ["Router.swift", "Use.swift", "Other.swift"] { try tree.write(name, try tree.text(name)) }
    let (state, _) = run()
    #expect(state.reading.confirmedFiles == 3)
    expectFreshAnswers(of: state, "the same content")
    #expect(try kept().count == first.count)
  }

  /// A file that is written twice within the clock's grain has one time and one size for two contents.
  @Test func noticesAChangeWithinTheGrainOfTheClock() throws {
    try tree.write("Use.swift", "func open() { BookRouter.perform(path: a) }")
    _ = run()
    try tree.write("Use.swift", "func open() { KookRouter.perform(path: a) }")
    expectFreshAnswers(of: run().state, "same size")
  }

  @Test func takesDamageForNothing() throws {
    _ = run()
    let bytes = try kept()
    for damaged in [[], Array(bytes.dropLast()), bytes.map { $0 ^ 1 }, Array("waymark facts 1\n".utf8)] {
      try FileWriter.write(damaged, to: factFiles[0])
      let (state, problem) = run()
      #expect(problem == nil)
      expectFreshAnswers(of: state, "\(damaged.count) bytes")
      #expect(try kept() == bytes || kept().count == bytes.count)
    }
  }

  @Test func saysWhyNothingIsKept() throws {
    try cache.write("file", "")
    #expect(run(cache("file").appending("inside")).problem == .missing)
    #expect(run(cache("file")).problem != nil)
  }

  @Test func marksItsFolder() throws {
    _ = run()
    #expect(try cache.text("facts/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
    #expect(try cache.text("facts/.gitignore") == "*\n")
  }

  /// Two copies of a repository share what is kept.
  @Test func findsTheFactsOfAnotherCopy() throws {
    try tree.write(".git/HEAD", "ref: refs/heads/main\n")
    _ = run()
    let copy = try TemporaryFolder([".git/HEAD": "ref: refs/heads/main\n"])
    for name in ["Router.swift", "Use.swift", "Other.swift"] { try copy.write(name, try tree.text(name)) }
    var state = WorkspaceState(roots: [copy.path])
    state.cache = FactsCache(cache("facts"))
    state.scan()
    state.updateBlocking()
    #expect(state.reading.confirmedFiles == 3)
  }
}
