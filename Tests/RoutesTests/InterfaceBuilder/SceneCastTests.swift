import Routes
import TestSupport
import Testing

/// Casts of scenes: which of them certainly fail.
@Suite struct SceneCastTests {
  private static let main = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="n1"><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Detail" id="d1" customClass="Detail" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="List" id="l1" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewControllerPlaceholder referencedIdentifier="List" id="n1" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s4"><objects><hostingController storyboardIdentifier="Hosting" id="h1" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s5"><objects><viewController storyboardIdentifier="Pod" id="p1" customClass="Price" customModule="PriceKit" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static func swift(_ body: String, _ more: String = "") -> String {
    """
    \(main)
    //- Home.swift
    @main class AppDelegate {}
    enum Names { static let detail = "Detail" }
    class Detail: UIViewController {}
    class Price: UIViewController {}
    class List: UITableViewController {}
    typealias Prices = Price
    func open(_ main: UIStoryboard) {
      let main = UIStoryboard(name: "Main", bundle: nil)
    \(body)
    }
    \(more)
    """
  }

  /// As SwiftGen writes it.
  private static func generated(_ scenes: String, name: String = "Main") -> String {
    """
    \(main)
    //- Generated.swift
    @main class AppDelegate {}
    class Detail: UIViewController {}
    class Price: UIViewController {}
    enum StoryboardScene {
      enum \(name): StoryboardType {
        static let storyboardName = "Main"
    \(scenes)
      }
    }
    struct SceneType<T: UIViewController> { let storyboard: StoryboardType.Type; let identifier: String }
    """
  }

  static let cases = [
    RuleCase(
      "scenes of generated code",
      generated(
        """
            static let detail = SceneType<Detail>(storyboard: Main.self, identifier: "Detail")
            static let price = SceneType<Price>(storyboard: Main.self, identifier: "Detail")
            //                           ^^^^^ scene-class-mismatch
            static let old = SceneType<UIViewController>(storyboard: Main.self, identifier: "Old")
            //                                                                               ^^^ unknown-scene
            static let list = SceneType<App.Detail>(storyboard: Main.self, identifier: "List")
            static let initial = InitialSceneType<UITableViewController>(storyboard: Main.self)
        """)),
    RuleCase(
      "generated code that is named otherwise than its storyboard",
      generated(
        """
            static let old = SceneType<UIViewController>(storyboard: MainScenes.self, identifier: "Old")
            static let initial = InitialSceneType<Price>(storyboard: MainScenes.self)
        """, name: "MainScenes")),
    RuleCase(
      "casts that fail",
      swift(
        """
          main.instantiateViewController(withIdentifier: Names.detail) as! Price
          //                                                               ^^^^^ scene-class-mismatch
          let price: Price = main.instantiateViewController(withIdentifier: "Detail") as! Prices
          //                                                                              ^^^^^^ scene-class-mismatch
          if let list = main.instantiateViewController(identifier: "List") as? List {}
          //                                                                   ^^^^ scene-class-mismatch
          let tabs = try! main.instantiateViewController(identifier: "List") as? UITabBarController ?? other
          //                                                                     ^^^^^^^^^^^^^^^^^^ scene-class-mismatch
        """)),
    RuleCase(
      "types that the code around gives",
      swift(
        """
          let a: Price = main.instantiateViewController(identifier: "Detail")
          //     ^^^^^ scene-class-mismatch
          let b: Detail = main.instantiateViewController(identifier: "Detail")
          let c: UIViewController = main.instantiateViewController(identifier: "Detail")
          let d: Price = main.instantiateViewController(identifier: "Detail") { Price(coder: $0) }
          let e: Price = main.instantiateViewController(identifier: "Detail", creator: make)
          let f: Price = main.instantiateViewController(withIdentifier: "Detail")
          let g: Price = other(main.instantiateViewController(identifier: "Detail"))
        """,
        """
        func make() -> Price { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Detail") }
        //             ^^^^^ scene-class-mismatch
        func make<Price>() -> Price { main.instantiateViewController(identifier: "Detail") }
        """)),
    RuleCase(
      "casts that may succeed",
      swift(
        """
          main.instantiateViewController(withIdentifier: "Detail") as! Detail
          main.instantiateViewController(withIdentifier: "Detail") as! UIViewController
          main.instantiateViewController(withIdentifier: "Detail") as! UIViewController & Codable
          main.instantiateViewController(withIdentifier: "Detail") as! SubDetail
          main.instantiateViewController(withIdentifier: "Detail") as UIResponder
          main.instantiateViewController(withIdentifier: "List") as! Listing
          main.instantiateViewController(withIdentifier: "Hosting") as! Price
          main.instantiateViewController(withIdentifier: "Pod") as! Detail
          main.instantiateViewController(identifier: "List", creator: make) as! List
          main.instantiateInitialViewController() as! Price
          (main.instantiateViewController(withIdentifier: "Detail").parent) as! Price
          factory.instantiateViewController(withIdentifier: "Detail") as! Price
        """, "class SubDetail: Detail {}\nprotocol Listing {}")),
    RuleCase(
      "a type parameter",
      swift(
        "",
        "func make<Price>(_ s: Price) -> Price { storyboard.instantiateViewController(withIdentifier: \"Detail\") as! Price }"
      )),
    RuleCase(
      "several classes of the name",
      swift(
        "  main.instantiateViewController(withIdentifier: \"Detail\") as! Price",
        "//- Other.swift\nclass Price: UIView {}")),
    RuleCase(
      "two languages of a storyboard",
      """
      \(swift("  main.instantiateViewController(withIdentifier: \"Detail\") as! Price"))
      //- de.lproj/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Detail" id="d1" customClass="Price" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """),
    RuleCase(
      "a window controller of AppKit",
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa" initialViewController="w1"><scenes>
      <scene sceneID="s1"><objects><windowController id="w1" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      //- Home.swift
      class Panel: NSWindowController {}
      func open() {
        let main = NSStoryboard(name: "Main", bundle: nil)
        main.instantiateInitialController() as! NSWindowController
        main.instantiateInitialController() as! NSViewController
        //                                      ^^^^^^^^^^^^^^^^ scene-class-mismatch
        main.instantiateInitialController() as? Panel
        //                                      ^^^^^ scene-class-mismatch
      }
      """),
    RuleCase(
      "a class with another name in Objective-C",
      """
      \(main)
      //- Home.swift
      @objc(Detail) class DetailView: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      let detail = main.instantiateViewController(withIdentifier: "Detail") as! DetailView
      """),
  ]

  @Test(arguments: cases) func reports(_ example: RuleCase) { example.check() }

  /// `as?` may have a fallback.
  @Test func severities() {
    let fixture = Fixture(
      Self.swift(
        """
          main.instantiateViewController(withIdentifier: "Detail") as! Price
          main.instantiateViewController(withIdentifier: "Detail") as? Price
        """))
    let diagnostics = Rules.diagnostics(in: FixtureIndex(fixture).index)
    #expect(diagnostics.map(\.severity) == [.error, .warning])
    let message = "the scene 'Main/Detail' is of the class 'Detail', so that the cast to 'Price' "
    #expect(diagnostics.map(\.finding.message) == [message + "fails", message + "gives nil"])
  }
}
