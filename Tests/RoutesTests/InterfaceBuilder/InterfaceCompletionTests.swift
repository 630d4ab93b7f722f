import TestSupport
import Testing

/// What can be written in the values of attributes of documents.
@Suite struct InterfaceCompletionTests {
  private static let app = """
    //- Prices.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Detail" id="d1" customClass="PriceViewController" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="List" id="d2" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="A &amp; B" id="d3" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    //- Price.swift
    class PriceViewController: BaseViewController {}
    class BaseViewController: UITableViewController {}
    @objc(SHHomeViewController) class HomeViewController: UIViewController {}
    class GenericViewController<T>: UIViewController {}
    class MenuController: UINavigationController {}
    class Badge: UILabel { class Dot: UIView {} }
    class Fade: UIStoryboardSegue {}
    class Model {}
    protocol Screen: UIViewController {}
    //- Old.h
    @interface OldViewController : UIViewController
    @end
    """

  private func offers(for tag: String) -> [String]? {
    let document = """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="m1"><objects>
      \(tag) id="h1" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    return TestSupport.offers(in: Fixture("\(Self.app)\n\(document)"))
  }

  @Test(arguments: [
    ("<viewControllerPlaceholder storyboardName=\"/*|*/\"", ["Main: storyboard Main", "Prices: storyboard Prices"]),
    (
      "<viewControllerPlaceholder storyboardName=\"Prices\" referencedIdentifier=\"/*|*/\"",
      ["Detail: scene Prices/Detail → PriceViewController", "List: scene Prices/List"]
    ),
    // While the document is not well-formed, it has no scenes, but it has its name.
    (
      "<controllerPlaceholder referencedIdentifier=\"De/*|*/ storyboardName=\"Prices\"",
      ["Detail: scene Prices/Detail → PriceViewController", "List: scene Prices/List"]
    ),
    // Without a storyboard, the scenes of its own.
    ("<viewControllerPlaceholder referencedIdentifier=\"/*|*/\"", []),
    (
      "<viewController customClass=\"/*|*/\"",
      [
        "BaseViewController: class, inherits UITableViewController",
        "MenuController: class, inherits UINavigationController",
        "OldViewController: class, inherits UIViewController",
        "PriceViewController: class, inherits UITableViewController",
        "SHHomeViewController: class, inherits UIViewController",
      ]
    ),
    ("<navigationController customClass=\"Me/*|*/", ["MenuController: class, inherits UINavigationController"]),
    ("<button customClass=\"/*|*/\"", ["Badge: class, inherits UILabel"]),
    ("<segue customClass=\"/*|*/\"", ["Fade: class"]),
  ]) func offersValues(_ tag: String, _ expected: [String]) {
    #expect(offers(for: tag) == expected)
  }

  @Test(arguments: [
    "<viewController title=\"/*|*/\"", "<viewController /*|*/", "/*|*/<viewController",
    "<viewController>/*|*/</viewController",
    "<customObject customClass=\"/*|*/\"",
    "<viewControllerPlaceholder referencedIdentifier=\"/*|*/\" bundleIdentifier=\"com.example.other\"",
    "<viewControllerPlaceholder storyboardName=\"/*|*/\" bundleIdentifier=\"com.example.other\"",
    "<viewController storyboardName=\"/*|*/\"", "<!-- <viewController customClass=\"/*|*/\" --><viewController",
  ]) func offersNothingElsewhere(_ tag: String) {
    #expect(offers(for: tag) == nil)
  }

  /// The names that code looks up and nothing registers.
  @Test(
    arguments: [
      ("<viewController storyboardIdentifier=\"/*|*/\"", ["Missing: scene Missing, looked up by code"]),
      ("<tableViewCell reuseIdentifier=\"/*|*/\"", ["movie: table cell movie, looked up by code"]),
      ("<collectionViewCell reuseIdentifier=\"/*|*/\"", []),
      ("<viewController reuseIdentifier=\"/*|*/\"", nil),
    ] as [(String, [String]?)]) func namesThatAreMissing(_ tag: String, _ expected: [String]?)
  {
    let code = """
      //- Home.swift
      func f() {
        storyboard.instantiateViewController(withIdentifier: "Detail")
        storyboard.instantiateViewController(withIdentifier: "Missing")
        table.register(Cell.self, forCellReuseIdentifier: "actor")
        table.dequeueReusableCell(withIdentifier: "actor")
        table.dequeueReusableCell(withIdentifier: "movie")
      }
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="m1"><objects>
      \(tag) id="h1" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    #expect(TestSupport.offers(in: Fixture("\(Self.app)\n\(code)")) == expected)
  }
}
