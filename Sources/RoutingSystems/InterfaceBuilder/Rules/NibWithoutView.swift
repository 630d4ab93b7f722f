import Routes
import SourceModel

/// A nib that a view controller loads as its view, and that sets no `view`.
enum NibWithoutView: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<InterfaceDocumentFact>] {
    index.productDocuments.filter { $0.fact.name.kind == .nib }
  }

  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> [Finding] {
    guard let outline = document.fact.reading.outline,
      let owner = outline.ownerWithoutView, let name = owner.className,
      let type = document.connectedClass(of: owner, in: index)
    else { return [] }
    let nib = index.route(RouteKey(space: InterfaceSpaces.nib, name: document.fact.name.text))
    let use = index.answer(ControllerNibUses.self).use(of: nib, by: type.name)
    guard use != .other, loadsView(type, by: use, in: index) else { return [] }
    let words = "no outlet 'view' of '\(type.name)' is set, which it loads the nib for"
    return [finding(at: document.site(of: name), words, doubt: doubt(of: type, by: use, in: index))]
  }

  /// True if the class certainly leaves its view to a nib. A property `nibName` may give the name of another one.
  private static func loadsView(_ type: ConnectedClass, by use: ControllerNibUses.Use, in index: RouteIndex) -> Bool {
    guard case .apple(let base) = index.classes.ancestry(of: type.name).end,
      ["NSViewController", "UIViewController"].contains(base), let search = MemberSearch(type, in: index)
    else { return false }
    // AppKit awakes the owner before it looks for the view.
    let maySetView = search.hasOwn(selector: "awakeFromNib") || !search.places(of: "view", .outlet).isEmpty
    return !maySetView && !search.hasAny(ofSelectors: ["loadView"])
      && (use == .named || !search.declares("nibName", .outlet))
  }

  /// Where code names the nib, neither a scene nor the name of the class decides.
  private static func doubt(
    of type: ConnectedClass, by use: ControllerNibUses.Use, in index: RouteIndex
  ) -> String? {
    if use == .named { return doubt(ofHeirsOf: type.name, in: index) }
    let hasScene = index.answer(InterfaceDocuments.self).haveScene(ofAny: [type.name])
    return type.doubt ?? (hasScene ? "the class has a scene, which brings its view" : nil)
  }

  private static func doubt(ofHeirsOf type: String, in index: RouteIndex) -> String? {
    let mayMakeView = index.classes.subclasses(of: type).contains {
      index.classes.doubt($0) != nil || index.members.hasMethod("loadView", in: $0)
    }
    return mayMakeView ? "a subclass may make its view in code" : nil
  }

  static let description = RuleDescription(
    id: "nib-without-view",
    severity: .warning,
    summary: "A nib that a view controller loads as its view sets no `view`.",
    libraryCheck: "UIViewController, loadView()",
    rationale: """
      A view controller that is made without a storyboard loads the nib with the name of its class, with or without \
      *Controller* at the end, or the nib that code names (`init(nibName:bundle:)`). It raises an exception if the nib \
      leaves its outlet `view` empty: *loaded the "…" nib but the view outlet was not set*. The rule reports such a nib if \
      its *File's Owner* has that class. It says nothing if other code loads the nib, or if code names only other nibs for \
      the class.
      """,
    examples: [
      RuleDescription.Example(
        "An outlet that was left empty",
        """
        //- LoginViewController.swift
        @main class AppDelegate {}
        class LoginViewController: UIViewController { @IBOutlet var field: UITextField! }
        //- LoginView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController">
        //                                                                     ^^^^^^^^^^^^^^^^^^^ nib-without-view
        <connections><outlet property="field" destination="t1" id="o1"/></connections></placeholder>
        <view id="v1"><subviews><textField id="t1"/></subviews></view>
        </objects></document>
        """),
      RuleDescription.Example(
        "In Objective-C, on macOS",
        """
        //- main.m
        int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
        //- PanelController.m
        @interface PanelController : NSViewController
        @end
        @implementation PanelController
        @end
        //- PanelController.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="PanelController"/>
        //                                                          ^^^^^^^^^^^^^^^ nib-without-view
        <customView id="v1"/></objects></document>
        """),
      RuleDescription.Example(
        "A view, a class that makes its view, and an owner that is no view controller",
        """
        //- Login.swift
        @main class AppDelegate {}
        class LoginViewController: UIViewController {}
        class HelpViewController: UIViewController { override func loadView() { view = UIView() } }
        class HelpWindowController: NSWindowController {}
        //- LoginView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController">
        <connections><outlet property="view" destination="v1" id="o1"/></connections></placeholder>
        <view id="v1"/></objects></document>
        //- HelpView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HelpViewController"/>
        <view id="v1"/></objects></document>
        //- HelpWindow.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="HelpWindowController"/>
        </objects></document>
        """),
      RuleDescription.Example(
        "A nib that code loads by its name, and a class with a scene",
        """
        //- Login.swift
        @main class AppDelegate {}
        class LoginViewController: UIViewController {
          override func viewDidLoad() { Bundle.main.loadNibNamed("LoginView", owner: self) }
        }
        class DetailViewController: UIViewController {}
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- LoginView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginViewController"/>
        <view id="v1"/></objects></document>
        //- DetailView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController"/>
        <view id="v1"/></objects></document>
        """),
    ])
}

extension InterfaceOutline {
  /// The File's Owner, if the document does not set its outlet `view`.
  var ownerWithoutView: InterfaceObject? {
    guard let owner = objects.firstIndex(where: { $0.role == .filesOwner }) else { return nil }
    let setsView = connections.contains { $0.owner == owner && $0.kind == .outlet && $0.name.text == "view" }
    return setsView ? nil : objects[owner]
  }
}
