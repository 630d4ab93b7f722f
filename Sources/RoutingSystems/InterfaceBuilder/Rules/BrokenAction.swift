import Routes
import SourceModel

/// An action that the class of its target does not have.
enum BrokenAction: ConnectionRule {
  static func uses(in outline: InterfaceOutline) -> [MemberUse] {
    outline.connections.compactMap { connection in
      guard connection.kind == .action, let target = connection.target?.object else { return nil }
      return MemberUse(
        name: connection.name, kind: .action, object: outline.objects[target],
        doubt: outline.doubt(of: connection, to: target), isInert: outline.isInert(connection))
    }
  }

  static let mark = "IBAction"
  static let isLoggedByAppKit = true
  static let includesPlainElements = true

  static let description = RuleDescription(
    id: "broken-action",
    severity: .error,
    summary: "An action is sent to an object whose class does not have its method.",
    rationale: """
      The control sends the selector when the user touches it, and the target raises an exception: *unrecognized selector \
      sent to instance …*. Interface Builder does not report it. On macOS, the nib logs *Could not connect action* when it is \
      loaded, and the control does nothing: a warning there. The selector of a method of Swift is its base name with a \
      colon for each parameter: `buy:` is `buy(_:)`, and `buyWithSender:` is `buy(sender:)`. Objective-C must see \
      the method, which `@IBAction` and `@objc` say. Any object may answer to an action of the first responder, so those \
      are not checked. The finding is a warning where no touch arrives: at a gesture recognizer or button item of no \
      view, and at a control that is hidden, disabled or without interaction and that no outlet leads to; so it is where \
      such a text field is to send `valueChanged`, because it sends `editingChanged` alone. The method may \
      be in an extension out of sight, as with `broken-outlet`; the actions that some known libraries add to all view \
      controllers are unknown where such a library may be linked.
      """,
    examples: [
      RuleDescription.Example(
        "A method that lost its parameter",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          @IBAction func buy() {}
          @IBAction func sell(_ sender: Any) {}
          @IBAction func share(sender: Any) {}
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <button key="view" id="b1"><connections>
        <action selector="buy:" destination="h1" eventType="touchUpInside" id="a1"/>
        //                ^^^^ broken-action
        <action selector="sell:" destination="h1" eventType="touchUpInside" id="a2"/>
        <action selector="shareWithSender:" destination="h1" eventType="touchUpInside" id="a3"/>
        </connections></button>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "In Objective-C, from a nib",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Home.m
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        - (IBAction)buy:(id)sender {}
        @end
        //- HomeViewController.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeViewController">
        <connections><outlet property="view" destination="b1" id="o1"/></connections></placeholder>
        <button id="b1"><connections>
        <action selector="buyNow:" destination="-1" eventType="touchUpInside" id="a1"/>
        //                ^^^^^^^ broken-action
        <action selector="buy:" destination="-1" eventType="touchUpInside" id="a2"/>
        </connections></button></objects></document>
        """),
      RuleDescription.Example(
        "A method that Objective-C does not see",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController, UITextFieldDelegate {
          func buy(_ sender: Any) {}
          @objc func sell(_ sender: Any) {}
          func textFieldDidBeginEditing(_ field: UITextField) {}
        }
        @objc extension HomeViewController { func share(_ sender: Any) {} }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <button key="view" id="b1"><connections>
        <action selector="buy:" destination="h1" eventType="touchUpInside" id="a1"/>
        //                ^^^^ broken-action
        <action selector="sell:" destination="h1" eventType="touchUpInside" id="a2"/>
        <action selector="share:" destination="h1" eventType="touchUpInside" id="a3"/>
        <action selector="textFieldDidBeginEditing:" destination="h1" eventType="editingDidBegin" id="a4"/>
        </connections></button>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "The first responder, methods of Apple's classes, and the owner of a nib that may be a subclass",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {}
        class SubViewController: BaseViewController { @IBAction func sell(_ sender: Any) {} }
        class BaseViewController: UIViewController {}
        //- BaseViewController.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BaseViewController"/>
        <button id="b1"><connections><action selector="sell:" destination="-1" id="a1"/></connections></button></objects></document>
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController"><button key="view" id="b1"><connections>
        <action selector="archive:" destination="f1" id="a1"/><action selector="selectAll:" destination="h1" id="a2"/>
        </connections></button></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method with a name for Objective-C, and one of a superclass",
        """
        //- Home.swift
        @main class AppDelegate {}
        class BaseViewController: UIViewController { @IBAction func buy(_ sender: Any, for event: UIEvent) {} }
        class HomeViewController: BaseViewController { @IBAction @objc(sellNow:) func sell(_ sender: Any) {} }
        typealias Home = HomeViewController
        extension Home { @IBAction func share(_ sender: Any) {} }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <button key="view" id="b1"><connections>
        <action selector="buy:for:" destination="h1" eventType="touchUpInside" id="a1"/>
        <action selector="sellNow:" destination="h1" eventType="touchUpInside" id="a2"/>
        <action selector="share:" destination="h1" eventType="touchUpInside" id="a3"/>
        </connections></button>
        </viewController></objects></scene></scenes></document>
        """),
    ])
}

extension InterfaceOutline {
  /// The reason why an action may not be sent to its target: a clause.
  fileprivate func doubt(of action: InterfaceConnection, to target: Int) -> String? {
    if hasSegue(instead: action) { return "the segue of the item may be performed instead" }
    // Interface Builder connects objects of one scene only, and a copy may keep the target of another one.
    return objects[action.owner].scene == objects[target].scene ? nil : "the target is in another scene"
  }

  /// True if nothing sends an action: its object is a gesture recognizer or an item of no view, a view that ignores
  /// touches, or a text field, which sends `editingChanged` in place of `valueChanged`. Code may change that for an object
  /// that an outlet leads to.
  fileprivate func isInert(_ action: InterfaceConnection) -> Bool {
    let object = objects[action.owner]
    let tag = object.tag.text
    let isDetached = object.isTopLevel && (tag.hasSuffix("GestureRecognizer") || tag == "barButtonItem")
    let isUnsent = tag == "textField" && object.className == nil && action.event == "valueChanged"
    // Code reaches an item by its bar.
    guard isDetached || isUnsent || object.ignoresTouches && tag != "barButtonItem" else { return false }
    return !connections.contains { $0.target?.object == action.owner && $0.kind != .action }
  }

  /// True for a bar button item with a segue: it has room for one target and one action.
  fileprivate func hasSegue(instead action: InterfaceConnection) -> Bool {
    objects[action.owner].tag.text == "barButtonItem" && segues.contains { $0.owner == action.owner }
  }
}
