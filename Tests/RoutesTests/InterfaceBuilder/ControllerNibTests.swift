import Testing

/// Nibs without a view: which of them controllers certainly load.
@Suite struct ControllerNibTests {
  /// A nib whose owner is of a class, and sets no view; with a finding, if its name is marked.
  private static func nib(_ name: String, of type: String, isReported: Bool = false) -> String {
    let start = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass=""#
    let mark =
      isReported
      ? "//\(String(repeating: " ", count: start.count - 2))\(String(repeating: "^", count: type.count)) nib-without-view\n"
      : ""
    return """
      //- \(name).xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      \(start)\(type)"/>
      \(mark)<view id="v1"/></objects></document>

      """
  }

  private static func code(_ body: String, in file: String = "Login.swift") -> String {
    "//- App.swift\n@main class AppDelegate {}\n//- \(file)\n\(body)\n"
  }

  private static let plain = "class LoginViewController: UIViewController {}"

  static let cases = [
    RuleCase(
      "an initializer that passes the class's own name",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "LoginViewController", bundle: nil) }
        }
        """) + nib("LoginViewController", of: "LoginViewController", isReported: true)),
    RuleCase(
      "an initializer that passes a name of all classes",
      code(
        """
        extension UIViewController { class var nibName: String { String(describing: self) } }
        class LoginViewController: UIViewController {
          init() { super.init(nibName: Self.nibName, bundle: nil) }
        }
        """) + nib("LoginViewController", of: "LoginViewController", isReported: true)),
    RuleCase(
      "an initializer that passes another name",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "Login", bundle: nil) }
        }
        """) + nib("Login", of: "LoginViewController", isReported: true)
        + nib("LoginView", of: "LoginViewController")),
    RuleCase(
      "a superclass whose initializer passes its own name",
      code(
        """
        class BaseViewController: UIViewController {
          init() { super.init(nibName: "BaseViewController", bundle: nil) }
        }
        class LoginViewController: BaseViewController {}
        """) + nib("LoginViewController", of: "LoginViewController")
        + nib("BaseViewController", of: "BaseViewController", isReported: true)),
    RuleCase(
      "a class that may set its view when it awakes",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "LoginViewController", bundle: nil) }
          override func awakeFromNib() { view = field }
        }
        """) + nib("LoginViewController", of: "LoginViewController")),
    RuleCase(
      "a class with a view of its own, in Objective-C",
      code(
        """
        @interface LoginViewController : NSViewController
        @end
        @implementation LoginViewController
        - (instancetype)init { return [super initWithNibName:@"LoginViewController" bundle:nil]; }
        - (void)setView:(NSView *)view { }
        @end
        """, in: "Login.m") + nib("LoginViewController", of: "LoginViewController")),
    RuleCase(
      "a label that awakes",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "LoginViewController", bundle: nil) }
        }
        extension UILabel { open override func awakeFromNib() {} }
        """) + nib("LoginViewController", of: "LoginViewController", isReported: true)),
    RuleCase(
      "an initializer that may pass any name",
      code(
        """
        class LoginViewController: UIViewController {
          init(name: String) { super.init(nibName: name, bundle: nil) }
        }
        """) + nib("LoginView", of: "LoginViewController")),
    RuleCase(
      "a property with the name",
      code(
        """
        class LoginViewController: UIViewController { override var nibName: String? { "Login" } }
        class HelpViewController: UIViewController { override var nibName: String? { make() } }
        """) + nib("Login", of: "LoginViewController", isReported: true) + nib("HelpView", of: "HelpViewController")),
    RuleCase(
      "other code that names the nib for the class",
      code("\(plain)\nlet login = LoginViewController(nibName: \"Login\", bundle: nil)")
        + nib("Login", of: "LoginViewController", isReported: true)),
    RuleCase(
      "other code that names another nib for the class",
      code("\(plain)\nlet login = LoginViewController(nibName: \"Login\", bundle: nil)")
        + nib("Login", of: "HelpViewController") + nib("LoginView", of: "LoginViewController")),
    RuleCase(
      "a class of several scenes and nibs",
      code("\(plain)\nlet login = LoginViewController(nibName: \"Login\", bundle: theme.bundle)")
        + nib("Login", of: "LoginViewController")),
    RuleCase(
      "a subclass",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "LoginViewController", bundle: nil) }
        }
        class FastLoginViewController: LoginViewController { override func loadView() { view = UIView() } }
        class HelpViewController: UIViewController {
          init() { super.init(nibName: "HelpViewController", bundle: nil) }
        }
        class FastHelpViewController: HelpViewController {}
        """) + nib("LoginViewController", of: "LoginViewController")
        + nib("HelpViewController", of: "HelpViewController", isReported: true)),
    RuleCase(
      "a class with the name of an alias of a nested type",
      code(
        """
        class LoginViewController: UIViewController { enum Section { case name } }
        struct LoginModel { typealias Section = LoginViewController.Section }
        """) + "//- Section.swift\nclass Section {}\n"
        + nib("LoginView", of: "LoginViewController", isReported: true)),
    RuleCase(
      "an initializer, and code that loads the nib itself",
      code(
        """
        class LoginViewController: UIViewController {
          init() { super.init(nibName: "LoginViewController", bundle: nil) }
        }
        let nib = UINib(nibName: "LoginViewController", bundle: nil)
        """) + nib("LoginViewController", of: "LoginViewController")),
    RuleCase(
      "Objective-C",
      code(
        """
        @interface LoginViewController : UIViewController
        @end
        @implementation LoginViewController
        - (instancetype)init { return [super initWithNibName:@"Login" bundle:nil]; }
        @end
        @interface HelpViewController : UIViewController
        @end
        @implementation HelpViewController
        @end
        id help(void) { return [[HelpViewController alloc] initWithNibName:@"Help" bundle:nil]; }
        """, in: "Login.m") + nib("Login", of: "LoginViewController", isReported: true)
        + nib("Help", of: "HelpViewController", isReported: true) + nib("HelpView", of: "HelpViewController")),
  ]

  @Test(arguments: cases) func reports(_ example: RuleCase) { example.check() }
}
