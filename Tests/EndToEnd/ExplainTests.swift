import TestSupport
import Testing

/// `waymark explain` and `waymark match`.
@Suite struct ExplainTests {
  @Test(arguments: [
    "EditorInput", "LostInput", "TabletInput", "RequiredEditorInput", "EditorRouter", "EditorController", "editor",
  ])
  func saysWhatIsKnown(symbol: String) throws {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(["explain", symbol])
    #expect(result.code == 0 && result.messages.isEmpty)
    #expect(try Golden("explain-\(symbol).txt").differences(from: result.output).isEmpty)
  }

  @Test(arguments: ["EditorInput", "editor"]) func asJSON(symbol: String) throws {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(["explain", "--format", "json", symbol])
    #expect(result.code == 0 && result.messages.isEmpty)
    #expect(try Golden("explain-\(symbol).json").differences(from: result.output).isEmpty)
  }

  @Test(arguments: [
    (
      "EditorInptu",
      "no route, router, class, identifier or URL is called 'EditorInptu'; did you mean 'EditorInput'?"
    ),
    (
      "SomethingElse",
      "no route, router, class, identifier or URL is called 'SomethingElse'; 'waymark scan' lists the routes"
    ),
    ("lookup-unregistered", "; 'waymark rules lookup-unregistered' explains the rule"),
    ("cells", "; 'waymark systems cells' explains the system"),
    ("\u{1B}[2J", "called '\\u{1B}[2J'"),
  ])
  func aNameOfNothing(symbol: String, message: String) throws {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(["explain", symbol])
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains(message))
  }

  @Test func aRuleWithoutATree() throws {
    let folder = try TemporaryFolder([:])
    let result = try Program(in: folder.path.description).run(["explain", "unknown-scene"])
    #expect(result.code == 2)
    #expect(result.messages.contains("files in .; 'waymark rules unknown-scene' explains the rule"))
  }

  private static let urls = [
    "App.swift": "@main struct Small: App {}\n",
    "Routers.swift": """
    class NoteController: UIViewController, ZIKRoutableView {}
    class NoteRouter: ZIKViewRouter<NoteController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(NoteController.self)
        registerURLPattern("app://note/:id")
        registerURLPattern("app://note/:id/edit")
        registerURLPattern("app://note/:name/edit")
        registerURLPattern("app://list/")
      }
    }

    """,
  ]

  @Test(
    arguments: [
      ("parameters", "app://note/4%202?mode=read", 0), ("several", "app://note/42/edit", 0),
      ("near", "app://notes/42", 1), ("segments", "app://note", 1), ("unmatchable", "app://list", 1),
      ("far", "https://example.org/a/b/c", 1), ("odd", "note 42", 1),
    ] as [(String, String, Int32)])
  func urlsAreMatched(golden: String, url: String, code: Int32) throws {
    let folder = try TemporaryFolder(Self.urls)
    let result = try Program(in: folder.path.description).run(["match", url])
    #expect(result.code == code)
    #expect(try Golden("match-\(golden).txt").differences(from: result.output).isEmpty)
    let json = try Program(in: folder.path.description).run(["match", "--format", "json", url])
    #expect(json.code == code && json.messages == result.messages)
    #expect(try Golden("match-\(golden).json").differences(from: json.output).isEmpty)
    #expect(result.messages.isEmpty == (golden != "odd" && golden != "parameters"))
  }

  /// What the user can do about a route that is unknown.
  @Test(
    arguments: [
      ("Passed", "name Navigator.show(_:animated:) under functions in .waymark.yml: App.swift:2:40\n"),
      ("Given", "name the function that takes it under functions in .waymark.yml: App.swift:3:37\n"),
      ("Broken", "look for the name in Broken.swift:1:1\n"),
      ("Absent", "scan the sources that declare Absent as well\n"),
    ])
  func anUnknownRouteHasAdvice(symbol: String, advice: String) throws {
    let names = ["Passed", "Given", "Broken"]
    let folder = try TemporaryFolder([
      "App.swift": """
      @main struct Small: App {}
      func a() { Navigator.show(RoutableView<Passed>(), animated: true) }
      func b() { container.register(type: Given.self) }
      func c() { \((names + ["Absent"]).map { "Router.to(RoutableView<\($0)>())" }.joined(separator: "; ")) }

      """,
      "Inputs.swift": names.map { "@objc protocol \($0): ZIKViewRoutable {}\n" }.joined(),
      "Broken.swift": "func f() { Broken(\n",
    ])
    let program = Program(in: folder.path.description)
    let result = try program.run(["explain", symbol])
    #expect(
      result.code == 0 && result.output.contains("  To resolve this: ") && result.output.contains(advice), "\(result)")
    #expect(try program.run(["scan"]).messages.contains("4 unknown ('waymark explain ROUTE' says why)"))
    #expect(try program.run(["explain", "--open-world", symbol]).output.contains("--closed-world"))
  }
}
