import Routes
import RoutingSystems

/// Fixes of names that documents and code share.
extension RepairCases {
  static let interface =
    [
      RepairCase(
        "unknown-storyboard", ["Change to 'Settings'"],
        leaves: "let main = UIStoryboard(name: \"Settings\", bundle: nil)",
        example(of: "unknown-storyboard").replacing("Main.storyboard", with: "Settings.storyboard")
          .replacing("Mian", with: "Setings")),
      RepairCase(
        "unknown-nib", ["Change to 'ItemCell'"], leaves: "let nib = UINib(nibName: \"ItemCell\", bundle: nil)",
        example(of: "unknown-nib")),
      RepairCase(
        "broken-segue-action", ["Change to 'makePrice:'"],
        leaves:
          "<segue destination=\"h1\" kind=\"show\" destinationCreationSelector=\"makePrice:\" identifier=\"Price\" id=\"g2\"/>",
        """
        \(connected("<segue destination=\"h1\" kind=\"show\" destinationCreationSelector=\"makePrize:\" identifier=\"Price\" id=\"g2\"/>"))//- A.swift
        class Home: UIViewController { @IBSegueAction func makePrice(_ coder: NSCoder) -> UIViewController? { nil } }
        """),
      RepairCase(
        "unused-suppression", ["Remove this comment"],
        leaves: "<outlet property=\"view\" destination=\"l1\" id=\"o1\"/>",
        connected(
          "<!-- waymark:ignore broken-outlet - later -->\n<outlet property=\"view\" destination=\"l1\" id=\"o1\"/>")),
      RepairCase(
        "unused-suppression", ["Remove this comment"],
        leaves: "<outlet property=\"view\" destination=\"l1\" id=\"o1\"/>",
        connected("<outlet property=\"view\" destination=\"l1\" id=\"o1\"/><!-- waymark:ignore broken-outlet -->")),
      RepairCase(
        "unknown-scene", ["Change to 'Detail'"],
        leaves:
          "let a = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\")",
        """
        \(home)//- A.swift
        let a = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
        """),
      RepairCase(
        "unknown-segue", ["Change to 'ShowPrice'"],
        leaves: "func buy() { performSegue(withIdentifier: \"ShowPrice\", sender: nil) }",
        """
        \(home)//- A.swift
        class Home: UIViewController {
          func buy() { performSegue(withIdentifier: "showPrice", sender: nil) }
        }
        """),
      RepairCase(
        "broken-outlet", ["Change to 'titleLabel'", "Declare 'titelLabel' in Home"],
        leaves: "<outlet property=\"titleLabel\" destination=\"l1\" id=\"o1\"/>",
        """
        \(connected("<outlet property=\"titelLabel\" destination=\"l1\" id=\"o1\"/>"))//- A.swift
        class Home: UIViewController { @IBOutlet weak var titleLabel: UILabel! }
        """),
      RepairCase(
        "broken-outlet", ["Declare 'badge' in Home"], leaves: "@IBOutlet weak var badge: UILabel!",
        """
        \(connected("<outlet property=\"badge\" destination=\"l1\" id=\"o1\"/>"))//- A.swift
        class Home: UIViewController {
          let price = 1
        }
        """),
      RepairCase(
        "broken-outlet", ["Mark 'badge' '@IBOutlet'"], leaves: "@IBOutlet private weak var badge: UILabel!",
        """
        \(connected("<outlet property=\"badge\" destination=\"l1\" id=\"o1\"/>"))//- A.swift
        class Home: UIViewController {
          private weak var badge: UILabel!
        }
        """),
      RepairCase(
        "broken-runtime-attribute", ["Mark 'radius' '@IBInspectable'"],
        leaves: "@IBInspectable public final var radius = 0.0",
        """
        //- A.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view></objects></document>
        //- A.swift
        @main class AppDelegate {}
        class Badge: UIView {
          public final var radius = 0.0
        }
        """),
      RepairCase(
        "broken-action", ["Mark 'share:' '@IBAction'"], leaves: "@IBAction func share(_ sender: Any) {}",
        """
        \(connected("<action selector=\"share:\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>"))//- A.swift
        class Home: UIViewController {
          func share(_ sender: Any) {}
        }
        """),
      RepairCase(
        "broken-outlet", ["Declare 'rows' in Home"], leaves: "@IBOutlet var rows: [UILabel]!",
        """
        \(connected("<outletCollection property=\"rows\" destination=\"l1\" id=\"o1\"/>"))//- A.swift
        class Home: UIViewController {}
        """),
      RepairCase(
        "broken-action", ["Declare 'share:' in Home"], leaves: "@IBAction func share(_ sender: Any) {}",
        """
        \(connected("<action selector=\"share:\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>"))//- A.swift
        class Home: UIViewController {
          func buy() {}
        }
        """),
      RepairCase(
        "broken-action", ["Change to 'buy:now:'"],
        leaves: "<action selector=\"buy:now:\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>",
        """
        \(connected("<action selector=\"buy:new:\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>"))//- A.m
        @interface Home : UIViewController
        @end
        @implementation Home
        - (IBAction)buy:(id)sender now:(BOOL)now {}
        @end
        """),
      RepairCase(
        "custom-class-not-found", ["Change to 'HomeViewController'"],
        leaves:
          "<viewController id=\"h1\" customClass=\"HomeViewController\" customModule=\"App\" customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>",
        example(of: "custom-class-not-found").replacing("\"HomeVC\"", with: "\"HomeViewControler\"")),
      RepairCase(
        "custom-class-not-found", ["Change to 'SHTitleView'"],
        leaves: "<view key=\"view\" id=\"l1\" customClass=\"SHTitleView\"/>",
        """
        \(document("<view key=\"view\" id=\"l1\" customClass=\"SHTitelView\"/>", ""))//- A.swift
        class SHTitelCell: UITableViewCell {}
        class SHTitelsView<Title>: UIView {}
        //- A.h
        @interface Home : UIViewController
        @end
        @interface SHTitleView : UIView
        @end
        """),
      RepairCase(
        "scene-class-mismatch", ["Change to 'DetailViewController'"],
        leaves: "let price = main.instantiateViewController(withIdentifier: \"Detail\") as! DetailViewController",
        example(of: "scene-class-mismatch")),
      RepairCase(
        "segue-class-mismatch", ["Change to 'Shop.Price'"],
        leaves: "if segue.identifier == \"ShowPrice\" { (segue.destination as? Shop.Price)?.show() }",
        """
        \(home.replacing("storyboardIdentifier=\"Detail\"", with: "customClass=\"SHPrice\""))//- A.swift
        class Home: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPrice" { (segue.destination as? Total)?.show() }
          }
        }
        class Total: UIViewController {}
        enum Shop { @objc(SHPrice) class Price: UIViewController {} }
        """),
      RepairCase(
        "reuse-class-mismatch", ["Change to 'MovieCell'"],
        leaves: "tableView.dequeueReusableCell(withIdentifier: \"movie\", for: path) as! MovieCell",
        example(of: "reuse-class-mismatch")),
    ] + cells

  /// The first example in the description of a rule.
  static func example(of rule: String, _ number: Int = 0) -> String {
    SystemList.builtIn.descriptions.first { $0.id == rule }?.examples[number].source ?? ""
  }

  private static let home = document("<label key=\"view\" id=\"l1\"/>", "")

  private static func connected(_ connection: String) -> String {
    document("<label key=\"view\" id=\"l1\"/>", connection)
  }

  private static func document(_ view: String, _ connections: String) -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects>
    <viewController id="h1" storyboardIdentifier="Home" customClass="Home" sceneMemberID="viewController">
    \(view)
    <connections>
    \(connections)
    <segue destination="d1" kind="show" identifier="ShowPrice" id="g1"/>
    </connections>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>

    """
  }
}
