import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Comparisons with the identifiers of segues: which are reported, and what else they are.
@Suite struct SegueComparisonTests {
  private static let main = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene sceneID="s1"><objects><viewController id="d1" customClass="Detail" sceneMemberID="viewController">
    <connections><segue destination="p1" kind="show" identifier="Show" id="g1"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController">
    <connections><segue destination="d1" kind="show" identifier="Plain" id="g2"/></connections></viewController></objects></scene>
    </scenes></document>
    """

  private static func swift(_ body: String, in type: String = "class Detail: UIViewController", _ more: String = "")
    -> String
  {
    """
    \(main)
    //- Home.swift
    @main class AppDelegate {}
    \(type) {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(body)
      }
    }
    \(more)
    """
  }

  static let cases = [
    RuleCase(
      "a constant of another file",
      """
      \(swift("if segue.identifier == Names.show || segue.identifier == Names.gone {}\n//                                                           ^^^^^^^^^^ dead-segue-comparison"))
      //- Names.swift
      enum Names { static let show = "Show", gone = "Gone" }
      """),
    RuleCase(
      "raw values, and a name that is not known",
      swift(
        """
        switch segue.identifier {
            case Segue.show.rawValue, Segue.gone.rawValue, last: break
            //                        ^^^^^^^^^^^^^^^^^^^ dead-segue-comparison
            default: break
            }
        """, "enum Segue: String { case show = \"Show\", gone }")),
    RuleCase(
      "cases of an enum that is made of the identifier",
      swift(
        """
        guard let id = segue.identifier, let made = ID(rawValue: id) else { return }
            switch made {
            case .show, .gone: break
            //          ^^^^^ dead-segue-comparison
            default: break
            }
            if ID(rawValue: id) == .lost || ID(rawValue: segue.identifier ?? "") == ID.show {}
            //                     ^^^^^ dead-segue-comparison
        """, "enum ID: String { case show = \"Show\", gone, lost }")),
    RuleCase(
      "cases of the enum of the controller",
      swift(
        """
        switch segueIdentifier(for: segue) {
            case .show, .gone: break
            //          ^^^^^ dead-segue-comparison
            }
            if case .gone? = SegueIdentifier(rawValue: other) {}
            if segueIdentifier(for: last) == .gone {}
        """, "extension Detail { enum SegueIdentifier: String { case show = \"Show\", gone } }")),
    RuleCase(
      "a text that the code puts in the place of a missing identifier",
      swift(
        """
        let id = segue.identifier ?? "none"
            if id == "none" || (segue.identifier ?? "") == "" || id == "Gone" {}
            //                                                          ^^^^ dead-segue-comparison
        """)),
    RuleCase(
      "names that are bound anew, in the order of the code",
      swift(
        """
        guard let id = segue.identifier else { return }
            if let id = Segue(rawValue: id) {
              if id == .gone {}
              //       ^^^^^ dead-segue-comparison
              if let id = Other(rawValue: id) { if id == .gone {} }
            }
            if id == "Gone" {}
            //        ^^^^ dead-segue-comparison
        """, "enum Segue: String { case show = \"Show\", gone = \"Gone\" }\nenum Other: String { case gone }")),
    RuleCase(
      "a case that the code makes for other segues",
      swift(
        """
        switch segueIdentifier(for: segue) {
            case .none, .gone: break
            //          ^^^^^ dead-segue-comparison
            }
        """,
        """
        extension Detail { enum SegueIdentifier: String { case show = "Show", gone, none } }
        extension SegueHandler {
          func segueIdentifier(for segue: UIStoryboardSegue) -> SegueIdentifier {
            guard let id = segue.identifier, let made = SegueIdentifier(rawValue: id) else {
              return SegueIdentifier(rawValue: "none")!
            }
            return made
          }
        }
        """)),
    RuleCase(
      "a segue that another class performs",
      swift(
        "if segue.identifier == \"Gone\" {}",
        """
        func open(_ other: UIViewController) { other.performSegue(withIdentifier: "Gone", sender: nil) }
        """)),
    RuleCase("a segue of a scene without a class", swift("if segue.identifier == \"Plain\" {}")),
    RuleCase(
      "an extension of a class without a scene",
      swift("if segue.identifier == \"Gone\" {}", in: "class Home: UIViewController")),
    RuleCase(
      "a subclass of the class of the scene",
      swift(
        "if segue.identifier == \"Show\" || segue.identifier == \"Gone\" {}\n    //                                                    ^^^^ dead-segue-comparison",
        in: "class Home: Detail", "class Detail: UIViewController {}")),
    RuleCase(
      "code that hands segues on",
      swift(
        "if segue.identifier == \"Gone\" {}",
        """
        class Tabs: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { children[0].prepare(for: segue, sender: sender) }
        }
        """)),
    RuleCase(
      "code that makes another segue",
      swift(
        "if segue.identifier == \"Gone\" {}\n    //                      ^^^^ dead-segue-comparison",
        """
        func leave(_ a: UIViewController, _ b: UIViewController) -> UIStoryboardSegue {
          UIStoryboardSegue(identifier: "Other", source: a, destination: b)
        }
        class Fade: UIStoryboardSegue {
          override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
          }
        }
        """)),
    RuleCase(
      "a segue that code makes for its own controller",
      swift(
        """
        switch segue.identifier {
            case "Made", "Gone": break
            //            ^^^^ dead-segue-comparison
            default: break
            }
        """,
        """
        extension Detail {
          func leave(_ other: UIViewController) {
            UIStoryboardSegue(identifier: "Made", source: self, destination: other).perform()
          }
        }
        """)),
    RuleCase(
      "a segue that code makes for another controller",
      swift(
        "if segue.identifier == \"Made\" {}",
        """
        func leave(_ a: UIViewController, _ b: UIViewController) {
          UIStoryboardSegue(identifier: "Made", source: a, destination: b).perform()
        }
        """)),
    RuleCase("code that the build leaves out", swift("#if false\nif segue.identifier == \"Gone\" {}\n#endif")),
    RuleCase(
      "another function",
      swift(
        "",
        "extension Detail { @IBAction func back(_ segue: UIStoryboardSegue) { if segue.identifier == \"Gone\" {} } }")),
    RuleCase(
      "an open world", world: .open,
      swift("if segue.identifier == \"Gone\" {}\n    //                      ^^^^ dead-segue-comparison")),
    RuleCase(
      "a controller of AppKit",
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes>
      <scene sceneID="s1"><objects><viewController id="d1" customClass="Panel" sceneMemberID="viewController">
      <connections><segue destination="d1" kind="sheet" identifier="Ask" id="g1"/></connections></viewController></objects></scene>
      </scenes></document>
      //- Panel.swift
      extension NSStoryboardSegue.Identifier { static let ask = "Ask" }
      class Panel: NSViewController {
        override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
          switch segue.identifier {
          case "Ask", .ask, NSStoryboardSegue.Identifier("Tell"): break
          //                                              ^^^^ dead-segue-comparison
          default: break
          }
        }
      }
      """),
    RuleCase(
      "a class with another name in Objective-C",
      """
      \(main)
      //- Home.swift
      @objc(Detail) class DetailView: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "Show" { performSegue(withIdentifier: "Show", sender: nil) }
        }
      }
      """),
    RuleCase(
      "Objective-C",
      """
      \(main)
      //- Detail.m
      static NSString *const kGone = @"Gone";
      @interface Detail : UIViewController
      @end
      @implementation Detail
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:kGone] || [last isEqual:@"Lost"]) {}
        //                                    ^^^^^ dead-segue-comparison
        if ([[segue identifier] isEqual:@"Show"] || [other.identifier isEqualToString:@"Other"]) {}
        if ([self.identifier isEqualToString:@"Self"] || [segue.title isEqualToString:@"Title"]) {}
      }
      - (void)open { if ([segue.identifier isEqualToString:@"Elsewhere"]) {} }
      @end
      """),
  ]

  @Test(arguments: cases) func reports(_ example: RuleCase) { example.check() }

  /// It is found among the references of the segue, leads to it, is renamed with it, and looks nothing up.
  @Test func isAnOccurrenceOfTheSegue() throws {
    let fixture = Fixture(Self.swift("if segue.identifier == \"/*|*/Show\" {}"))
    let linked = FixtureIndex(fixture)
    let segue = try #require(linked.index.routes.first { $0.key.name == "Show" })
    #expect(segue.lookUpCount == 0 && segue.lookUps.map(\.form) == [.comparison])
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    #expect(linked.index.registrations(of: occurrence) == segue.registrations.map(\.site))
    #expect(
      linked.index.references(of: occurrence, includingDeclaration: true)
        == linked.index.sorted(segue.registrations.map(\.site) + segue.lookUps.map(\.site)))
    let renaming = try #require(TextRenaming(occurrence.subject, in: linked.index))
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    #expect(try renaming.edits(to: "Open", with: environment).count == 2)
  }
}
