import Routes

/// A cast of a segue's destination to a class that its controller is not of.
enum SegueClassMismatch: CastRule {
  static let spaces = [InterfaceSpaces.segue]

  static func subjects(in index: RouteIndex) -> [CheckedCast] { castsOfRoutes(in: index) + castsOfAnySegue(in: index) }

  /// The casts that code makes whatever segue it is given.
  private static func castsOfAnySegue(in index: RouteIndex) -> [CheckedCast] {
    guard index.answer(SegueUses.self).handmade.isEmpty else { return [] }
    return index.systemFacts(of: SegueCast.self).compactMap { placed in
      let site = placed.site
      let (source, cast) = (placed.fact.source, placed.fact.cast)
      guard !isPrecaution(cast), index.origins[site.file] == .product, index.doubtOfFile(at: site) == nil,
        index.unseenDocument(from: site) == nil, index.classes.doubt(source) == nil,
        let controllers = index.answer(ControllerCasts.self).controllers(ofSeguesFrom: source, in: index)
      else { return nil }
      let names = Set(controllers.map(\.name)).sorted().map { "'\($0)'" }
      let statement =
        "the segues of '\(source)' lead to view controllers of \(names.count == 1 ? "the class" : "the classes") "
        + names.joined(separator: ", ")
      return cast.checked(in: site.file, controllers, statement)
    }
  }

  /// True for a question that is right without such a segue, too: `if let navigation = segue.destination as?
  /// UINavigationController { … }`.
  private static func isPrecaution(_ cast: ControllerCast) -> Bool {
    !cast.isForced && AppleClass.lineage(of: TypeName.simple(cast.type.text)) != nil
  }

  static func controllers(of segue: Route, in index: RouteIndex) -> [ControllerClass]? {
    guard index.answer(SegueUses.self).doubt(of: segue.key.name) == nil else { return nil }
    return index.answer(ControllerCasts.self).controllers(ofSegue: segue.key, in: index)
  }

  static func statement(on segue: Route, _ controller: ControllerClass) -> String {
    "the segue '\(segue.key.name)' leads to a view controller of the class '\(controller.name)'"
  }

  static let description = RuleDescription(
    id: "segue-class-mismatch",
    severity: .error,
    summary: "The destination of a segue is cast to a class that its view controller is not of.",
    rationale: """
      `as!` ends the app when the segue is performed. `as?` gives `nil`, so that the destination lacks what it should be \
      given; that is a warning only. It happens when a scene gets another class or is embedded in a navigation \
      controller. The rule reads casts of `segue.destination` in `prepare(for:sender:)`. Behind a comparison with an \
      identifier, in an `if`, a `guard` or a `case`, the segue with this identifier counts, and elsewhere all segues of all \
      scenes of the class, its superclasses and its subclasses. It reports a cast if the classes that these segues lead to, \
      the class of the cast and all of their superclasses are known, and none inherits the other. Without a comparison, \
      `as?` with a class of UIKit or AppKit is a precaution, and not reported; nor is `as!` with a class that the function \
      asks for before (`segue.destination is C`).
      """,
    examples: [
      RuleDescription.Example(
        "A scene that was embedded in a navigation controller",
        """
        //- Main.storyboard
        \(RuleDescription.Example.segues)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPrice", let price = segue.destination as? PriceViewController { show(price) }
            //                                                                    ^^^^^^^^^^^^^^^^^^^ segue-class-mismatch
            switch segue.identifier {
            case "ShowDetail":
              let price = segue.destination as! PriceViewController
              //                                ^^^^^^^^^^^^^^^^^^^ segue-class-mismatch
            default: break
            }
          }
        }
        """),
      RuleDescription.Example(
        "Behind a guard",
        """
        //- Main.storyboard
        \(RuleDescription.Example.segues)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard segue.identifier == "ShowPrice" else { return }
            let destination = segue.destination
            let detail = destination as! DetailViewController
            //                           ^^^^^^^^^^^^^^^^^^^^ segue-class-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "A class that none of the segues leads to",
        """
        //- Main.storyboard
        \(RuleDescription.Example.segues)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if let price = segue.destination as? PriceViewController { show(price) }
            //                                   ^^^^^^^^^^^^^^^^^^^ segue-class-mismatch
            if let detail = segue.destination as? DetailViewController { show(detail) }
            if let navigation = segue.destination as? UINavigationController { show(navigation) }
          }
        }
        """),
      RuleDescription.Example(
        "The controller itself, and what it contains",
        """
        //- Main.storyboard
        \(RuleDescription.Example.segues)
        //- Home.swift
        @main class AppDelegate {}
        protocol Pricing {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPrice" {
              let price = (segue.destination as? UINavigationController)?.topViewController as? PriceViewController
            } else if segue.identifier == "ShowDetail" {
              let detail = segue.destination as! DetailViewController
              let pricing = segue.destination as? Pricing
            }
          }
        }
        """),
      RuleDescription.Example(
        "Code that several segues run, and a method that makes the destination",
        """
        //- Main.storyboard
        \(RuleDescription.Example.segues.replacing(#"identifier="ShowDetail""#, with: #"identifier="MakePrice" destinationCreationSelector="makePrice:""#))
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        class HomeViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "ShowPrice" || sender == nil { open(segue.destination as? PriceViewController) }
            switch segue.identifier {
            case "ShowPrice", "MakePrice": open(segue.destination as? PriceViewController)
            default: open(segue.destination as? PriceViewController)
            }
            if segue.identifier == "MakePrice" { open(segue.destination as! PriceViewController) }
          }
          @IBSegueAction func makePrice(_ coder: NSCoder) -> UIViewController? { PriceViewController(coder: coder) }
        }
        """),
    ])
}

extension RuleDescription.Example {
  /// A storyboard whose scene `Home` has segues to a navigation controller and to a scene `Detail`.
  fileprivate static let segues = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="h1"><scenes>
    <scene sceneID="s1"><objects><viewController id="h1" customClass="HomeViewController" sceneMemberID="viewController"><connections>
    <segue destination="n1" kind="show" identifier="ShowPrice" id="g1"/>
    <segue destination="d1" kind="show" identifier="ShowDetail" id="g2"/>
    </connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><navigationController id="n1" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController id="d1" customClass="DetailViewController" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
}
