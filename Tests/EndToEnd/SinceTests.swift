import Foundation
import TestSupport
import Testing

/// `waymark check --since`: what the files add to a revision.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct SinceTests {
  /// A router that registers its class and its protocol.
  static let router = """
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorController.self)
        register(RoutableView<EditorInput>())
      }
      override func destination(with configuration: ViewRouteConfig) -> EditorController? { EditorController() }
    }

    """
  private static let use = """
    class Menu { func use() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) } }

    """

  private static func lookUp(of name: String, in type: String) -> String {
    "class \(type) { func use() { Router.perform(to: RoutableView<\(name)>(), path: .push(from: self)) } }\n"
  }

  /// One route, and one look-up that finds none, which is there from the beginning.
  static let files = [
    "App/App.swift": "@main struct Small: App {}\n",
    "App/Inputs.swift": """
    @objc protocol EditorInput: ZIKViewRoutable {}
    @objc protocol LostInput: ZIKViewRoutable {}
    class EditorController: UIViewController, EditorInput, ZIKRoutableView {}

    """,
    "App/Router.swift": router, "App/Use.swift": use, "App/Lost.swift": lookUp(of: "LostInput", in: "Lost"),
    "App/Deep.swift": "let router: ZIKViewRouter<A, B>?\n" + String(repeating: "[", count: 1000),
  ]

  private func check(
    _ repository: GitRepository, _ arguments: [String] = [], since revision: String = "HEAD", in folder: String = "",
    _ environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program(in: repository.folder(folder).description, environment: environment)
      .run(["check", "--since", revision] + arguments)
  }

  @Test func whatWasThereIsNoNews() throws {
    let repository = try GitRepository(Self.files)
    #expect(try Program(in: repository.folder.path.description).run(["check"]).code == 1)
    let result = try check(repository, ["--strict", "--include-unknown"])
    #expect(result.code == 0 && result.output.isEmpty && result.messages.hasSuffix("since HEAD: 0 errors\n"))
  }

  @Test(arguments: FormatTests.formats) func aRegistrationThatIsGoneIsReportedWhereItIsMissed(format: String) throws {
    let repository = try GitRepository(Self.files)
    try repository.folder.write(
      "App/Router.swift", Self.router.replacing("    register(Routable", with: "    // Routable"))
    let result = try check(repository, ["--format", format])
    #expect(result.code == 1 && result.messages.hasSuffix("since HEAD: 1 error\n"))
    let output = result.output.replacing(repository.folder.path.resolved?.description ?? "", with: "FOLDER")
    #expect(try Golden("Formats/since.\(format)").differences(from: output).isEmpty)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The files that findings are printed of.
    var found: [String]
    var make: @Sendable (GitRepository) throws -> Void

    init(_ name: String, finds found: [String] = [], _ make: @escaping @Sendable (GitRepository) throws -> Void) {
      (testDescription, self.found, self.make) = (name, found, make)
    }
  }

  static let changes = [
    Change("staged", finds: ["App/Inputs.swift", "App/Use.swift"]) { repository in
      try repository.folder.write("App/Router.swift", "")
      try repository.git("add", "-A")
    },
    Change("deleted", finds: ["App/Inputs.swift", "App/Use.swift"]) { try $0.folder.remove("App/Router.swift") },
    Change("untracked", finds: ["New/New.swift"]) {
      try $0.folder.write("New/New.swift", lookUp(of: "LostInput", in: "New"))
    },
    Change("one more of the same, before the old one", finds: ["App/Earlier.swift"]) {
      try $0.folder.write("App/Earlier.swift", lookUp(of: "LostInput", in: "Lost"))
    },
    Change("ignored") {
      try $0.folder.write(".gitignore", "/New\n")
      try $0.folder.write("New/New.swift", lookUp(of: "LostInput", in: "New"))
    },
    Change("moved in the file") {
      try $0.folder.write("App/Lost.swift", "// a\n\n" + lookUp(of: "LostInput", in: "Lost"))
    },
    Change("moved to another file") { try $0.folder.move("App/Lost.swift", to: "App/Found.swift") },
    Change("moved to another type", finds: ["App/Lost.swift"]) {
      try $0.folder.write("App/Lost.swift", lookUp(of: "LostInput", in: "Other"))
    },
    Change("mended", finds: ["App/Inputs.swift"]) { try $0.folder.remove("App/Lost.swift") },
    Change("a file that is renamed and known by its name") {
      try $0.folder.move("App/Deep.swift", to: "App/Deeper.swift")
    },
  ]

  @Test(arguments: changes) func changesOfTheFiles(change: Change) throws {
    let repository = try GitRepository(Self.files)
    try change.make(repository)
    let result = try check(repository, ["--format", "lines"])
    let lines = result.output.split(separator: "\n").filter { !$0.contains(" note: ") || $0.hasSuffix(")") }
    #expect(
      Set(lines.compactMap { $0.split(separator: ":").first.map(String.init) }).sorted() == change.found, "\(result)")
  }

  @Test func aBranchIsComparedWithWhereItBegan() throws {
    let repository = try GitRepository(Self.files)
    try repository.git("switch", "-q", "-c", "branch")
    try repository.folder.write("App/Branch.swift", Self.lookUp(of: "LostInput", in: "Branch"))
    try repository.commit()
    try repository.git("switch", "-q", "main")
    try repository.folder.remove("App/Lost.swift")
    try repository.commit()
    try repository.git("switch", "-q", "branch")
    let both = try check(repository, ["--format", "lines"], since: "main").output
    #expect(both.contains("App/Lost.swift:1:") && both.contains("App/Branch.swift:1:"))
    for arguments in [["--since", "main..."], ["--new-from-merge-base", "main"], ["--new-from-rev", "main..."]] {
      let result = try Program(in: repository.folder.path.description)
        .run(["check", "--format", "lines"] + arguments)
      #expect(result.code == 1 && result.output.hasPrefix("App/Branch.swift:1:"))
      #expect(!result.output.contains("App/Lost.swift"))
    }
  }

  /// What both accept is accepted once.
  @Test func beforeABaseline() throws {
    let repository = try GitRepository(Self.files)
    let program = Program(in: repository.folder.path.description)
    #expect(try program.run(["baseline", "write"]).code == 0)
    let options = ["--format", "lines", "--baseline", "waymark-baseline.json", "--strict-baseline"]
    #expect(try check(repository, options).code == 0)
    try repository.folder.write("App/More.swift", Self.lookUp(of: "LostInput", in: "Lost"))
    let result = try check(repository, options)
    #expect(result.code == 1 && result.output.hasPrefix("App/More.swift:1:"))
  }

  @Test(arguments: [("", "App"), ("App", "."), ("", "App/../App"), ("Other", "../App")])
  func belowTheTop(folder: String, root: String) throws {
    let files = Self.files.merging(["Other/a.swift": Self.lookUp(of: "NoInput", in: "Other")]) { $1 }
    let repository = try GitRepository(files)
    try repository.folder.write("App/Router.swift", "")
    try repository.folder.write("Other/a.swift", "")
    let result = try check(repository, ["--format", "lines", root], in: folder)
    #expect(result.code == 1 && result.output.contains("Use.swift:1:59: error:"), "\(result)")
    #expect(!result.output.contains("Lost"))
  }

  @Test func eachSideHasItsOwnConfiguration() throws {
    let repository = try GitRepository(
      Self.files.merging([".waymark.yml": "rules: {lookup-unregistered: off}"]) { $1 })
    try repository.folder.write(".waymark.yml", "rules: {lookup-unregistered: warning}")
    try repository.folder.write("other.yml", "rules: {lookup-unregistered: warning}")
    let result = try check(repository, ["--format", "lines"])
    #expect(result.code == 0 && result.output.contains(/App\/Lost.swift:1:\d+: warning:/))
    #expect(try check(repository, ["--config", "other.yml"]).output.isEmpty)
  }

  /// What registered a route is named, at the nearest line that is left of it.
  @Test func theFormerRegistrationIsNamed() throws {
    let repository = try GitRepository(Self.files)
    try repository.folder.write(
      "App/Router.swift",
      "// one\n// two\n" + Self.router.replacing("    register(RoutableView<EditorInput>())\n", with: ""))
    let result = try check(repository, ["--format", "lines"], since: "main")
    #expect(
      result.output.contains(
        "App/Router.swift:5:1: note: 'main' registers it in EditorRouter: App/Router.swift:4:27\n"), "\(result)")
    let github = try check(repository, ["--format", "github"], since: "main").output
    #expect(
      github.hasPrefix(
        "::error file=App/Router.swift,line=5,endLine=5,title=lookup-unregistered::App/Use.swift:1:59: nothing registers "
      ),
      "\(github)")
    let gitlab = try check(repository, ["--format", "gitlab"], since: "main").output
    #expect(
      gitlab.contains("\"path\": \"App/Router.swift\"") || gitlab.contains("\"path\":\"App/Router.swift\""), "\(gitlab)"
    )
    let markdown = try check(repository, ["--format", "markdown"], since: "main").output
    #expect(markdown.contains("<br>'main' registers it in EditorRouter: App/Router.swift:4:27"), "\(markdown)")
  }

  /// A finding in a file that changes is shown where it stands, and so is one whose router's file is gone.
  @Test func aFindingStaysWhereItCanBeShown() throws {
    let repository = try GitRepository(Self.files)
    try repository.folder.remove("App/Router.swift")
    let gone = try check(repository, ["--format", "github"]).output
    #expect(gone.contains("::error file=App/Use.swift,line=1,endLine=1,col=59,endColumn=70,"), "\(gone)")
    #expect(gone.contains("App/Use.swift:1:59: note: 'HEAD' registers it in EditorRouter: App/Router.swift:4:27"))
    try repository.folder.write("App/Router.swift", "")
    try repository.folder.write("App/Use.swift", "// changed\n" + Self.use)
    let changed = try check(repository, ["--format", "github"]).output
    #expect(changed.contains("::error file=App/Use.swift,line=2,endLine=2,col=59,endColumn=70,"), "\(changed)")
    #expect(changed.contains("App/Router.swift:1:1: note: 'HEAD' registers it in EditorRouter: App/Router.swift:4:27"))
  }

  /// What is new and was never registered has no such note.
  @Test func whatWasNeverRegisteredHasNoFormerRegistration() throws {
    let repository = try GitRepository(Self.files)
    try repository.folder.write("App/More.swift", Self.lookUp(of: "LostInput", in: "More"))
    let result = try check(repository, ["--format", "lines"])
    #expect(result.code == 1 && !result.output.contains("'HEAD'"))
  }
}
