import TestSupport
import Testing

@testable import Workspace

/// The routes of scenes are joined from several files. After any edit of one of them the state answers as a fresh one.
@Suite struct SceneEditTests {
  private static let book = "func routeToBook(segue: UIStoryboardSegue?)"

  private static let dispatch = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      router?.perform(NSSelectorFromString("routeTo\\(segue.identifier!)WithSegue:"), with: segue)
    }
    """

  private static func storyboard(_ segue: String, of type: String = "Shelf", to other: String = "Book") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s"><objects><viewController id="c" customClass="\(type)" sceneMemberID="viewController"><connections>
    <segue destination="d" kind="show" identifier="\(segue)" id="g"/></connections></viewController></objects></scene>
    <scene sceneID="t"><objects><viewController id="d" customClass="\(other)" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
  }

  /// The versions of each file.
  private static let versions: [String: [String]] = [
    "Logic.swift": [
      "", "@objc protocol ShelfRoutingLogic { \(book) }", "\n@objc protocol ShelfRoutingLogic { \(book) }",
      "protocol ShelfRoutingLogic { \(book); func routeToHelp() }", "protocol ShelfRouting { \(book) }",
      "@objc protocol ShelfRoutingLogic { @objc(routeTobookWithSegue:) \(book) }",
      "@objc protocol ShelfRoutingLogic { \(book)",
    ],
    "Router.swift": [
      "", "class ShelfRouter: NSObject, ShelfRoutingLogic { \(book) { _ = segue?.destination as! Book } }",
      "class ShelfRouter: NSObject {}\nextension ShelfRouter: ShelfRoutingLogic { @objc \(book) {} }",
      "class ShelfRouter: NSObject, Routing { \(book) { open() }; func open() { Book() }; func routeToHelp() { make() } }",
      "class ShelfRouter: Base { func routeToHelp() { Maker.make() } }\nclass Base: NSObject, ShelfRoutingLogic { \(book) {} }",
      "class ShelfRouter: NSObject, ShelfRoutingLogic { \(book) {",
    ],
    "Shelf.swift": [
      "", "class Shelf: UIViewController { var router: (NSObjectProtocol & ShelfRoutingLogic)?\n\(dispatch) }",
      "class Shelf: Parent { var router: ShelfRoutingLogic? }", "class Shelf: Parent { let router = ShelfRouter() }",
      "class Shelf: Parent { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }",
    ],
    "Parent.swift": [
      "class Parent: UIViewController {}", "class Parent: UIViewController { var router: Routing?\n\(dispatch) }",
      "class Parent: UIViewController { \(dispatch) }\ntypealias Routing = ShelfRoutingLogic",
    ],
    "Calls.swift": [
      "", "extension Shelf { func f() { router?.routeToBook(segue: nil); self.router?.routeToHelp() } }",
      "class Book: UIViewController {}", "class Book {}\nenum Maker { static func make() -> Parent { Parent() } }",
    ],
    "Main.storyboard": [
      "", storyboard("Book"), storyboard("book"), storyboard("Book", of: "Parent"), storyboard("Help", to: "Parent"),
      "<document",
    ],
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func editsEqualAFreshScan(seed: UInt64) async throws {
    try await checkEdits(of: Self.versions, count: 120, seed: seed)
  }
}
