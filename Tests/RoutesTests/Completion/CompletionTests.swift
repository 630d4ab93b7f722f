import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing
import Workspace

@Suite struct CompletionTests {
  private func offers(_ file: String, _ source: String) -> [String]? {
    TestSupport.offers(in: Fixture("\(CompletionApp.files)//- \(file)\n\(source)"))
  }

  private static let editor = "EditorInput: view route → EditorScreen"
  private static let player = "PlayerInput: view route → PlayerScreen"
  private static let lost = "LostInput: view route, not registered"
  private static let values = [
    "RoutableView<EditorInput>(): view route → EditorScreen", "RoutableView<PlayerInput>(): view route → PlayerScreen",
  ]
  private static let lostViews = [
    "~RoutableView<LostInput>(): view route, not registered",
    "~RoutableViewModule<SongInput>(): view module route, not registered",
  ]
  private static let all = values + lostViews + ["~RoutableService<ClockInput>(): service route, not registered"]

  @Test(arguments: [
    ("RoutableView</*|*/", [editor, player, "~\(lost)"]),
    ("DestinationViewRouter<Ed/*|*/>?", [editor, player, "~\(lost)"]),
    ("RoutableService</*|*/>()", ["~ClockInput: service route, not registered"]),
    ("Router.perform(to: /*|*/", all),
    ("Router.perform(to: Rou/*|*/, path: .push(from: self))", values + lostViews),
    ("ZRouter.Router.makeDestination(to: ZRouter.Rou/*|*/)", all),
    ("let x = Router.to(/*|*/)?.perform()", all),
    ("Router.perform(to: Rou/*|*/tableView<A & B.C>())", all),
    ("SwitchableService(/*|*/)", ["~RoutableService<ClockInput>(): service route, not registered"]),
    (
      "register(RoutableView</*|*/",
      [
        lost, "EditorInput: view route, registered by EditorRouter",
        "PlayerInput: view route, registered by PlayerRouter",
      ]
    ),
    (
      "ZIKAnyServiceRouter.register(/*|*/, forMakingService: Clock.self)",
      ["RoutableService<ClockInput>(): service route, possibly not registered"]
    ),
    ("register(adapter: RoutableView<A>(), forAdaptee: RoutableView</*|*/>())", [editor, player, "~\(lost)"]),
    (
      "registerView(/*|*/)",
      [
        "SpareScreen.self: view destination, not registered",
        "EditorScreen.self: view destination, registered by EditorRouter",
        "PlayerScreen.self: view destination, registered by PlayerRouter",
      ]
    ),
    ("self.registerExclusiveService(Cl/*|*/.self)", ["Clock: service destination, not registered"]),
    (
      "ZIKAnyServiceRouter.register(RoutableService<ClockInput>(), forMakingService: /*|*/)",
      ["Clock.self: service destination, not registered"]
    ),
    (
      "extension RoutableView where Protocol == /*|*/",
      ["UsedInput: used as a view route, not declared", "NewInput: of a routable class, not declared"]
    ),
    (
      "Router.to(viewIdentifier: \"/*|*/\")",
      ["editor: view identifier → EditorRouter"]
    ),
    ("Router.to(serviceIdentifier: \"/*|*/\")", []),
    ("ZIKAnyViewRouter.performURL(\"app/*|*/\", path: x)", ["app://editor/:id/tab/:tab: view URL → EditorRouter"]),
    ("registerIdentifier(\"/*|*/\")", ["missing: view identifier, not registered"]),
    ("registerURLPattern(\"/*|*/\")", ["app://missing: view URL, not registered", "app://: scheme of a URL pattern"]),
  ])
  func swift(source: String, expected: [String]) {
    #expect(offers("New.swift", source) == expected)
  }

