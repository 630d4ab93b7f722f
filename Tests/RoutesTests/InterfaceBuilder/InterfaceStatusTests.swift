import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// What makes a storyboard, scene, segue or nib unknown that no document has.
@Suite struct InterfaceStatusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// The kind of the route; nil for any.
    var kind: String?
    /// The status of the route that is called `Missing`, with its reason.
    var status: String

    var testDescription: String { title }
  }

  private static let app = "//- App.swift\n@main class AppDelegate {}"

  private static let main = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" customClass="Detail" sceneMemberID="viewController"/></objects></scene></scenes></document>
    """

  /// The app with a method of `Detail` in Objective-C.
  private static func inDetail(_ statements: String) -> String {
    """
    \(main)
    \(app)
    //- Detail.m
    @interface Detail : UIViewController
    @end
    @implementation Detail
    - (void)f {
    \(statements)
    }
    @end
    """
  }

  static let cases = [
    Case(
      title: "a storyboard without a project",
      source: "\(main)\n\(app)\nlet s = UIStoryboard(name: \"Missing\", bundle: nil)",
      status: "unknown: no project of the scan lists the resources of the application"),
    Case(
      title: "a scene of a storyboard that is read",
      source:
        "\(main)\n\(app)\nlet s = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Missing\")",
      status: "unregistered"),
    Case(
      title: "a scene of a storyboard that is damaged and holds the word",
      source: """
        //- Main.storyboard
        <document><scenes><<<<<<< HEAD
        <viewController storyboardIdentifier="Missing" id="d1"/>
        \(app)
        let s = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Missing")
        """,
      status: "unknown: 'Main' could not be read: not well-formed XML"),
    Case(
      title: "a scene of a storyboard that is damaged and does not hold the word",
      source: """
        //- Main.storyboard
        <document><scenes><<<<<<< HEAD
        \(app)
        let s = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Missing")
        """,
      status: "unregistered"),
    Case(
      title: "a scene of a storyboard of another bundle",
      source: """
        \(main)
        \(app)
        let s = UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self)).instantiateViewController(withIdentifier: "Missing")
        """,
      status: "unknown: it may be in another bundle"),
    Case(
      title: "a segue whose exception is caught",
      source: inDetail(
        """
        @try { if (self.view) [self performSegueWithIdentifier:@"Missing" sender:nil]; } @catch (NSException *e) {}
        """),
      status: "unknown: the code catches the exception"),
    Case(
      title: "a segue of a build with a flag",
      source: inDetail("#ifndef STORE\n#else\n[self performSegueWithIdentifier:@\"Missing\" sender:nil];\n#endif"),
      status: "unknown: the build decides whether the code is compiled: #if !(!defined(STORE))"),
    Case(
      title: "a segue of builds for debugging",
      source: inDetail(
        "#if DEBUG && TARGET_OS_IOS\n[self performSegueWithIdentifier:@\"Missing\" sender:nil];\n#endif"),
      status: "unregistered"),
    Case(
      title: "a segue behind code whose exception is caught",
      source: inDetail(
        """
        @try { [self g]; } @catch (NSException *e) {}
        [self performSegueWithIdentifier:@"Missing" sender:nil];
        """),
      status: "unregistered"),
    Case(
      title: "a segue of a class with a scene",
      source:
        "\(main)\n\(app)\nclass Detail: UIViewController { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }",
      status: "unregistered"),
    Case(
      title: "a segue of a class without a scene",
      source:
        "\(main)\n\(app)\nclass Home: UIViewController { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }",
      status: "unknown: no scene of 'Home' is in the scan"),
    Case(
      title: "a segue performed in the extension of a protocol",
      source:
        "\(main)\n\(app)\nprotocol Opening {}\nextension Opening { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }",
      status: "unknown: no scene of 'Opening' is in the scan"),
    Case(
      title: "a segue of an extension of a class",
      source:
        "\(main)\n\(app)\nclass Detail: UIViewController {}\nextension Detail { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }",
      status: "unregistered"),
    Case(
      title: "a segue of a controller of an unknown class",
      source: "\(main)\n\(app)\nfunc f(me: Any) { me.performSegue(withIdentifier: \"Missing\", sender: nil) }",
      status: "unknown: the class of the controller that performs it is not known"),
    Case(
      title: "the same where a scene has the segue",
      source: """
        //- App.swift
        @main class AppDelegate {}
        func f(me: Any) { me.performSegue(withIdentifier: "Missing", sender: nil) }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" customClass="Detail" sceneMemberID="viewController"><connections>
        <segue destination="d1" kind="show" identifier="Missing" id="g1"/></connections></viewController>
        </objects></scene></scenes></document>
        """, status: "registered"),
    Case(
      title: "the initial scene of a storyboard that is not in the scan",
      source:
        "\(main)\n\(app)\nlet s = UIStoryboard(name: \"Missing\", bundle: nil).instantiateInitialViewController()",
      kind: "initialScene", status: "unknown: the storyboard 'Missing' is not in the scan"),
    Case(
      title: "the initial scene of a storyboard that is damaged",
      source: """
        \(app)
        let s = UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController()
        //- Missing.storyboard
        <document><scenes><<<<<<< HEAD
        """,
      kind: "initialScene", status: "unknown: 'Missing' could not be read: not well-formed XML"),
    Case(
      title: "the initial scene of a storyboard whose entry leads to no object",
      source: """
        \(app)
        let s = UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController()
        //- Missing.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="gone"/>
        """,
      kind: "initialScene", status: "unregistered"),
    Case(
      title: "a segue of a class that the document names as Objective-C does",
      source:
        "\(main)\n\(app)\n@objc(Detail) class DetailView: UIViewController { func f() { performSegue(withIdentifier: \"Missing\", sender: nil) } }",
      status: "unregistered"),
    Case(
      title: "a segue of a class that overrides what performs segues",
      source: """
        \(main)
        \(app)
        class Detail: UIViewController {
          override func performSegue(withIdentifier identifier: String, sender: Any?) {
            if identifier == "Missing" { return present(UIViewController(), animated: true) }
            super.performSegue(withIdentifier: identifier, sender: sender)
          }
          func f() { performSegue(withIdentifier: "Missing", sender: nil) }
        }
        """,
      status: "unknown: 'Detail' overrides the method that performs segues"),
    Case(
      title: "a segue whose superclass's override calls no segue at all",
      source: """
        \(main)
        \(app)
        class Detail: Base { func f() { performSegue(withIdentifier: "Missing", sender: nil) } }
        //- Base.swift
        class Base: UIViewController {
          override func performSegue(withIdentifier identifier: String, sender: Any?) { log(identifier) }
        }
        """,
      status: "unknown: 'Base' overrides the method that performs segues"),
    Case(
      title: "a segue of a superclass of the class that overrides it",
      source: """
        \(main)
        \(app)
        class Detail: UIViewController { func f() { performSegue(withIdentifier: "Missing", sender: nil) } }
        //- Heir.m
        @interface Heir : Detail
        @end
        @implementation Heir
        - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender { [self log:identifier]; }
        @end
        """,
      status: "unknown: 'Heir' overrides the method that performs segues"),
    Case(
      title: "a segue of a class in Objective-C that overrides it",
      source: inDetail(
        """
        [self performSegueWithIdentifier:@"Missing" sender:nil];
        }
        - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
          if (![identifier isEqualToString:@"Missing"]) [super performSegueWithIdentifier:identifier sender:sender];
        """),
      status: "unknown: 'Detail' overrides the method that performs segues"),
    Case(
      title: "a segue beside helpers with names like that of the method",
      source: """
        \(main)
        \(app)
        protocol SegueHandler {}
        extension SegueHandler where Self: UIViewController {
          func performSegueWithIdentifier(_ identifier: SegueID, sender: Any?) { log(identifier) }
        }
        class Detail: UIViewController, SegueHandler {
          func f() { performSegue(withIdentifier: "Missing", sender: nil) }
        }
        //- Safe.m
        @implementation UIViewController (Safe)
        - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender completion:(id)done { }
        @end
        """,
      status: "unregistered"),
    Case(
      title: "a scene of the runtime's name of a class",
      source: """
        //- App.xcodeproj/project.pbxproj
        \(ProjectText(ProjectText.Target("Shop", folders: ["Shop"])).text)
        //- Shop/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Shop.Missing" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        //- Shop/App.swift
        @main class AppDelegate {}
        class Missing: UIViewController {}
        let s = UIStoryboard(name: "Main", bundle: nil)
        let m = s.instantiateViewController(withIdentifier: NSStringFromClass(Missing.self))
        """,
      status: "registered"),
    Case(
      title: "a segue of the name that a class has in Objective-C",
      source: """
        \(main.replacing("sceneMemberID=\"viewController\"/>", with: "sceneMemberID=\"viewController\"><connections><segue destination=\"d1\" kind=\"show\" identifier=\"SHMissing\" id=\"g1\"/></connections></viewController>"))
        \(app)
        @objc(SHMissing) class Missing: UIViewController {}
        class Detail: UIViewController {
          func f() { performSegue(withIdentifier: NSStringFromClass(Missing.self), sender: nil) }
        }
        """,
      status: "registered"),
    Case(
      title: "a segue where a category replaces the method of all controllers",
      source: """
        \(main)
        \(app)
        class Detail: UITableViewController { func f() { performSegue(withIdentifier: "Missing", sender: nil) } }
        //- Safe.m
        @implementation UIViewController (Safe)
        - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender { [self log:identifier]; }
        @end
        """,
      status: "unknown: 'UIViewController' overrides the method that performs segues"),
    Case(
      title: "a segue beside a method with other labels, and an override of a class of its own",
      source: """
        \(main)
        \(app)
        class Detail: UIViewController {
          func performSegue(withIdentifier identifier: Segue, sender: Any?, animated: Bool) {}
          func f() { performSegue(withIdentifier: "Missing", sender: nil) }
        }
        class Other: UIViewController {
          override func performSegue(withIdentifier identifier: String, sender: Any?) {}
        }
        """,
      status: "unregistered"),
  ]

  @Test(arguments: cases) func status(_ example: Case) {
    let index = FixtureIndex(Fixture(example.source)).index
    let route = index.routes.first {
      $0.key.name == "Missing" && (example.kind == nil || example.kind == $0.key.space.kind)
    }
    #expect(route.map { "\($0.status.word)\($0.status.reason.map { ": \($0)" } ?? "")" } == example.status)
  }

  /// A damaged document says nothing about code.
  @Test func damagedDocumentsLeaveOtherSystemsAlone() {
    let source = """
      \(Self.app)
      protocol EditorInput {}
      extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }
      //- Main.storyboard
      <document> EditorInput
      """
    let index = FixtureIndex(Fixture(source)).index
    #expect(index.routes.first { $0.key.name == "EditorInput" }?.status == .unregistered)
    #expect(index.skipped.map(\.reason) == ["not well-formed XML"])
  }
}
