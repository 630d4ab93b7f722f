import Routes
import SourceModel
import TestSupport
import Testing

/// Where the cursor's subject is registered, what it leads to, and where else it stands.
@Suite struct NavigationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Code with one cursor.
    var code: String
    var registrations: [String]
    var destinations: [String]
    var references: [String]

    var testDescription: String { title }
  }

  /// 14 lines, so that a case's code begins on line 15.
  static let app = """
    protocol P {}
    protocol Q {}
    class PlayerViewController: UIViewController, ZIKRoutableView {}
    class Player: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(PlayerViewController.self)
        register(RoutableView<P>())
        registerIdentifier("player")
        registerURLPattern("app://player")
      }
    }
    class Adapter: ZIKViewRouteAdapter {
      override class func f() { register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>()) }
    }

    """

  static let cases = [
    Case(
      title: "a route", code: "let r = Router.to(RoutableView</*|*/P>())",
      registrations: ["7:27"], destinations: ["3:7"], references: ["7:27", "13:91", "15:32"]),
    Case(
      title: "an adapted route", code: "let r = Router.to(RoutableView<Q/*|*/>())",
      registrations: ["7:27"], destinations: ["3:7"], references: ["13:60", "15:32"]),
    Case(
      title: "a router", code: "Play/*|*/er.perform(path: .push)",
      registrations: ["4:7"], destinations: ["3:7"], references: ["15:1"]),
    Case(
      title: "an identifier", code: "Router.to(viewIdentifier: \"pl/*|*/ayer\")",
      registrations: ["8:25"], destinations: ["3:7"], references: ["8:25", "15:28"]),
    Case(
      title: "a URL", code: "ZIKAnyViewRouter.performURL(\"/*|*/app://player\", path: .push)",
      registrations: ["9:25"], destinations: ["3:7"], references: ["9:25", "15:30"]),
    Case(
      title: "a destination", code: "extension Player/*|*/ViewController: ZIKRoutableView {}",
      registrations: ["6:18"], destinations: ["3:7"], references: ["6:18"]),
  ]

  @Test(arguments: cases) func navigates(_ example: Case) throws {
    let fixture = Fixture(Self.app + example.code)
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let file = try #require(linked.file(cursor.path))
    let occurrence = try #require(
      linked.index.occurrence(in: file, line: cursor.line, column: cursor.column, encoding: .utf32))
    let place = IndexDump(linked).place
    #expect(linked.index.registrations(of: occurrence).map(place) == example.registrations)
    #expect(linked.index.destinations(of: occurrence).map(place) == example.destinations)
    #expect(linked.index.references(of: occurrence, includingDeclaration: false).map(place) == example.references)
  }

  @Test func candidatesAreTheRoutesOfAKindAvailableOnesFirst() {
    let source =
      Self.app + """
        protocol A {}
        extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
        extension RoutableService where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
        func f() { Router.to(RoutableView<Unheard>()) }
        """
    let candidates = FixtureIndex(Fixture(source)).index.candidates(for: .view)
    #expect(
      candidates.map { "\($0.name) \($0.status.word) \($0.destinations)" } == [
        "P registered [\"PlayerViewController\"]", "Q adapted [\"PlayerViewController\"]", "A unknown []",
      ])
  }
}
