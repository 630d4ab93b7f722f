import Foundation
import TestSupport
import Testing

/// A run that cannot judge what it reads differs from one that finds nothing.
@Suite struct PartialScanTests {
  private static let inputs = """
    @objc protocol EditorInput: ZIKViewRoutable {}
    @objc protocol LostInput: ZIKViewRoutable {}
    class EditorController: UIViewController, EditorInput, ZIKRoutableView {}

    """
  private static let use = """
    func use() {
      Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
      Router.perform(to: RoutableView<LostInput>(), path: .push(from: self))
    }

    """
  private static let app = [
    "App/App.swift": "@main struct Small: App {}\n", "App/Inputs.swift": inputs,
    "App/Routers/Router.swift": SinceTests.router,
    "App/Use/Use.swift": use, "App/Plain/Plain.swift": "let plain = 1\n", "readme.md": "",
  ]

  private func check(
    _ folder: TemporaryFolder, _ arguments: [String] = [], in place: String = ""
  ) throws -> (code: Int32, messages: String, output: String) {
    let result = try Program(in: folder(place).description).run(["check", "--format", "lines"] + arguments)
    return (result.code, result.messages, result.output)
  }

  @Test func anOpenWorldTellsWhatItDoesNotShow() throws {
    let folder = try TemporaryFolder(Self.app)
    let advice = "(--include-unknown shows them, --closed-world judges them)"
    let part = try check(folder, in: "App/Use")
    #expect(part.code == 0 && part.output.isEmpty)
    #expect(part.messages == "0 errors; 2 uncertain findings not shown: no application is in the scan \(advice)\n")
    let open = try check(folder, ["--open-world"])
    #expect(
      open.messages.hasPrefix("0 errors; 1 uncertain finding not shown: declared open in the settings"),
      "\(open.messages)")
    #expect(try check(folder, ["--include-unknown"], in: "App/Use").messages == "0 errors, 2 notes\n")
    #expect(try check(folder, ["--quiet"], in: "App/Use").messages.isEmpty)
  }

  @Test func ignoredRegistrationsAreCounted() throws {
    let folder = try TemporaryFolder(Self.app.merging([".gitignore": "/App/Routers/\n"]) { $1 })
    let result = try check(folder, ["--skip-rule", "unregistered-protocol"])
    let words = "1 uncertain finding not shown: only ignored files register its route"
    #expect(result.messages == "1 error; \(words) (--include-unknown shows them)\n")
    let all = try check(folder, ["--include-unknown"])
    #expect(all.output.contains("it is registered in a file that '.gitignore' ignores (lookup-unregistered)"))
    #expect(!all.messages.contains("not shown"))
  }

  /// One registration of a name that is not spelled makes all look-ups of its kind uncertain.
  @Test func anOpenTableIsTold() throws {
    let folder = try TemporaryFolder([
      ".waymark.yml": """
      world: closed
      systems:
        screens:
          key: string
          missing: nothing
          registrations:
            - ScreenTable.add(_:)
          look-ups:
            - ScreenTable.open(_:)

      """,
      "a.swift": """
      func f(name: String) {
        ScreenTable.add("about")
        ScreenTable.open("abuot")
      }

      """,
    ])
    #expect(try check(folder).messages == "0 errors, 1 warning\n")
    try folder.write("b.swift", "func g(name: String) {\n  ScreenTable.add(name)\n}\n")
    let reason = "a registration uses a text that is not a literal"
    #expect(
      try check(folder).messages
        == "0 errors; 1 uncertain finding not shown: \(reason) (--include-unknown shows them)\n")
  }

  @Test func aTreeWithoutRoutesIsTold() throws {
    let folder = try TemporaryFolder(Self.app)
    let plain = try check(folder, ["App/Plain"])
    #expect(
      plain.code == 0
        && plain.messages
          == "0 errors; no source uses ARCH, Cells, Clean Swift, Interface Builder, Modules or ZIKRouter\n"
    )
  }

  /// A module that is built in place is not a route, but its code uses the system.
  @Test func aTreeWithFindingsUsesASystem() throws {
    let folder = try TemporaryFolder([
      "Home.m": """
      @implementation Home
      - (void)open {
        id<RFModule> card = [[ModuleHandler alloc] initWithView:[Card new] input:nil output:nil];
        card.moduleOutput = self;
      }
      @end

      """,
      "Transition.h": "@interface CardTransition : NSObject <RFModuleTransitioning>\n@end\n",
    ])
    let result = try check(folder)
    #expect(result.messages == "0 errors, 1 warning\n", "\(result)")
  }

  /// A missing look-up in one file, and nothing that the system can name.
  private static let lookUp = #"let missing = UIStoryboard(name: "Missing", bundle: nil)"# + "\n"

  @Test func aTreeOfLookUpsUsesASystem() throws {
    let messages = try check(try TemporaryFolder(["a.swift": Self.lookUp])).messages
    #expect(messages.hasPrefix("0 errors; 1 uncertain finding not shown: no application is in the scan"), "\(messages)")
  }

  /// Code of a target that nothing links is not judged; that of one whose configuration file is missing is.
  @Test(arguments: [
    (
      "tool", "",
      "0 errors; 1 uncertain finding not shown: no application links their files (--include-unknown shows them)"
    ),
    ("application", "None.xcconfig", "1 error"),
  ])
  func whatIsNotJudgedIsCounted(_ product: String, _ configuration: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["App/App.swift": "@main struct Small: App {}\n", "Other/a.swift": Self.lookUp])
    let reference = configuration.isEmpty ? "" : "baseConfigurationReference = X; "
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, O, X); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        O = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = "\(configuration)"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); };
        U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.\(product)";
          fileSystemSynchronizedGroups = (O); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; \(reference)buildSettings = {}; };
      }; }
      """)
    let messages = try check(folder).messages
    #expect(messages.split(separator: "\n").last ?? "" == expected)
    let problem = "None.xcconfig: no such file; the targets that are based on it count as if it left no source out"
    #expect(messages.contains(problem) == !configuration.isEmpty)
  }

  /// Nothing tells which files are compiled together before XcodeGen or Tuist has run.
  @Test(arguments: [("project.yml", ""), ("Project.swift", "import ProjectDescription\n")])
  func aProjectThatIsNotGeneratedIsTold(name: String, text: String) throws {
    let model = try TemporaryFolder(Self.app.merging(["Project.swift": "struct Project {}\n"]) { $1 })
    #expect(try !check(model).messages.contains("Project.swift"))
    let folder = try TemporaryFolder(Self.app.merging([name: text]) { $1 })
    let words = "no Xcode project is generated from \(name), so all files count as one application"
    #expect(try check(folder).messages.hasSuffix("; \(words)\n"))
    #expect(try Program(in: folder.path.description).run(["doctor"]).output.contains(words))
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(.init("A", folders: ["App"])).text)
    #expect(try !check(folder).messages.contains(name))
  }

  /// A storyboard that was not checked out may have a scene that code asks for.
  @Test func aDocumentOutsideOfTheScanIsTold() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      @main struct Small: App {}
      let scene = storyboard.instantiateViewController(withIdentifier: "Detail")

      """,
      "App/Menu.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>

      """,
    ])
    let project = ProjectText(.init("A", folders: ["App"], files: ["Main.storyboard"])).text
    try folder.write(
      "App.xcodeproj/project.pbxproj", project.replacing("PBXSourcesBuildPhase", with: "PBXResourcesBuildPhase"))
    let words = "1 uncertain finding not shown: 'A' holds Main.storyboard, which is not in the scan"
    let messages = try check(folder).messages
    #expect(messages.hasPrefix("0 errors; \(words)"), "\(messages)")
  }

  @Test func applicationsBehindTheFirstOnesAreCounted() throws {
    let folder = try TemporaryFolder(Self.app)
    let targets = (0..<130).map { ProjectText.Target("A\($0)", folders: ["App"]) }
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(targets).text)
    let words = "2 application targets not judged (only 128 are judged at once: check a folder with fewer)"
    let messages = try check(folder).messages
    #expect(messages.hasSuffix("; \(words)\n"), "\(messages)")
  }

  @Test func filesOfNoTargetAreCounted() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(.init("A", files: ["App/App.swift"])).text)
    let result = try check(folder)
    #expect(result.code == 0)
    #expect(result.messages.contains("in files of no target"), "\(result.messages)")
  }

  @Test(arguments: [["App"], ["App/Use"], ["App/Use/Use.swift"], ["App/Routers", "App/Use"], ["App/../App/Use"]])
  func aPartOfAProjectIsJudgedAsTheWhole(paths: [String]) throws {
    let folder = try TemporaryFolder(Self.app.merging([".git/HEAD": ""]) { $1 })
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(.init("A", folders: ["App"])).text)
    let (whole, part) = (try check(folder), try check(folder, paths))
    #expect(whole.code == 1 && whole.output.contains("LostInput"))
    #expect(
      part.code == 1
        && findings(part.output)
          == findings(whole.output).filter { line in
            paths.contains { line.hasPrefix($0.replacing("App/../", with: "")) }
          }
    )
    let inside = try check(folder, in: "App/Use").output
    #expect(findings(inside) == findings(whole.output).filter { $0.hasPrefix("App/Use/") }.map { "\($0.dropFirst(8))" })
    #expect(inside.contains("\n../../App/Inputs.swift:2:16: note: "))
  }

  /// Without the places that they name beside their own.
  private func findings(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { !$0.contains(": note: ") }
  }

  @Test func onlyThePathsAreListed() throws {
    let folder = try TemporaryFolder(Self.app.merging([".git/HEAD": ""]) { $1 })
    try folder.write("App.xcodeproj/project.pbxproj", ProjectText(.init("A", folders: ["App"])).text)
    let part = try Program(in: folder("App/Routers").description).run(["scan", "--format", "csv"])
    #expect(part.output.contains("EditorInput,registered") && !part.output.contains("LostInput"))
    #expect(part.messages.hasPrefix("1 file, 1 route; closed world"))
  }

  @Test func anAppThatRoutesByTextsHasRoutes() throws {
    let folder = try TemporaryFolder([
      "App.swift": "@main struct Small: App {}\n",
      "Router.swift": """
      class EditorController: UIViewController, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(EditorController.self)
          registerIdentifier("editor")
        }
        override func destination(with configuration: ViewRouteConfig) -> Any? { EditorController() }
      }
      func use() { Router.to(viewIdentifier: "edtor") }

      """,
    ])
    let result = try check(folder)
    #expect(result.code == 0 && result.output.contains("unknown-identifier"), "\(result)")
  }
}
