import Routes
import TestSupport
import Testing

/// What a piece of source code stands for where someone asks for it.
@Suite struct SpelledSubjectTests {
  private static let source = """
    protocol EditorInput {}
    protocol SearchInput {}
    typealias Finder = SearchInput & UIViewController
    extension RoutableView where Protocol == EditorInput { init() {} }
    extension RoutableService where Protocol == EditorInput { init() {} }
    extension RoutableView where Protocol == UIViewController & SearchInput { init() {} }
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        ZIKViewRoute<Settings, ViewRouteConfig>.make(withDestination: Settings.self) { _, _ in nil }
          .nameAs("Settings").register(RoutableView<EditorInput>())
        registerURLPattern("app://editor/:id")
      }
    }
    """

  @Test(arguments: [
    ("RoutableView<EditorInput>", "route view EditorInput"), ("RoutableView<EditorInput>()", "route view EditorInput"),
    ("RoutableService< EditorInput >()", "route service EditorInput"),
    ("DestinationViewRouter<EditorInput>", "route view EditorInput"),
    ("ZIKRouterToService(EditorInput)", "route service EditorInput"),
    ("@protocol(EditorInput)", "route view EditorInput, route service EditorInput"),
    ("App.EditorInput", "route view EditorInput, route service EditorInput"),
    ("EditorInput.self", "route view EditorInput, route service EditorInput"),
    ("EditorRouter.self", "router EditorRouter"), ("App.EditorRouter", "router EditorRouter"),
    ("SearchInput", "route view UIViewController & SearchInput"),
    ("SearchInput & UIViewController", "route view UIViewController & SearchInput"),
    ("RoutableView<UIViewController&SearchInput>()", "route view UIViewController & SearchInput"),
    ("Finder", "route view UIViewController & SearchInput"),
    ("Settings", "route view EditorInput, destination Settings"),
    ("RoutableViewModule<EditorInput>()", ""), ("Nothing", ""), ("", ""), ("()", ""), ("<>", ""), ("RoutableView<", ""),
  ])
  func stands(_ code: String, for expected: String) {
    let subjects = FixtureIndex(Fixture(Self.source)).index.subjects(named: code).map(\.subject.description)
    #expect(subjects.joined(separator: ", ") == expected)
  }

  @Test(arguments: [("app://editor/3", ["url view app://editor/:id"]), ("app://other/3", []), ("editor/3", [])])
  func aURLStandsForWhatMatchesIt(_ url: String, _ expected: [String]) {
    let accounts = FixtureIndex(Fixture(Self.source)).index.accounts(ofAllNamed: url, diagnostics: [])
    #expect(accounts.map(\.subject.description) == expected)
  }
}
