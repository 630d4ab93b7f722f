import TestSupport
import Testing

/// What can be written for the members of classes, the scenes and the segues that a document names.
@Suite struct ConnectionCompletionTests {
  /// A scene of `Home`, with a button of the class `Badge`, and a scene without a class.
  private static func storyboard(_ connections: String, inButton: String = "", attributes: String = "") -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects>
    <viewController id="h1" storyboardIdentifier="Home" customClass="Home" sceneMemberID="viewController">
    <button key="view" id="b1" customClass="Badge"><connections>
    \(inButton)
    </connections><userDefinedRuntimeAttributes>
    \(attributes)
    </userDefinedRuntimeAttributes></button>
    <connections>
    <outlet property="titleLabel" destination="b1" id="o1"/>
    \(connections)
    </connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
    <exit id="e1" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="d1" storyboardIdentifier="Plain" sceneMemberID="viewController"/>
    <viewControllerPlaceholder id="r1" storyboardName="Other"/></objects></scene>
    </scenes></document>

    """
  }

  private static let swift = """
    //- Home.swift
    class Base: UIViewController {
      @IBOutlet weak var footer: UIView!
      @IBAction func close(_ sender: Any) {}
      @IBAction func back(_ segue: UIStoryboardSegue) {}
    }
    class Home: Base {
      @IBOutlet var titleLabel: UILabel!
      @IBOutlet @objc(prices) var priceLabels: [UILabel]!
      var model: Model?
      static var shared: Home!
      @IBAction func buy(sender: UIButton, forEvent event: UIEvent) {}
      @IBAction override func close(_ sender: Any) {}
      @IBSegueAction func makePrice(_ coder: NSCoder) -> UIViewController? { nil }
      func open() { performSegue(withIdentifier: "ShowPrice", sender: nil); performSegue(withIdentifier: "Show", sender: nil) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "ShowCart" {} }
      func reload() {}
    }
    class Badge: UIButton {
      @IBInspectable var text: String = ""
      @IBAction func blink() {}
    }
    extension UIView { @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} } }
    class Cart: UIViewController { @IBAction func leave(from segue: UIStoryboardSegue) {} }

    """

  private static let objectiveC = """
    //- Home.m
    @interface Home : UIViewController { IBOutlet UILabel *total; int count; }
    @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
    @property (nonatomic) IBOutletCollection(UILabel) NSArray *labels;
    @property (nonatomic) NSString *name;
    @end
    @implementation Home
    - (IBAction)buy:(id)sender forEvent:(UIEvent *)event {}
    - (IBAction)back:(UIStoryboardSegue *)segue {}
    - (IBSegueAction UIViewController *)makePrice:(NSCoder *)coder { return nil; }
    - (void)reload:(id)sender {}
    @end
    @interface Badge : UIButton
    @property (nonatomic) IBInspectable NSString *text;
    @end

    """

  private static let other = """
    //- Cart.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cart"/><view id="v1"/></objects></document>

    """

  @Test(
    arguments: [
      // Inherited ones come last, and those with a connection not at all.
      (
        "<outlet property=\"/*|*/\" destination=\"b1\" id=\"o2\"/>",
        ["prices: outlet of Home", "footer: outlet of Base"]
      ),
      (
        "<outlet property=\"fo/*|*/\" destination=\"b1\" id=\"o2\"></outlet>",
        ["prices: outlet of Home", "footer: outlet of Base"]
      ),
      // Without the end of the value, or of the tag.
      ("<outlet property=\"/*|*/", ["prices: outlet of Home", "footer: outlet of Base"]),
      ("<outlet property=\"fo/*|*/ destination=\"b1\"/>", ["prices: outlet of Home", "footer: outlet of Base"]),
      ("<outlet destination='b1' property='/*|*/'", ["prices: outlet of Home", "footer: outlet of Base"]),
      (
        "<outletCollection property=\"/*|*/\" destination=\"b1\" id=\"o2\"/>",
        ["prices: outlet of Home", "titleLabel: outlet of Home", "footer: outlet of Base"]
      ),
      (
        "<segue destination=\"d1\" kind=\"show\" destinationCreationSelector=\"/*|*/\" id=\"g1\"/>",
        ["makePrice:: segue action of Home"]
      ),
      (
        "<segue destination=\"e1\" kind=\"unwind\" unwindAction=\"/*|*/\" id=\"g1\"/>",
        ["back:: unwind action of Base", "leaveFrom:: unwind action of Cart"]
      ),
      (
        "<segue destination=\"d1\" kind=\"show\" identifier=\"/*|*/\" id=\"g1\"/><segue identifier=\"Show\" destination=\"d1\" kind=\"show\"/>",
        ["ShowPrice: segue Home/ShowPrice, performed by code", "ShowCart: segue Home/ShowCart, compared by code"]
      ),
      ("<action selector=\"buy:\" destination=\"h1\" id=\"a/*|*/1\"/>", nil),
      ("<outlet property=\"/*|*/\" destination=\"b1\"/></connections>", nil),
    ] as [(String, [String]?)]) func controllers(_ connection: String, _ expected: [String]?)
  {
    let source = Self.storyboard(connection) + Self.other + Self.swift
    #expect(offers(in: Fixture(source)) == expected)
  }

  @Test(
    arguments: [
      (
        "<action selector=\"/*|*/\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>",
        ["buyWithSender:forEvent:: action of Home", "close:: action of Home"]
      ),
      // Its target comes next.
      ("<action selector=\"/*|*/\"/>", ["buyWithSender:forEvent:: action of Home", "close:: action of Home"]),
      ("<action selector=\"/*|*/\" destination=\"b1\" id=\"a1\"/>", ["blink: action of Badge"]),
      (
        "<action selector=\"/*|*/\" destination=\"f1\" id=\"a1\"/>",
        ["blink: action of Badge", "buyWithSender:forEvent:: action of Home", "close:: action of Base, Home"]
      ),
      ("<action selector=\"/*|*/\" destination=\"d1\" id=\"a1\"/>", nil),
      ("<action selector=\"/*|*/\" destination=\"x1\" id=\"a1\"/>", nil),
      ("<outlet property=\"/*|*/\" destination=\"h1\" id=\"o2\"/>", []),
    ] as [(String, [String]?)]) func controls(_ connection: String, _ expected: [String]?)
  {
    let source = Self.storyboard("", inButton: connection) + Self.other + Self.swift
    #expect(offers(in: Fixture(source)) == expected)
  }

  @Test func attributes() {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"/*|*/\" value=\"New\"/>"
    let source = Self.storyboard("", attributes: attribute) + Self.swift
    #expect(offers(in: Fixture(source)) == ["text: attribute of Badge", "cornerRadius: attribute of UIView"])
  }

  @Test func referencesToScenesOfTheSameStoryboard() {
    let reference = "</connections><viewControllerPlaceholder referencedIdentifier=\"/*|*/\" id=\"r2\"/><connections>"
    let source = Self.storyboard(reference) + Self.swift
    #expect(offers(in: Fixture(source)) == ["Home: scene Home → Home", "Plain: scene Plain"])
  }

  @Test(arguments: [
    ("<outlet property=\"/*|*/\" destination=\"b1\" id=\"o2\"/>", ["labels: outlet of Home", "total: outlet of Home"]),
    (
      "<segue destination=\"d1\" kind=\"show\" destinationCreationSelector=\"/*|*/\" id=\"g1\"/>",
      ["makePrice:: segue action of Home"]
    ),
    (
      "<segue destination=\"e1\" kind=\"unwind\" unwindAction=\"/*|*/\" id=\"g1\"/>",
      ["back:: unwind action of Home"]
    ),
    ("<action selector=\"/*|*/\" destination=\"h1\" id=\"a1\"/>", ["buy:forEvent:: action of Home"]),
  ]) func membersOfObjectiveC(_ connection: String, _ expected: [String]) {
    #expect(offers(in: Fixture(Self.storyboard(connection) + Self.objectiveC)) == expected)
  }

  /// File's Owner of a nib is the target of an action that has none yet.
  @Test func nibs() {
    let source = """
      //- Home.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"/>
      <button id="b1"><connections><action selector="/*|*/"/></connections></button></objects></document>

      """
    #expect(
      offers(in: Fixture(source + Self.swift)) == ["buyWithSender:forEvent:: action of Home", "close:: action of Home"])
  }
}
