import Routes
import SourceModel

/// An unwind segue whose action no class has, or whose exit Interface Builder does not see.
enum BrokenUnwind: DocumentRule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<InterfaceDocumentFact>] { index.productDocuments }

  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> [Finding] {
    guard let outline = document.fact.reading.outline else { return [] }
    let missing = outline.unwindActions.compactMap { action in
      message(about: action.text, in: index).map { message in
        finding(
          at: document.site(of: action), message,
          doubt: doubt(of: action.text, at: document.site(of: action), in: index),
          related: places(of: action.text, in: index).map { Finding.Related(site: $0, message: "declared here") })
      }
    }
    return findings(in: outline, of: document) + missing
  }

  /// The unwind segues whose exit stands outside the objects of its scene.
  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    outline.unwinds.compactMap { segue in
      guard let exit = segue.destination, exit.object.map({ outline.objects[$0].isTopLevel }) == false else {
        return nil
      }
      return finding(
        at: document.site(of: exit.id),
        "the exit is not among the objects of its scene, so that the segue is left out")
    }
  }

  /// The places of a method that Objective-C does not see, by class.
  private static func places(of selector: String, in index: RouteIndex) -> [Site] {
    index.members.types(withMethod: selector).flatMap { index.members.selectors(selector, of: $0) }
  }

  /// nil if a class has the method, or may have it.
  private static func message(about selector: String, in index: RouteIndex) -> String? {
    if AppleMembers.actions.contains(selector) { return nil }
    let types = index.members.types(withMethod: selector)
    guard let first = types.first else {
      return mayBeOfSwift2(selector, in: index) ? nil : "no class has a method '\(selector)'"
    }
    let searches = types.compactMap { MemberSearch(ConnectedClass(name: $0), in: index) }
    guard searches.count == types.count, searches.allSatisfy({ $0.hides(selector, .action) }) else { return nil }
    return searches.first?.missing(selector, .action, mark: BrokenAction.mark).map { "'\(first)' \($0)" }
  }

  private static func mayBeOfSwift2(_ selector: String, in index: RouteIndex) -> Bool {
    guard index.applications.infersObjectiveC else { return false }
    return OldSelector(selector).mayBe(anyOf: index.members.types.flatMap(index.members.possibleSelectors))
  }

  /// Any class of the application may have the method.
  private static func doubt(of selector: String, at site: Site, in index: RouteIndex) -> String? {
    index.blindSpots.reason(toDoubt: .member, about: MethodInterest.words(of: selector).sorted())
      ?? index.blindSpots.reason(toDoubtAny: .objectiveCMember) ?? index.outOfSight(from: site)
      ?? index.unseenLibrary(from: site)
  }

  static let description = RuleDescription(
    id: "broken-unwind",
    severity: .warning,
    summary: "An unwind segue leads back by a method that no class has.",
    rationale: """
      When the segue is performed, UIKit asks the controllers on the way back for the method, such as \
      `@IBAction func back(_ segue: UIStoryboardSegue)`. If none has it, nothing happens. Interface Builder does not \
      report it. Any class of the app may have the method, so its name alone is checked, and that Objective-C sees it, \
      which `@IBAction` and `@objc` say. A segue to an *Exit* outside \
      the objects of a scene, as a merge may leave it, is not compiled at all.
      """,
    examples: [
      RuleDescription.Example(
        "A method that was renamed",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          @IBAction func backHome(_ segue: UIStoryboardSegue) {}
          @IBAction func back(toItems segue: UIStoryboardSegue) {}
          @IBAction @objc(leave:) func close(segue: UIStoryboardSegue) {}
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><button key="view" id="b1"><connections>
        <segue destination="e1" kind="unwind" unwindAction="backToHome:" id="g1"/>
        //                                                  ^^^^^^^^^^^ broken-unwind
        <segue destination="e1" kind="unwind" unwindAction="backHome:" id="g2"/>
        <segue destination="e1" kind="unwind" unwindAction="backToItems:" id="g3"/>
        <segue destination="e1" kind="unwind" unwindAction="leave:" id="g4"/>
        </connections></button></viewController>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method that Objective-C does not see",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          func backHome(_ segue: UIStoryboardSegue) {}
          func leave(_ segue: UIStoryboardSegue) {}
        }
        class ItemsViewController: UIViewController { @objc func leave(_ segue: UIStoryboardSegue) {} }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <button key="view" id="b1"><connections>
        <segue destination="e1" kind="unwind" unwindAction="backHome:" id="g1"/>
        //                                                  ^^^^^^^^^ broken-unwind
        <segue destination="e1" kind="unwind" unwindAction="leave:" id="g2"/>
        </connections></button></viewController>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Home.m
        @implementation HomeViewController
        - (IBAction)backHome:(UIStoryboardSegue *)segue { [self backToHome:nil]; }
        @end
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><button key="view" id="b1"><connections>
        <segue destination="e1" kind="unwind" unwindAction="backToHome:" id="g1"/>
        //                                                  ^^^^^^^^^^^ broken-unwind
        <segue destination="e1" kind="unwind" unwindAction="backHome:" id="g2"/>
        </connections></button></viewController>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "An exit that a merge put behind the objects",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController { @IBAction func backHome(_ segue: UIStoryboardSegue) {} }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><connections>
        <segue destination="e1" kind="unwind" identifier="Back" unwindAction="backHome:" id="g1"/>
        //                  ^^ broken-unwind
        </connections></viewController></objects>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method of a class without a scene, and of an extension",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController { class Header { @objc func backHome(_ segue: UIStoryboardSegue) {} } }
        //- Extensions.swift
        extension UIViewController {
          #if os(iOS)
            @IBAction func close(segue: UIStoryboardSegue) {}
          #endif
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><connections>
        <segue destination="e1" kind="unwind" identifier="Back" unwindAction="backHome:" id="g1"/>
        <segue destination="e1" kind="unwind" identifier="Close" unwindAction="closeWithSegue:" id="g2"/>
        </connections></viewController>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method of a category, in Objective-C",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- UIViewController+Back.h
        @interface UIViewController (Back)
        - (IBAction)backHome:(id)segue;
        @end
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><connections>
        <segue destination="e1" kind="unwind" identifier="Back" unwindAction="backHome:" id="g1"/>
        </connections></viewController>
        <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes></document>
        """),
    ])
}

extension InterfaceOutline {
  /// The segues that lead back, to an exit.
  fileprivate var unwinds: [InterfaceSegue] {
    segues.filter { segue in
      segue.kind == "unwind" && segue.destination?.object.map { objects[$0].role } == .exit
    }
  }

  /// The selectors of the methods that unwind segues lead back by.
  var unwindActions: [Spelling] { unwinds.compactMap(\.unwindAction) }
}
