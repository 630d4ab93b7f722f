import Routes
import TestSupport
import Testing

/// Members that a subclass of the class of a document has: code may make an object of the subclass in its place.
@Suite struct SubclassMemberTests {
  private static func files(_ detail: String, code: String) -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes>
    <scene sceneID="s1"><objects><viewController id="home" customClass="Home" sceneMemberID="viewController"><connections>
    <segue destination="detail" kind="show" identifier="detail" destinationCreationSelector="makeDetail:" id="g1"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="detail" customClass="Detail" sceneMemberID="viewController">
    \(detail)
    </viewController></objects></scene></scenes></document>
    //- App.swift
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class Detail: UIViewController {}
    typealias Base = Detail
    class ShowDetail: Base {
      @IBOutlet var season: UIButton!
      @IBAction func changeSeason(_ sender: UIButton) {}
    }
    class Home: UIViewController {
      @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { \(code) }
      func show() { performSegue(withIdentifier: "detail", sender: nil) }
    }
    """
  }

  private static func button(_ action: String) -> String {
    """
    <view key="view" id="v1"><subviews><button id="b1"><connections>
    <action selector="\(action)" destination="detail" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
    """
  }

  private static let cases = [
    RuleCase(
      "of a controller that a segue action makes",
      files(
        """
        \(button("changeSeason:"))
        <connections><outlet property="season" destination="b1" id="o1"/></connections>
        """, code: "ShowDetail(coder: coder)")),
    RuleCase(
      "and none that the subclass has",
      files(
        """
        \(button("changeEpisode:"))
        //                ^^^^^^^^^^^^^^ broken-action
        """, code: "ShowDetail(coder: coder)")),
    RuleCase(
      "of a view, which nobody makes in another way",
      files(
        """
        <view key="view" customClass="Box" id="v1"><connections><outlet property="lid" destination="v1" id="o1"/></connections></view>
        //                                                                        ^^^ broken-outlet
        """, code: "Detail(coder: coder) }\nclass Box: UIView {}\nclass BigBox: Box { @IBOutlet var lid: UIView!")),
    RuleCase(
      "of a class of the tests",
      files(
        """
        <connections><outlet property="mock" destination="home" id="o1"/></connections>
        //                             ^^^^ broken-outlet
        """, code: "Detail(coder: coder)")
        + "\n//- Tests/MockTests.swift\nclass Mock: Detail { @IBOutlet var mock: UIViewController! }"),
  ]

  @Test(arguments: cases) func reports(_ example: RuleCase) { example.check() }
}