  @Test(arguments: [
    ("ZIKRouterToView(/*|*/)", [player]),
    ("[ZIKRouterToViewModule(So/*|*/) performPath:x]", ["~SongInput: view module route, not registered"]),
    ("[self registerViewProtocol:ZIKRoutable(/*|*/)];", ["PlayerInput: view route, registered by PlayerRouter"]),
    ("[self registerModuleProtocol:/*|*/];", ["ZIKRoutable(SongInput): view module route, possibly not registered"]),
    (".registerModuleProtocol(ZIKRoutable(/*|*/))", ["SongInput: view module route, not registered"]),
    ("ZIKViewRouter.toView(@protocol(/*|*/))", [player]),
    ("[self registerDestinationAdapter:ZIKRoutable(A) forAdaptee:ZIKRoutable(/*|*/)]", [player]),
    (
      "[self registerView:[/*|*/ class]];",
      [
        "SpareScreen: view destination, not registered", "EditorScreen: view destination, registered by EditorRouter",
        "PlayerScreen: view destination, registered by PlayerRouter",
      ]
    ),
    ("[self registerService:Cl/*|*/]", ["[Clock class]: service destination, not registered"]),
    (
      "[ZIKServiceRouter registerServiceProtocol:ZIKRoutable(A) forMakingService:[Cl/*|*/",
      ["Clock: service destination, not registered"]
    ),
    ("[self registerIdentifier:@\"/*|*/\"]", ["missing: view identifier, not registered"]),
    (
      "ZIKAnyViewRouter.toIdentifier(@\"ed/*|*/",
      ["editor: view identifier → EditorRouter"]
    ),
    ("[ZIKAnyViewRouter performURL:@\"/*|*/\" path:x]", ["app://editor/:id/tab/:tab: view URL → EditorRouter"]),
  ])
  func objectiveC(source: String, expected: [String]) {
    #expect(offers("New.m", source) == expected)
  }

  @Test(arguments: [
    ("New.swift", "/*|*/"), ("New.swift", "let x = Ed/*|*/"), ("New.swift", "perform(to: /*|*/"),
    ("New.swift", "Router.perform(path: /*|*/"), ("New.swift", "Router.perform(to: .a/*|*/"),
    ("New.swift", "Router.perform(to: Rou/*|*/tableView<A>(x))"), ("New.swift", "registerView(Module.Ed/*|*/)"),
    ("New.swift", "registerView([/*|*/"), ("New.swift", "register(x, /*|*/"), ("New.swift", "Router.to(\"/*|*/\")"),
    ("New.swift", "RoutableView<\n/*|*/next()"),
    ("New.swift", "// Router.to(/*|*/"), ("New.swift", "f(\"RoutableView</*|*/\")"), ("New.swift", "Array</*|*/"),
    ("New.swift", "extension Foo where Protocol == /*|*/"), ("New.swift", "ZIKRouterToView(/*|*/)"),
    ("New.m", "[x conformsToProtocol:@protocol(/*|*/)]"), ("New.m", "[self addView:[/*|*/ class]]"),
    ("New.m", "@\"ZIKRouterToView(/*|*/)\""), ("New.m", "// ZIKRouterToView(/*|*/)"), ("New.m", "NSLog(@\"/*|*/\")"),
    ("New.m", "Router.perform(to: /*|*/"), ("New.m", "x = a < /*|*/b"), ("New.m", "ZIKRoutable(A) /*|*/"),
  ])
  func nothingElsewhere(file: String, source: String) {
    #expect(offers(file, source) == nil)
  }

  @Test(arguments: ["Screens.swift", "PlayerRouter.m"]) func everyPlaceIsSafe(path: String) throws {
    let fixture = Fixture(CompletionApp.files)
    let index = FixtureIndex(fixture).index
    let text = SourceText(try #require(fixture.files.first { $0.path == path }).text)
    let frontend = try #require(Frontends.frontend(of: FilePath(path)))
    var known = 0
    for offset in 0...text.count {
      // What is behind the cursor may be anything, or nothing yet.
      for source in [text, SourceText(text.bytes[..<offset])] {
        guard let cursor = frontend.cursor(at: offset, in: source) else { continue }
        guard let context = SystemList.builtIn.completionContext(at: cursor) else { continue }
        let replaced = context.replaced(at: cursor)
        #expect(replaced.lowerBound <= offset && offset <= replaced.upperBound && replaced.upperBound <= source.count)
        known += context.offers(in: index).isEmpty ? 0 : 1
      }
    }
    #expect(known > 50)
  }

  @Test func namesAreThoseOfTheLanguage() {
    let declared = """
      //- Named.swift
      @objc(XInput) protocol SwiftInput: ZIKViewRoutable {}
      @objc(XScreen) class SwiftScreen: UIViewController, ZIKRoutableView {}
      //- New.m

      """
    let protocols = TestSupport.offers(in: Fixture(declared + "ZIKRouterToView(/*|*/)"))
    #expect(protocols?.first?.hasPrefix("XInput:") == true)
    let classes = TestSupport.offers(in: Fixture(declared + "[self registerView:[/*|*/ class]]"))
    #expect(classes?.first?.hasPrefix("XScreen:") == true)
  }
}
