import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The routes that documents register, and the calls that look them up.
@Suite struct InterfaceRouteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// One line for each route: its kind, name and status, and how often it is registered and looked up.
    var routes: [String]

    var testDescription: String { title }
  }

  private static let main = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="Detail" id="d1" customClass="DetailViewController" sceneMemberID="viewController">
    <view key="view" id="v1"><subviews><button id="b1"><connections>
    <segue destination="p1" kind="show" identifier="ShowPrice" id="g1"/></connections></button></subviews></view>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <tableViewController storyboardIdentifier="Prices" id="p1" sceneMemberID="viewController">
    <connections><segue destination="d1" kind="show" identifier="Back" id="g2"/></connections>
    </tableViewController></objects></scene>
    </scenes></document>
    """

  static let cases = [
    Case(
      title: "what documents hold",
      source: """
        \(main)
        //- Cells/ItemCell~ipad.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 0 look-ups",
        "scene Main/Detail: registered, 1 registration → DetailViewController, 0 look-ups",
        "scene Main/Prices: registered, 1 registration, 0 look-ups",
        "segue DetailViewController/ShowPrice: registered, 1 registration, 0 look-ups",
        "segue Main/s2/Back: registered, 1 registration → DetailViewController, 0 look-ups",
        "nib ItemCell: registered, 1 registration, 0 look-ups",
      ]),
    Case(
      title: "names with the suffix of a device",
      source: """
        //- ItemCell~ipad.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>
        //- Home.swift
        let nibs = [UINib(nibName: "ItemCell~ipad", bundle: nil), UINib(nibName: "Panel~ipad", bundle: nil)]
        """,
      routes: [
        "nib ItemCell: registered, 1 registration, 0 look-ups",
        "nib ItemCell~ipad: registered, 0 registrations, 1 look-up",
        "nib Panel~ipad: unknown, 0 registrations, 1 look-up",
      ]),
    Case(
      title: "names with the extension of a compiled nib",
      source: """
        //- Panel~ipad.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>
        //- Home.swift
        let nibs = [UINib(nibName: "Panel.nib", bundle: nil), UINib(nibName: "Panel~ipad.nib", bundle: nil)]
        let none = UINib(nibName: ".nib", bundle: nil)
        """,
      routes: [
        "nib .nib: unknown, 0 registrations, 1 look-up",
        "nib Panel: registered, 1 registration, 0 look-ups",
        "nib Panel.nib: registered, 0 registrations, 1 look-up",
        "nib Panel~ipad.nib: registered, 0 registrations, 1 look-up",
      ]),
    Case(
      title: "look-ups in Swift",
      source: """
        \(main)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          func open() {
            let main = UIStoryboard(name: "Main", bundle: .main)
            main.instantiateViewController(withIdentifier: "Detail")
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Prices") { _ in nil }
            storyboard?.instantiateViewController(withIdentifier: "Detail")
            self.performSegue(withIdentifier: "ShowPrice", sender: nil)
            parent?.performSegue(withIdentifier: "ShowPrice", sender: nil)
            _ = [UINib(nibName: "ItemCell", bundle: nil), NSNib(nibNamed: "Panel", bundle: nil)]
            Bundle.main.loadNibNamed("ItemCell", owner: self)
          }
        }
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 2 look-ups",
        "scene Detail: registered, 0 registrations, 1 look-up",
        "scene Main/Detail: registered, 1 registration → DetailViewController, 1 look-up",
        "scene Main/Prices: registered, 1 registration, 1 look-up",
        "segue ShowPrice: registered, 0 registrations, 1 look-up",
        "segue DetailViewController/ShowPrice: registered, 1 registration, 1 look-up",
        "segue Main/s2/Back: registered, 1 registration → DetailViewController, 0 look-ups",
        "nib ItemCell: unknown, 0 registrations, 2 look-ups",
        "nib Panel: unknown, 0 registrations, 1 look-up",
      ]),
    Case(
      title: "look-ups in Objective-C",
      source: """
        \(main)
        //- Home.m
        @implementation DetailViewController
        - (void)open {
          UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
          [main instantiateViewControllerWithIdentifier:@"Detail"];
          [[NSStoryboard storyboardWithName:@"Main" bundle:nil] instantiateControllerWithIdentifier:@"Prices"];
          [self performSegueWithIdentifier:@"ShowPrice" sender:self];
          [UINib nibWithNibName:@"ItemCell" bundle:[NSBundle mainBundle]];
          [[NSBundle mainBundle] loadNibNamed:@"ItemCell" owner:self options:nil];
        }
        @end
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 2 look-ups",
        "scene Main/Detail: registered, 1 registration → DetailViewController, 1 look-up",
        "scene Main/Prices: registered, 1 registration, 1 look-up",
        "segue DetailViewController/ShowPrice: registered, 1 registration, 1 look-up",
        "segue Main/s2/Back: registered, 1 registration → DetailViewController, 0 look-ups",
        "nib ItemCell: unknown, 0 registrations, 2 look-ups",
      ]),
    Case(
      title: "segues that ZIKRouter performs",
      source: """
        \(main)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          func open() {
            router.perform(path: ViewRoutePath.performSegue(from: self, identifier: "ShowPrice", sender: nil))
            router.perform(path: .performSegue(from: self, identifier: "Missing", sender: nil))
            router.perform(path: .performSegue(from: parent, identifier: "ShowPrice", sender: nil))
            // Functions of the application.
            performSegue(identifier: "Own")
            performSegue(identifier: "Own", from: self)
            router.performSegue(from: self, identifier: "Own", sender: nil)
          }
        }
        //- Home.m
        @implementation DetailViewController (Open)
        - (void)open { [router performPath:ZIKViewRoutePath.performSegueFrom(self, @"ShowPrice", nil)]; }
        @end
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 0 look-ups",
        "scene Main/Detail: registered, 1 registration → DetailViewController, 0 look-ups",
        "scene Main/Prices: registered, 1 registration, 0 look-ups",
        "segue ShowPrice: registered, 0 registrations, 1 look-up",
        "segue DetailViewController/Missing: unregistered, 0 registrations, 1 look-up",
        "segue DetailViewController/ShowPrice: registered, 1 registration, 2 look-ups",
        "segue Main/s2/Back: registered, 1 registration → DetailViewController, 0 look-ups",
      ]),
    Case(
      title: "nibs of controllers in Swift",
      source: """
        //- Panels.swift
        let shared = "SharedPanel"
        class Panel: NSViewController {
          override var nibName: NSNib.Name? { NSNib.Name("PanelView") }
          var windowNibName: String { "NoOverride" }
        }
        class Window: NSWindowController {
          override var windowNibName: NSNib.Name? { return "Window" }
          override var windowFrameAutosaveName: String { "Frame" }
        }
        class Other: NSWindowController {
          override var windowNibName: NSNib.Name? { String(describing: Other.self) }
          override var nibName: String? { computed() }
        }
        class Home: UIViewController {
          init() { super.init(nibName: "Home", bundle: nil) }
          convenience init(shared: Bool) { self.init(nibName: shared ? "A" : "B", bundle: nil) }
          func open() {
            _ = Panel(nibName: "Panel", bundle: nil)
            _ = Panel.init(nibName: shared, bundle: Bundle(for: Home.self))
            _ = Label(nibName: "Label")
            _ = NSWindowController(windowNibName: "Window")
          }
        }
        class Drawn: UIViewController {
          init() { super.init(nibName: "Drawn", bundle: nil) }
          override func loadView() { view = UIView() }
        }
        """,
      routes: [
        "nib Drawn: unknown, 0 registrations, 1 look-up",
        "nib Home: unknown, 0 registrations, 1 look-up",
        "nib Label: unknown, 0 registrations, 1 look-up",
        "nib Other: unknown, 0 registrations, 1 look-up",
        "nib Panel: unknown, 0 registrations, 1 look-up",
        "nib PanelView: unknown, 0 registrations, 1 look-up",
        "nib SharedPanel: unknown, 0 registrations, 1 look-up",
        "nib Window: unknown, 0 registrations, 2 look-ups",
      ]),
    Case(
      title: "nibs of controllers in Objective-C",
      source: """
        //- Panels.m
        @implementation Window
        - (NSString *)windowNibName { return @"Window"; }
        - (NSString *)nibName { return @"AnyClass"; }
        - (instancetype)init { return [super initWithWindowNibName:@"Window"]; }
        @end
        @implementation Home
        - (instancetype)init { return [super initWithNibName:@"Home" bundle:nil]; }
        @end
        """,
      routes: [
        "nib Home: unknown, 0 registrations, 1 look-up", "nib Window: unknown, 0 registrations, 2 look-ups",
      ]),
    Case(
      title: "initial scenes",
      source: """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes>
        <scene sceneID="s1"><objects>
        <viewController id="d1" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Main" id="r1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        //- Home.swift
        @main class AppDelegate {
          let name = "Main"
          func open(_ board: UIStoryboard) {
            let main = UIStoryboard(name: name, bundle: nil)
            main.instantiateInitialViewController()
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController { coder in Home(coder: coder) }
            NSStoryboard(name: "Main", bundle: nil).instantiateInitialController()
            board.instantiateInitialViewController()
          }
        }
        //- SHHome.m
        @implementation SHHome
        - (void)open {
          UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
          [main instantiateInitialViewController];
        }
        @end
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 5 look-ups",
        "initialScene Main: registered, 1 registration → HomeViewController, 4 look-ups",
      ]),
    Case(
      title: "references between storyboards",
      source: """
        \(main)
        //- Shop.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Detail" id="r1" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.kit" id="r2" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """,
      routes: [
        "storyboard Main: registered, 1 registration, 1 look-up",
        "storyboard Shop: registered, 1 registration, 0 look-ups",
        "scene Main/Detail: registered, 1 registration → DetailViewController, 1 look-up",
        "scene Main/Prices: registered, 1 registration, 0 look-ups",
        "segue DetailViewController/ShowPrice: registered, 1 registration, 0 look-ups",
        "segue Main/s2/Back: registered, 1 registration → DetailViewController, 0 look-ups",
      ]),
  ]

  @Test(arguments: cases) func routes(_ example: Case) {
    let index = FixtureIndex(Fixture(example.source)).index
    #expect(index.routes.filter { $0.key.space.system == "interface-builder" }.map(Self.line) == example.routes)
  }

  private static func line(_ route: Route) -> String {
    let destinations = Set(route.registrations.flatMap(\.destinations)).sorted()
    let ends = destinations.isEmpty ? "" : " → \(destinations.joined(separator: ", "))"
    let name = [route.key.owner, route.key.name].compactMap(\.self).joined(separator: "/")
    return "\(route.key.space.kind) \(name): \(route.status.word), \(count(route.registrations.count, "registration"))"
      + "\(ends), \(count(route.lookUps.count, "look-up"))"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
