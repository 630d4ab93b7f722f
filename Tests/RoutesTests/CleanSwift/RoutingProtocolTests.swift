import Routes
import RoutingSystems
import TestSupport
import Testing

/// Routing protocols whose names a configuration says.
@Suite struct RoutingProtocolTests {
  private static let systems = SystemList.builtIn.adding(routingProtocols: ["Routing", "RouterInput"])

  private static func scene(_ member: String, of type: String = "ShelfRouting", _ more: String = "") -> String {
    """
    //- Shelf.swift
    @main class AppDelegate {}
    class BookViewController: UIViewController {}
    protocol \(type) { func showBook(of id: Int) }
    class ShelfRouter: \(type) {
      \(member)
      func showBook(of id: Int) { let book = BookViewController() }
    }
    class ShelfViewController: UIViewController {
      var router: \(type)?
      func open() { router?.showBook(of: 1) }
    }
    \(more)
    """
  }

  private static func rows(_ source: String, _ systems: SystemList) -> [String] {
    FixtureIndex(Fixture(source), systems: systems).index.routes.filter { $0.key.space.system == "clean-swift" }.map {
      "\($0.key.fullName) \($0.status.word) \($0.registrations.flatMap(\.destinations)) \($0.lookUps.count)"
    }
  }

  @Test(arguments: [
    "weak var viewController: ShelfViewController?", "private unowned let host: UIViewController",
    "init(navigation: UINavigationController) {}", "func attach(to view: any Displaying) {}",
    "weak var view: (AnyObject & Displaying)?",
  ])
  func aRouterWithAController(member: String) {
    let source = Self.scene(
      member, "protocol Displaying: AnyObject {}\nextension ShelfViewController: Displaying {}")
    #expect(Self.rows(source, .builtIn) == [])
    #expect(
      Self.rows(source, Self.systems) == ["ShelfRouting/showBook(of:) registered [\"BookViewController\"] 1"])
  }

  @Test(arguments: ["", "let client: Client", "weak var view: Displaying?", "func attach(to view: UIView) {}"])
  func aRouterWithoutAController(member: String) {
    let source = Self.scene(member, "protocol Displaying: AnyObject {}\nclass Label: UILabel, Displaying {}")
    #expect(Self.rows(source, Self.systems) == [])
    #expect(
      Rules.diagnostics(in: FixtureIndex(Fixture(source), systems: Self.systems).index).map(\.finding.message) == [])
  }

  @Test func theControllerOfASuperclassAndAnotherEnd() {
    let source = Self.scene(
      "", of: "ShelfRouterInput", "class Base { weak var host: UIViewController? }"
    ).replacing("class ShelfRouter: ", with: "class ShelfRouter: Base, ")
    #expect(
      Self.rows(source, Self.systems) == ["ShelfRouterInput/showBook(of:) registered [\"BookViewController\"] 1"])
  }

  /// The rules report the same for both protocols.
  @Test func rulesHold() {
    let source = Self.scene(
      "weak var host: UIViewController?", "class Other: ShelfRouting { weak var host: UIViewController? }")
    let index = FixtureIndex(Fixture(source), systems: Self.systems).index
    #expect(Rules.diagnostics(in: index).map(\.finding.rule) == [])
    let all = RuleSettings(levels: ["unimplemented-route": .on])
    #expect(Rules.diagnostics(in: index, settings: all).map(\.finding.rule) == ["unimplemented-route"])
  }
}
