import TestSupport
import Testing

/// `waymark diff`: what changes between two revisions.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct DiffTests {
  /// Routes that stay, go, come and lead elsewhere, on a branch of their own.
  private static func repository() throws -> GitRepository {
    let repository = try GitRepository(
      SinceTests.files.merging(["App/Old.swift": router("Old", "OldInput", "old")]) { $1 })
    try repository.git("switch", "-q", "-c", "branch")
    try repository.folder.remove("App/Old.swift")
    try repository.folder.write("App/Moved/Router.swift", repository.folder.text("App/Router.swift"))
    try repository.folder.remove("App/Router.swift")
    try repository.folder.write("App/New.swift", router("New", "LostInput", "app://new/:id") + input("MoreInput"))
    try repository.commit()
    try repository.git("switch", "-q", "main")
    try repository.folder.write("App/Main.swift", router("Main", "MainInput", "main"))
    try repository.commit()
    try repository.git("switch", "-q", "branch")
    return repository
  }

  private static func input(_ name: String) -> String { "@objc protocol \(name): ZIKViewRoutable {}\n" }

  private static func router(_ name: String, _ input: String, _ text: String) -> String {
    """
    class \(name)Controller: UIViewController, \(input), ZIKRoutableView {}
    class \(name)Router: ZIKViewRouter<\(name)Controller, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(\(name)Controller.self)
        register(RoutableView<\(input)>())
        \(text.contains(":") ? "registerURLPattern" : "registerIdentifier")("\(text)")
      }
      override func destination(with configuration: ViewRouteConfig) -> \(name)Controller? { \(name)Controller() }
    }
    \(input == "LostInput" ? "" : "@objc protocol \(input): ZIKViewRoutable {}")
    func use\(name)() { Router.perform(to: RoutableView<\(input)>(), path: .push(from: self)) }

    """
  }

  private func diff(_ repository: GitRepository, _ arguments: String...) throws -> Program.Result {
    try Program(in: repository.folder.path.description).run(["diff"] + arguments)
  }

  @Test(arguments: ["text", "markdown", "json"]) func aBranch(format: String) throws {
    let repository = try Self.repository()
    let result = try diff(repository, "--format", format, "main...branch")
    #expect(result.code == 0)
    #expect(result.messages == "2 routes added, 2 removed, 1 changed; 2 look-ups found a route\n", "\(result)")
    #expect(try Golden("Diff/branch.\(format)").differences(from: result.output).isEmpty)
    for same in ["main...", "main...HEAD"] {
      #expect(try diff(repository, "--format", format, same).output == result.output)
    }
    let direct = try diff(repository, "--format", format, "main..branch")
    #expect(direct.output.contains("MainInput") && !result.output.contains("MainInput"))
  }

  @Test(arguments: ["text", "markdown", "json"]) func aRouteThatIsMissed(format: String) throws {
    let repository = try GitRepository(SinceTests.files)
    try repository.folder.remove("App/Router.swift")
    let result = try diff(repository, "--format", format, "HEAD")
    #expect(result.code == 1)
    #expect(result.messages.hasSuffix("0 routes added, 0 removed, 1 changed; 1 look-up lost its route\n"))
    #expect(try Golden("Diff/missed.\(format)").differences(from: result.output).isEmpty)
  }

  /// Facts of both sides, or of the old one, in place of revisions.
  @Test func factsOfOtherRuns() throws {
    let repository = try Self.repository()
    let program = Program(in: repository.folder.path.description)
    let expected = try diff(repository, "main..branch")
    for side in ["branch", "main"] {
      try repository.git("switch", "-q", side)
      #expect(try program.run(["extract", "--project", ".", "--output", ".git/\(side).facts"]).code == 0)
    }
    let both = ["--facts", ".git/branch.facts", "--before", ".git/main.facts"]
    let result = try program.run(["diff"] + both)
    #expect((result.output, result.code) == (expected.output, expected.code))
    #expect(result.messages.hasSuffix(expected.messages))
    try repository.git("switch", "-q", "branch")
    #expect(try diff(repository, "--before", ".git/main.facts").output == expected.output)
    #expect(try diff(repository, "--before", ".git/branch.facts").output.isEmpty)
    for arguments in [[], ["main", "--before", "x"], ["main", "--facts", ".git/main.facts"], ["--before", "x"]] {
      let result = try program.run(["diff"] + arguments)
      #expect(result.code == 2 && result.output.isEmpty, "\(arguments)")
    }
  }

  @Test func nothingChanges() throws {
    let repository = try GitRepository(SinceTests.files)
    try repository.folder.move("App/Router.swift", to: "App/Renamed.swift")
    let result = try diff(repository, "HEAD")
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(result.messages.hasSuffix("0 routes added, 0 removed, 0 changed\n"))
    #expect(try diff(repository, "--quiet", "HEAD..HEAD").messages.isEmpty)
  }

  @Test(arguments: ["nowhere", "nowhere..HEAD", "HEAD..nowhere", "HEAD..", "..", "...", "HEAD..HEAD..HEAD", "..HEAD"])
  func whatIsNoRange(revisions: String) throws {
    let result = try diff(GitRepository(SinceTests.files), revisions)
    #expect(result.code == 2 && result.output.isEmpty && result.messages.contains("is not a revision"))
  }
}
