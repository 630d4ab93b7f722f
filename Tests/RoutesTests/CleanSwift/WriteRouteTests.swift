import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The route that is written for a segue without one.
@Suite struct WriteRouteTests {
  private static let storyboard = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects><viewController id="h1" customClass="HomeViewController" sceneMemberID="viewController">
    <connections><segue identifier="Price" destination="p1" kind="show" id="g1"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="Price" id="p1" customClass="PriceViewController" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  private static func code(store: String, scene: String = "var chosen: Int? { get set }") -> String {
    """
    //- Home.swift
    @main class AppDelegate {}
    @objc protocol HomeRoutingLogic {
    }
    protocol HomeDataStore { \(scene) }
    protocol HomeDataPassing { var dataStore: HomeDataStore? { get } }
    class HomeRouter: NSObject, HomeRoutingLogic, HomeDataPassing {
      weak var viewController: HomeViewController?
      var dataStore: HomeDataStore?
    }
    class HomeViewController: UIViewController {
      var router: (NSObjectProtocol & HomeRoutingLogic & HomeDataPassing)?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let scene = segue.identifier, let router else { return }
        let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
        if router.responds(to: selector) { router.perform(selector, with: segue) }
      }
    }
    //- Price.swift
    @objc protocol PriceRoutingLogic {}
    protocol PriceDataStore { \(store) }
    protocol PriceDataPassing { var dataStore: PriceDataStore? { get } }
    class PriceRouter: NSObject, PriceRoutingLogic, PriceDataPassing { var dataStore: PriceDataStore? }
    protocol PriceDisplayLogic: AnyObject {}
    class PriceViewController: UIViewController, PriceDisplayLogic { var router: (PriceRoutingLogic & PriceDataPassing)? }

    """
  }

  /// The fixes for the word behind a text, with the workspace after the first.
  private func written(_ source: String, behind text: String, _ word: String) throws -> (titles: [String], Fixture?) {
    let fixture = Fixture(source.replacing(text + word, with: text + "/*|*/" + word, maxReplacements: 1))
    let linked = FixtureIndex(fixture)
    let cursor = try #require(fixture.cursors.first)
    let site = Site(
      file: try #require(linked.file(cursor.path)),
      range: SourceRange(
        start: Position(ascii: cursor.column, in: cursor.line),
        end: Position(ascii: cursor.column + word.count, in: cursor.line)))
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let selected = SelectedName(word, at: site, isImplementation: false)
    let fixes = linked.index.systems.fixes(for: selected, with: environment).filter { $0.title.hasPrefix("Add") }
    return (fixes.map(\.title), fixes.first.map { fixture.applying($0, linked) })
  }

  @Test(arguments: [
    ("identifier=\"", "Price"), ("protocol ", "HomeRoutingLogic"), ("class ", "HomeRouter"),
    ("class ", "HomeViewController"),
  ])
  func isFoundByTheSegue(text: String, word: String) throws {
    let source = Self.storyboard + "\n" + Self.code(store: "var chosen: Int? { get set }; var other: Int { get set }")
    let (titles, result) = try written(source, behind: text, word)
    #expect(titles == ["Add the route for the segue 'Price'"])
    let index = FixtureIndex(try #require(result)).index
    let route = try #require(index.routes.first { $0.key.name == "routeToPrice(segue:)" })
    #expect(route.lookUps.map(\.form) == [.segue])
    #expect(route.registrations.compactMap(\.router) == ["HomeRouter"])
    let rules = Set(CleanSwift().rules.map { $0.description.id })
    #expect(Rules.diagnostics(in: index).map(\.finding.rule).filter(rules.contains) == [])
  }

  @Test func passesWhatBothStoresHave() throws {
    let source = Self.storyboard + "\n" + Self.code(store: "var chosen: Int? { get set }; var other: Int { get set }")
    let result = try #require(try written(source, behind: "class ", "HomeRouter").1)
    let text = try #require(result.files.first { $0.path == "Home.swift" }).text
    #expect(
      text.contains(
        """
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        """))
    #expect(
      text.contains(
        """
          var dataStore: HomeDataStore?

          func routeToPrice(segue: UIStoryboardSegue?) {
            let next = segue?.destination ?? viewController?.storyboard?.instantiateViewController(withIdentifier: "Price")
            guard let scene = next as? PriceViewController, let here = viewController else { return }
            guard let source = dataStore, var store = scene.router?.dataStore else { return }
            passDataToPrice(source: source, destination: &store)
            if segue == nil { navigateToPrice(source: here, destination: scene) }
          }

          func navigateToPrice(source: HomeViewController, destination: PriceViewController) {
            source.show(destination, sender: nil)
          }

          func passDataToPrice(source: HomeDataStore, destination: inout PriceDataStore) {
            destination.chosen = source.chosen
          }
        }
        """))
  }

  @Test func anEmptyStoreGetsNothing() throws {
    let source = Self.storyboard + "\n" + Self.code(store: "var title: String { get }")
    let result = try #require(try written(source, behind: "class ", "HomeRouter").1)
    #expect(!result.files.contains { $0.text.contains("passData") })
  }

  @Test(arguments: [
    ("\"Price\" destination", "\"SignIn\" destination"), ("\"Price\" destination", "\"my-price\" destination"),
    ("kind=\"show\"", "kind=\"embed\""), ("@objc protocol HomeRoutingLogic", "protocol HomeRoutingLogic"),
  ])
  func isNotWritten(text: String, other: String) throws {
    let source = Self.storyboard + "\n" + Self.code(store: "")
    #expect(try written(source.replacing(text, with: other), behind: "class ", "HomeRouter").titles == [])
  }
}

extension Position {
  fileprivate init(ascii column: Int, in line: Int) {
    self.init(line: Int32(line), utf8: Int32(column), utf16: Int32(column), utf32: Int32(column))
  }
}
