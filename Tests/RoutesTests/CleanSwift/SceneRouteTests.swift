import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The routes of routers, and the calls and segues that look them up.
@Suite struct SceneRouteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// One line for each route: its name and status, the routers and destinations of its registrations, and the forms of
    /// its look-ups with the numbers of their lines.
    var routes: [String]

    var testDescription: String { title }
  }

  private static let protocolOfShelf = """
    @objc protocol ShelfRoutingLogic {
      func routeToBook(segue: UIStoryboardSegue?)
    }
    """

  private static let routerOfShelf = """
    class BookViewController: UIViewController {}
    class ShelfRouter: NSObject, ShelfRoutingLogic {
      weak var viewController: ShelfViewController?
      func routeToBook(segue: UIStoryboardSegue?) {
        let book = segue?.destination as! BookViewController
        navigateToBook(book)
      }
      func navigateToBook(_ book: BookViewController) {}
    }
    """

  private static let dispatch = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if let scene = segue.identifier {
        let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
        if let router = router, router.responds(to: selector) { router.perform(selector, with: segue) }
      }
    }
    """

  private static func storyboard(_ segues: String..., type: String = "ShelfViewController") -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="\(type)" sceneMemberID="viewController"><connections>
    \(segues.map { "<segue destination=\"c\" kind=\"show\" identifier=\"\($0)\" id=\"\($0)\"/>" }.joined(separator: "\n"))
    </connections></viewController></objects></scene></scenes></document>
    """
  }

  static let cases = [
    Case(
      title: "a call and a segue, in files of their own",
      source: """
        \(storyboard("Book", "Help"))
        //- ShelfRoutingLogic.swift
        \(protocolOfShelf)
        //- ShelfRouter.swift
        \(routerOfShelf)
        //- ShelfViewController.swift
        class ShelfViewController: UIViewController {
          var router: (NSObjectProtocol & ShelfRoutingLogic)?
          \(dispatch)
        }
        //- ShelfViewController+Actions.swift
        extension ShelfViewController {
          func open() { router?.routeToBook(segue: nil) }
        }
        """,
      routes: [
        "ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter → BookViewController, segue 3, method 2"
      ]),
    Case(
      title: "a call through two properties",
      source: """
        //- Shelf.swift
        \(protocolOfShelf)
        \(routerOfShelf)
        protocol ShelfDisplayLogic: AnyObject {}
        class ShelfViewController: UIViewController, ShelfDisplayLogic {
          var router: ShelfRoutingLogic?
          var other: UIViewController?
        }
        extension ShelfRouter {
          func again() {
            viewController?.router?.routeToBook(segue: nil)
            viewController?.other?.routeToBook(segue: nil)
          }
        }
        """,
      routes: ["ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter → BookViewController, method 20"]),
    Case(
      title: "requirements of any name, with labels, behind an alias and a concrete class",
      source: """
        //- Scene.swift
        protocol HomeRoutingLogic: AnyObject {
          func showDetail(for id: Int, animated: Bool)
          func showDetail(for id: Int)
          func back()
        }
        typealias HomeRouting = HomeRoutingLogic & HomeDataPassing
        protocol HomeDataPassing {}
        class DetailViewController: UITableViewController {}
        class HomeRouter: HomeRouting {
          func showDetail(for id: Int, animated: Bool) { go(DetailViewController()) }
          func showDetail(for id: Int) { showDetail(for: id, animated: true) }
          func back() {}
          private func helper() {}
        }
        class HomeViewController: UIViewController {
          var router: HomeRouting!
          private let other = HomeRouter()
          func a() { router.showDetail(for: 1, animated: true) }
          func b() { self.other.showDetail(for: 1) }
          func c(_ other: OtherRouter) { router.unknown(); storyboard?.back() }
        }
        """,
      routes: [
        "HomeRoutingLogic/back(): registered by HomeRouter",
        "HomeRoutingLogic/showDetail(for:): registered by HomeRouter → DetailViewController, method 19",
        "HomeRoutingLogic/showDetail(for:animated:): registered by HomeRouter → DetailViewController, method 11, method 18",
      ]),
    Case(
      title: "a dispatch of a base class, and conformance in an extension",
      source: """
        \(storyboard("Book"))
        //- Base.swift
        class BaseViewController: UIViewController {
          var router: NSObjectProtocol?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let selector = Selector("routeTo" + segue.identifier! + "WithSegue:")
            router?.perform(selector, with: segue)
          }
        }
        //- Shelf.swift
        \(protocolOfShelf)
        class ShelfRouter: NSObject {}
        extension ShelfRouter: ShelfRoutingLogic {
          func routeToBook(segue: UIStoryboardSegue?) {}
        }
        class ShelfViewController: BaseViewController {
          var router: ShelfRoutingLogic?
        }
        """,
      routes: ["ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter, segue 3"]),
    Case(
      title: "a spy of a test",
      source: """
        \(storyboard("Book"))
        //- Shelf.swift
        \(protocolOfShelf)
        class ShelfRouter: NSObject, ShelfRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) {} }
        class ShelfViewController: UIViewController {
          var router: (NSObjectProtocol & ShelfRoutingLogic)?
          \(dispatch)
        }
        //- Tests/ShelfTests.swift
        class RouterSpy: NSObject, ShelfRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) {} }
        """,
      routes: ["ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter, by RouterSpy, segue 3"]),
    Case(
      title: "overrides of a dispatch",
      source: """
        \(storyboard("Book"))
        //- Base.swift
        class BaseViewController: UIViewController {
          var router: (NSObjectProtocol & ShelfRoutingLogic)?
          \(dispatch)
        }
        //- Shelf.swift
        \(protocolOfShelf)
        class ShelfRouter: NSObject, ShelfRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) {} }
        class MiddleViewController: BaseViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
        }
        class ShelfViewController: MiddleViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        }
        """,
      routes: ["ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter"]),
    Case(
      title: "routes that no protocol requires, and default implementations",
      source: """
        \(storyboard("Book"))
        //- Shelf.swift
        protocol ShelfRoutingLogic { func routeToHelp() }
        extension ShelfRoutingLogic { func routeToHelp() {} }
        class ShelfRouter: NSObject, ShelfRoutingLogic {
          @objc func routeToBook(segue: UIStoryboardSegue?) {}
          private func routeToNothing() {}
          func navigateToBook() {}
        }
        class ShelfViewController: UIViewController {
          var router: ShelfRouter?
          \(dispatch)
        }
        """,
      routes: [
        "ShelfRouter/routeToBook(segue:): registered by ShelfRouter, segue 3",
        "ShelfRoutingLogic/routeToHelp(): registered by ShelfRouter",
      ]),
    Case(
      title: "a segue that the router does not see, and identifiers that code changes",
      source: """
        \(storyboard("Book"))
        //- Shelf.swift
        protocol ShelfRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) }
        class ShelfRouter: NSObject, ShelfRoutingLogic {
          func routeToBook(segue: UIStoryboardSegue?) {}
        }
        class ShelfViewController: UIViewController {
          var router: (NSObjectProtocol & ShelfRoutingLogic)?
          \(dispatch)
        }
        class DeskViewController: UIViewController {
          var router: (NSObjectProtocol & ShelfRoutingLogic)?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            router?.perform(NSSelectorFromString("routeTo\\(segue.identifier!.capitalized)WithSegue:"), with: segue)
          }
        }
        """,
      routes: ["ShelfRoutingLogic/routeToBook(segue:): registered by ShelfRouter"]),
    Case(
      title: "destinations that builders make, that are not certain, and that are no controllers",
      source: """
        //- Builders.swift
        class BookViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        enum BookBuilder { static func build(isbn: String) -> BookViewController { BookRouter.make() } }
        class BookRouter: BookRoutingLogic { static func make() -> UIViewController { BookViewController() } }
        protocol BookRoutingLogic {}
        //- Shelf.swift
        protocol ShelfRoutingLogic { func routeToBook(); func routeToSome(); func routeToPast(); func routeToMade() }
        class ShelfRouter: ShelfRoutingLogic {
          func routeToBook() { show(BookBuilder.build(isbn: isbn)) }
          func routeToSome() { if isHelp { show(HelpViewController()) } else { show(BookViewController()) } }
          func routeToPast() { Worker().run(); show(BookRouter.make()) }
          func routeToMade() { navigateToMade(destination: other) }
          func navigateToMade(destination: HelpViewController) {}
        }
        class Worker {}
        """,
      routes: [
        "ShelfRoutingLogic/routeToBook(): registered by ShelfRouter → BookViewController",
        "ShelfRoutingLogic/routeToMade(): registered by ShelfRouter → HelpViewController",
        "ShelfRoutingLogic/routeToPast(): registered by ShelfRouter",
        "ShelfRoutingLogic/routeToSome(): registered by ShelfRouter",
      ]),
    Case(
      title: "a protocol whose router is out of sight, and ordinary names",
      source: """
        //- Shelf.swift
        protocol ShelfRoutingLogic { func routeToBook() }
        class ShelfViewController: UIViewController {
          var router: ShelfRoutingLogic?
          func open() { router?.routeToBook() }
        }
        class MovieRouter { func routeToBook() {} }
        protocol BookDataStore {}
        """,
      routes: ["ShelfRoutingLogic/routeToBook(): unknown, method 4"]),
  ]

  /// Routers whose methods Objective-C sees in one way or another, and segues that need no route.
  static let silent = [
    "class HomeRouter: NSObject, HomeRoutingLogic { @objc func routeToBook(segue: UIStoryboardSegue?) {} }",
    "@objcMembers class HomeRouter: NSObject {}\nextension HomeRouter: HomeRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) {} }",
    "@objcMembers class BaseRouter: NSObject {}\nclass HomeRouter: BaseRouter, HomeRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) {} }",
    "@objc extension HomeRouter { func routeToBook(segue: UIStoryboardSegue?) {} }\nclass HomeRouter: NSObject, HomeRoutingLogic {}",
    "class BaseRouter: NSObject { @objc func routeToBook(segue: UIStoryboardSegue?) {} }\nclass HomeRouter: BaseRouter, HomeRoutingLogic { override func routeToBook(segue: UIStoryboardSegue?) {} }",
  ]

  @Test(arguments: silent) func whatObjectiveCSees(_ router: String) {
    let fixture = Fixture(
      """
      \(Self.storyboard("Book", type: "HomeViewController"))
      //- Home.swift
      @main class AppDelegate {}
      protocol HomeRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) }
      \(router)
      class HomeViewController: UIViewController {
        var router: (NSObjectProtocol & HomeRoutingLogic)?
        \(Self.dispatch)
      }
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index, includingUnknown: true).map(\.finding)
    #expect(found.filter { $0.rule.contains("route") || $0.rule.contains("dispatch") }.map(\.message) == [])
  }

  /// From a call to the method and the class, and back to the segue.
  @Test func leadsFromACallToTheMethodAndTheClass() {
    let fixture = Fixture(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="ShelfViewController" sceneMemberID="viewController"><connections>
      <segue destination="c" kind="show" identifier="Book" id="g"/>
      //                                             ^^^^ reference
      </connections></viewController></objects></scene></scenes></document>
      //- Shelf.swift
      \(Self.protocolOfShelf)
      class BookViewController: UIViewController {}
      //    ^^^^^^^^^^^^^^^^^^ destination
      class ShelfRouter: NSObject, ShelfRoutingLogic {
        func routeToBook(segue: UIStoryboardSegue?) { _ = segue?.destination as! BookViewController }
        //   ^^^^^^^^^^^ registration router reference
      }
      class ShelfViewController: UIViewController {
        var router: (NSObjectProtocol & ShelfRoutingLogic)?
        \(Self.dispatch)
        func open() { router?./*|*/routeToBook(segue: nil) }
        //                    ^^^^^^^^^^^ reference
      }
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  @Test(arguments: [
    ("@objc protocol", "Its selector is `routeToBookWithSegue:`"),
    ("protocol", "Objective-C does not see it, so that no segue calls it"),
  ]) func saysBySegueOrNot(_ word: String, _ statement: String) {
    let fixture = Fixture(
      """
      //- Shelf.swift
      \(word) ShelfRoutingLogic { func routeToBook(segue: UIStoryboardSegue?) }
      \(Self.routerOfShelf)
      class ShelfViewController: UIViewController {
        var router: ShelfRoutingLogic?
        func open() { router?./*|*/routeToBook(segue: nil) }
      }
      """)
    let summary = summary(in: fixture)
    #expect(summary.hasPrefix("scene route `ShelfRoutingLogic/routeToBook(segue:)`: registered\n"), "\(summary)")
    #expect(summary.contains("\nLeads to `BookViewController`\n") && summary.contains(statement), "\(summary)")
  }

  /// A hint or a link would stand in the middle of a call.
  @Test func callsHaveNoHintsAndNoLinks() throws {
    let fixture = Fixture(
      "//- Shelf.swift\n\(Self.protocolOfShelf)\n\(Self.routerOfShelf)\nclass ShelfViewController: UIViewController {\n"
        + "  var router: ShelfRoutingLogic?\n  func open() { router?.routeToBook(segue: nil) }\n}")
    let linked = FixtureIndex(fixture)
    let file = try #require(linked.file("Shelf.swift"))
    #expect(linked.index.routes.map(\.lookUps.count) == [1])
    #expect(linked.index.subjects(named: "routeToBook").map(\.subject) == [.route(linked.index.routes[0].key)])
    #expect(linked.index.subjects(named: "routeTo").isEmpty)
    #expect(linked.index.destinationHints(in: file).isEmpty && linked.index.links(in: file).isEmpty)
  }

  @Test(arguments: cases) func finds(_ example: Case) {
    let fixture = Fixture(example.source)
    let index = FixtureIndex(fixture).index
    #expect(index.routes.filter { $0.key.space.system == "clean-swift" }.map(Self.line) == example.routes)
  }

  private static func line(_ route: Route) -> String {
    let routers = route.registrations.map { registration in
      let destinations =
        registration.destinations.isEmpty ? "" : " → " + registration.destinations.joined(separator: ", ")
      return " by \(registration.router ?? "nothing")\(destinations)"
    }
    let lookUps = route.lookUps.map { ", \($0.form.rawValue) \($0.site.range.start.line + 1)" }
    return "\(route.key.fullName): \(route.status.word)\(routers.joined(separator: ","))\(lookUps.joined())"
  }
}
