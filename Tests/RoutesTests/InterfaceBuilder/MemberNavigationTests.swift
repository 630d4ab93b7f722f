import Routes
import SourceModel
import TestSupport
import Testing

/// From the members that documents name to their declarations in code, and back.
@Suite struct MemberNavigationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// The first scene has the class `HomeViewController`, the second one `CartViewController`.
    var code: String
    /// What stands in the connections of the first scene, and of the second one.
    var connections: [String]

    var testDescription: String { title }
  }

  private static let outlet = """
    <outlet property="titleLabel" destination="b1" id="o1"/>
    //                ^^^^^^^^^^ reference
    """

  private static let action = """
    <action selector="buy:" destination="h1" eventType="touchUpInside" id="a1"/>
    //                ^^^^ reference
    """

  static let cases = [
    Case(
      title: "an outlet to its property",
      code: """
        class HomeViewController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          //            ^^^^^^^^^^ registration declaration declared
          func f() { titleLabel.text = "" }
        }
        """,
      connections: [cursor(outlet), outlet(of: "other")]),
    Case(
      title: "a property of a superclass, and all documents that name it",
      code: """
        class BaseViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
        //                                                         ^^^^^^^^^^ registration declaration declared
        class HomeViewController: BaseViewController {}
        class CartViewController: BaseViewController {}
        class OtherViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
        """,
      connections: [cursor(outlet), outlet]),
    Case(
      title: "a property that a subclass overrides",
      code: """
        class BaseViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
        //                                                         ^^^^^^^^^^ registration declaration declared
        class HomeViewController: BaseViewController { override var titleLabel: UILabel! { didSet {} } }
        //                                                          ^^^^^^^^^^ registration declaration declared
        """,
      connections: [cursor(outlet), ""]),
    Case(
      title: "a declaration to the documents",
      code: """
        class HomeViewController: UIViewController { @IBOutlet var /*|*/titleLabel: UILabel! }
        //                                                         ^^^^^^^^^^ declaration declared
        class CartViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
        """,
      connections: [outlet, outlet(of: "other")]),
    Case(
      title: "an outlet collection of Objective-C",
      code: """
        //- Home.m
        @interface HomeViewController : UIViewController
        @property (strong, nonatomic) IBOutletCollection(UILabel) NSArray *labels;
        //                                                                 ^^^^^^ registration declaration declared
        @end
        """,
      connections: [
        """
        <outletCollection property="/*|*/labels" destination="b1" id="o1"/>
        //                          ^^^^^^ reference
        """, "",
      ]),
    Case(
      title: "the setter of an outlet",
      code: """
        //- Home.m
        @interface HomeViewController : UIViewController
        - (void)setTitleLabel:(UILabel *)label;
        //      ^^^^^^^^^^^^^^ registration declaration declared
        @end
        """,
      connections: [cursor(outlet), ""]),
    Case(
      title: "an action to its method, which an extension declares",
      code: """
        class HomeViewController: UIViewController { func buy(_ sender: Any, now: Bool) {} }
        extension HomeViewController { @IBAction func buy(_ sender: Any) {} }
        //                                            ^^^ registration declaration declared
        """,
      connections: [cursor(action), ""]),
    Case(
      title: "an action of Objective-C, from its implementation",
      code: """
        //- Home.m
        @interface HomeViewController : UIViewController
        - (IBAction)buy:(id)sender;
        //          ^^^^ declaration declared
        @end
        @implementation HomeViewController
        - (IBAction)/*|*/buy:(id)sender {}
        //          ^^^^ declaration declared
        @end
        """,
      connections: [action, ""]),
    Case(
      title: "an action that an extension of a class of UIKit declares",
      code: """
        class HomeViewController: UITableViewController {}
        extension UIViewController { @IBAction func buy(_ sender: Any) {} }
        //                                          ^^^ registration declaration declared
        extension UIView { @IBAction func buy(_ sender: Any) {} }
        """,
      connections: [cursor(action), ""]),
    Case(
      title: "a segue action",
      code: """
        class HomeViewController: UIViewController {
          @IBSegueAction func makeCart(_ coder: NSCoder) -> UIViewController? { nil }
          //                  ^^^^^^^^ registration declaration declared
        }
        """,
      connections: [
        """
        <segue destination="c1" kind="show" destinationCreationSelector="/*|*/makeCart:" id="g1"/>
        //                                                               ^^^^^^^^^ reference
        """, "",
      ]),
    Case(
      title: "an unwind action of any class",
      code: """
        class HomeViewController: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
        //                                                          ^^^^ registration declaration declared
        class Other { class Inner { @objc func back(_ segue: UIStoryboardSegue) {} } }
        //                                     ^^^^ registration declaration declared
        """,
      connections: [
        "",
        """
        <segue destination="e1" kind="unwind" unwindAction="/*|*/back:" id="u1"/>
        //                                                  ^^^^^ reference
        """,
      ]),
    Case(
      title: "an action of the first responder, which any class may have",
      code: """
        class HomeViewController: UIViewController { @IBAction func archive(_ sender: Any) {} }
        //                                                          ^^^^^^^ registration declaration declared
        class Other { class Inner { @IBAction func archive(_ sender: Any) {}; func f(archive sender: Any) {} } }
        //                                         ^^^^^^^ registration declaration declared
        class List { func archive(_ sender: Any) {} }
        """,
      connections: [
        "",
        """
        <action selector="/*|*/archive:" destination="f1" id="a1"/>
        //                ^^^^^^^^ reference
        """,
      ]),
    Case(
      title: "a method to the documents that send it to the first responder, or to its class",
      code: """
        //- Home.m
        @interface HomeViewController : UIViewController
        - (IBAction)archive:(id)sender;
        //          ^^^^^^^^ declaration declared
        @end
        @implementation HomeViewController
        - (void)/*|*/archive:(id)sender {}
        //      ^^^^^^^^ declaration declared
        @end
        """,
      connections: [
        """
        <action selector="archive:" destination="h1" id="a1"/>
        //                ^^^^^^^^ reference
        """,
        """
        <action selector="archive:" destination="f1" id="a2"/>
        //                ^^^^^^^^ reference
        """,
      ]),
    Case(
      title: "the class of a view",
      code: """
        class Badge: UIButton {}
        //    ^^^^^ registration declaration declared
        """,
      connections: [
        """
        <outlet property="badge" destination="b1" id="o1"/></connections>
        <view key="view" id="v1" customClass="/*|*/Badge"></view><connections>
        //                                    ^^^^^ reference
        """, "",
      ]),
    Case(
      title: "a class to the documents that name it",
      code: """
        class /*|*/Badge: UIButton {}
        //    ^^^^^ declaration declared
        """,
      connections: [
        "",
        """
        <outlet property="badge" destination="b1" id="o1"/></connections>
        <view key="view" id="v1" customClass="Badge"></view><connections>
        //                                    ^^^^^ reference
        """,
      ]),
    Case(
      title: "the key of a runtime attribute",
      code: """
        class Badge: UIButton { @IBInspectable var badgeText: String = "" }
        //                                         ^^^^^^^^^ registration declaration declared
        """,
      connections: [
        """
        <outlet property="badge" destination="b1" id="o1"/></connections>
        <view key="view" id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="/*|*/badgeText"/></userDefinedRuntimeAttributes></view><connections>
        //                                                  ^^^^^^^^^ reference
        """, "",
      ]),
    Case(
      title: "a property that nothing declares",
      code: "class HomeViewController: UIViewController {}", connections: [cursor(outlet), outlet(of: "other")]),
  ]

  @Test(arguments: cases) func leadsToTheMember(_ example: Case) {
    #expect(navigationDifferences(in: Self.fixture(example)) == [])
  }

  /// A member of UIKit, an object without a class of the tree, a first responder, and a word in the body of a function.
  @Test(arguments: [
    ("<outlet property=\"/*|*/view\" destination=\"b1\" id=\"o1\"/>", ""),
    ("<action selector=\"/*|*/buy:\" destination=\"b1\" id=\"a1\"/>", ""),
    ("<action selector=\"/*|*/buy:\" destination=\"f1\" id=\"a1\"/>", ""),
    ("<action selector=\"/*|*/selectAll:\" destination=\"f1\" id=\"a1\"/>", ""),
    ("<outlet property=\"titleLabel\" destination=\"b1\" id=\"o1\"/>", "/*|*/"),
  ]) func nothingStandsElsewhere(_ connection: String, _ cursor: String) {
    let code = """
      class HomeViewController: UIViewController {
        var titleLabel: UILabel!
        func f() { \(cursor)titleLabel.text = "" }
        func buy(_ sender: Any) {}
        @IBAction func selectAll(_ sender: Any) {}
      }
      """
    let fixture = Self.fixture(Case(title: "", code: code, connections: [connection, ""]))
    #expect(FixtureIndex(fixture).occurrences(at: fixture.cursors.first) == [])
  }

  @Test(arguments: [
    (
      "class BaseViewController: UIViewController { var titleLabel: UILabel! }; class HomeViewController: BaseViewController {}",
      [
        "property `titleLabel` of `BaseViewController`", "Declared: Code.swift:0",
        "In documents: Main.storyboard:3, Main.storyboard:8",
      ]
    ),
    (
      "class HomeViewController: UIViewController {}; class BaseViewController: UIViewController {}",
      [
        "property `titleLabel` of `HomeViewController`", "No declaration found", "In documents: Main.storyboard:3",
      ]
    ),
  ]) func says(_ code: String, _ expected: [String]) throws {
    let cart = "class CartViewController: BaseViewController {}"
    let connections = ["<outlet property=\"/*|*/titleLabel\" destination=\"b1\" id=\"o1\"/>", Self.outlet]
    let fixture = Self.fixture(Case(title: "", code: "\(code); \(cart)", connections: connections))
    let linked = FixtureIndex(fixture)
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    let summary = try #require(linked.index.summary(of: occurrence))
    #expect(([summary.title] + summary.statements).map { linked.words(of: $0) } == expected)
  }

  @Test func baselinesNameTheMember() {
    let code = "@main class AppDelegate {}\nclass HomeViewController: UIViewController {}"
    let index = FixtureIndex(Self.fixture(Case(title: "", code: code, connections: [Self.action, ""]))).index
    let findings = Rules.diagnostics(in: index).filter { $0.finding.rule == "broken-action" }
    let keys = FindingKey.all(of: findings, in: index) { _ in "" }
    #expect(keys == [FindingKey(rule: "broken-action", symbol: "method buy: of HomeViewController")])
  }

  // MARK: Fixtures

  private static func fixture(_ example: Case) -> Fixture {
    Fixture(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController"><button id="b1"/>
      <connections>
      \(example.connections[0])
      </connections></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f1"/></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="c1" customClass="CartViewController" sceneMemberID="viewController">
      <connections>
      \(example.connections[1])
      </connections></viewController><exit id="e1" sceneMemberID="exit"/></objects></scene></scenes></document>
      \(example.code.hasPrefix("//-") ? "" : "//- Code.swift\n")\(example.code)
      """)
  }

  private static func cursor(_ connection: String) -> String {
    connection.replacing("=\"titleLabel", with: "=\"/*|*/titleLabel").replacing("=\"buy:", with: "=\"/*|*/buy:")
  }

  /// Without a mark.
  private static func outlet(of object: String) -> String {
    "<outlet property=\"titleLabel\" destination=\"b1\" id=\"\(object)\"/>"
  }
}

extension FixtureIndex {
  /// With code in backticks, and the zero-based lines of places.
  func words(of sentence: Sentence) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words): words
      case .code(let code): "`\(code)`"
      case .place(let site): "\(path(of: site.file)):\(site.range.start.line)"
      }
    }.joined()
  }
}
