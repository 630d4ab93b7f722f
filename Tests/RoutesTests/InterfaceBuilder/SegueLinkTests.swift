import TestSupport
import Testing

/// Segues as links of classes: in the graph and the call hierarchy.
@Suite struct SegueLinkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Segues of `Home`, as `kind destination`.
    var segues: [(String, String)]
    var lines: [String]

    var testDescription: String { title }
  }

  private static func fixture(_ segues: [(String, String)]) -> Fixture {
    let elements = segues.enumerated().map { number, segue in
      "<segue kind=\"\(segue.0)\" destination=\"\(segue.1)\" id=\"g\(number)\"/>"
    }
    return Fixture(
      """
      //- Home.swift
      @main class AppDelegate {}
      class Ho/*|*/me: UIViewController {}
      class Detail: UIViewController {}
      class Other: UIViewController {}
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" sceneMemberID="viewController"><connections>
      \(elements.joined(separator: "\n"))
      </connections></viewController><exit id="e1" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d1" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s3"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="d1" id="g9"/></connections></navigationController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s5"><objects><viewControllerPlaceholder storyboardName="Other" id="r1" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s6"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Gone" id="r2" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      //- Other.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="o1"><scenes>
      <scene sceneID="s1"><objects><viewController id="o1" customClass="Other" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """)
  }

  static let cases = [
    Case(title: "to a screen", segues: [("show", "d1")], lines: ["to Detail 8:1"]),
    Case(title: "through a container", segues: [("presentation", "n1")], lines: ["to Detail 8:1"]),
    Case(title: "to another storyboard", segues: [("embed", "r1")], lines: ["to Other 8:1"]),
    Case(title: "to a scene that is not there", segues: [("show", "r2")], lines: []),
    Case(title: "to a screen without a class", segues: [("show", "p1")], lines: []),
    Case(title: "back", segues: [("unwind", "e1")], lines: []),
  ]

  @Test(arguments: cases) func links(_ example: Case) {
    let lines = graph(in: Self.fixture(example.segues))
    #expect(
      lines.dropFirst().filter { $0.hasPrefix("to ") }.map {
        $0.split(separator: " ").dropLast().joined(separator: " ")
      }
        == example.lines.map { $0.split(separator: " ").dropLast().joined(separator: " ") })
  }
}
