import Routes
import SourceModel

/// An outlet of a class that does not have its property.
enum BrokenOutlet: ConnectionRule {
  static func uses(in outline: InterfaceOutline) -> [MemberUse] {
    outline.connections.compactMap { connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection else { return nil }
      return MemberUse(name: connection.name, kind: .outlet, object: outline.objects[connection.owner])
    }
  }

  static let mark = "IBOutlet"
  static let isLoggedByAppKit = true
  static let includesPlainElements = true

  static let description = RuleDescription(
    id: "broken-outlet",
    severity: .error,
    summary: "An outlet is connected to a property that its class does not have.",
    rationale: """
      The nib sets the property by key-value coding when it is loaded, and raises *NSUnknownKeyException*: *this class is \
      not key value coding-compliant for the key …*. The message appears when the scene is shown, not when the app starts. \
      On macOS the nib logs *Failed to connect … outlet … missing setter or instance variable* and goes on without it: a \
      warning there, as it is in a nib or scene that nothing is seen to load, and in a storyboard that only the property \
      list names while code makes another window when the application or scene starts. The rule reports a \
      class only if all of its superclasses in the app, their extensions and categories were read. A property of Swift \
      that nothing shows to Objective-C is as good as none: neither `@IBOutlet`, `@objc` or `@objcMembers`, nor a \
      protocol of Objective-C that asks for it. Where a protocol is not in the scan, the rule is silent. An extension may \
      declare the property, too: the finding is a warning if the application compiles a source that is not in the scan, \
      and unknown if no target says what is compiled together.
      """,
    examples: [
      RuleDescription.Example(
        "A property that was renamed",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <label key="view" id="l1"/><connections>
        <outlet property="titelLabel" destination="l1" id="o1"/>
        //                ^^^^^^^^^^ broken-outlet
        <outlet property="titleLabel" destination="l1" id="o2"/>
        <outlet property="view" destination="l1" id="o3"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Home.m
        @interface HomeViewController : UIViewController { IBOutlet UILabel *_priceLabel; }
        @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
        @end
        @implementation HomeViewController
        - (void)setTotal:(UILabel *)label {}
        @end
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <label key="view" id="l1"/><connections>
        <outlet property="nameLabel" destination="l1" id="o1"/>
        //                ^^^^^^^^^ broken-outlet
        <outlet property="titleLabel" destination="l1" id="o2"/><outlet property="priceLabel" destination="l1" id="o3"/>
        <outlet property="total" destination="l1" id="o4"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A property that Objective-C does not see",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController, UITableViewDelegate {
          private weak var titleLabel: UILabel!
          @objc var priceLabel: UILabel!
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <label key="view" id="l1"/><connections>
        <outlet property="titleLabel" destination="l1" id="o1"/>
        //                ^^^^^^^^^^ broken-outlet
        <outlet property="priceLabel" destination="l1" id="o2"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "Properties that a protocol or the class may show to Objective-C",
        """
        //- Home.swift
        @main class AppDelegate {}
        @objc protocol Titled { var titleLabel: UILabel! { get } }
        @objcMembers class BaseViewController: UIViewController {}
        class HomeViewController: BaseViewController { var priceLabel: UILabel! }
        class PriceView: UIView, Titled { var titleLabel: UILabel! }
        class TotalView: UIView, LibraryProtocol { var totalLabel: UILabel! }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><label id="l1"/>
        <view id="p1" customClass="PriceView"><connections><outlet property="titleLabel" destination="l1" id="o1"/></connections></view>
        <view id="t1" customClass="TotalView"><connections><outlet property="totalLabel" destination="l1" id="o2"/></connections></view>
        </subviews></view>
        <connections><outlet property="priceLabel" destination="l1" id="o3"/></connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "Properties of superclasses and extensions",
        """
        //- Home.swift
        @main class AppDelegate {}
        class BaseViewController: UIViewController { @IBOutlet var titleLabel: UILabel! }
        class HomeViewController: BaseViewController {}
        //- Extensions.swift
        extension UIViewController { @IBOutlet var badge: UIView? { get { nil } set {} } }
        extension HomeViewController { @IBInspectable var total: UILabel? { get { nil } set {} } }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <label key="view" id="l1"/><connections>
        <outlet property="titleLabel" destination="l1" id="o1"/><outlet property="badge" destination="l1" id="o2"/>
        <outlet property="total" destination="l1" id="o3"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A class whose superclass is not in the scan, and one that answers to any key",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: ChartViewController {}
        class Row: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <view key="view" id="v1" customClass="Row"><connections><outlet property="icon" destination="v1" id="o1"/></connections></view>
        <connections><outlet property="chart" destination="v1" id="o2"/></connections>
        </viewController></objects></scene></scenes></document>
        """),
    ])
}
