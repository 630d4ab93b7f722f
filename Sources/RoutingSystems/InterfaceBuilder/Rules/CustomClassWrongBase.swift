import Routes
import SourceModel

/// A custom class that does not inherit what its element needs.
enum CustomClassWrongBase: CustomClassRule {
  static func check(_ use: CustomClassUse, in index: RouteIndex) -> [Finding] {
    guard let bases = use.place.bases, use.type.means(classNamed: use.name.text, in: index) else { return [] }
    let ancestry = index.classes.ancestry(of: use.name.text)
    // A tree may declare a class of UIKit once more, as generated mocks do.
    guard !ancestry.classes.isEmpty, ancestry.doubt == nil, let inherited = superclasses(at: ancestry.end),
      (ancestry.classes + inherited).allSatisfy({ !bases.contains($0) })
    else { return [] }
    let missing = ElementBases.available(bases, on: use.platform).joined(separator: " or ")
    return [use.limited(finding(at: use.site, "'\(use.name.text)' does not inherit \(missing)"), in: index)]
  }

  /// The classes outside of the tree that a class inherits; nil if they are not known.
  private static func superclasses(at end: Ancestry.End) -> [String]? {
    switch end {
    case .apple(let name): AppleClass.lineage(of: name)
    case .root: []
    case .library, .unknown: nil
    }
  }

  static let description = RuleDescription(
    id: "custom-class-wrong-base",
    severity: .error,
    summary: "A custom class does not inherit the class that its element stands for.",
    rationale: """
      The object that the document makes is used as a view controller, a view, a gesture recognizer or a segue, \
      and raises an exception if it is none. The rule compares sorts of objects: any view can stand in the place \
      of a label or a cell, and any view controller in that of a container without children. It reports a class only \
      if all of its superclasses are known. In a nib that nothing loads, the finding is a warning.
      """,
    examples: [
      RuleDescription.Example(
        "A view as a view controller",
        """
        //- Home.swift
        class HomeView: BaseView {}
        class BaseView: UIView {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" customClass="HomeView" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        //                                   ^^^^^^^^ custom-class-wrong-base
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A class without a superclass, and a view controller as a cell",
        """
        //- Home.swift
        class Title: Codable {}
        //- Row.h
        @interface SHRow : UITableViewController
        @end
        //- Home.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="v1" customClass="Title" customModule="App" customModuleProvider="target"/>
        //                          ^^^^^ custom-class-wrong-base
        <tableViewCell id="c1" customClass="SHRow"/>
        //                                  ^^^^^ custom-class-wrong-base
        </objects></document>
        """),
      RuleDescription.Example(
        "Classes that fit",
        """
        //- Home.swift
        class HomeViewController: UITableViewController {}
        class Title: UIControl {}
        class Header: UITableViewHeaderFooterView {}
        class Fade: UIStoryboardSegue {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" customClass="HomeViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><label id="v2" customClass="Title" customModule="App" customModuleProvider="target"/>
        <tableViewCell id="c1" customClass="Header" customModule="App" customModuleProvider="target"/></subviews></view>
        <connections><segue destination="h1" kind="custom" identifier="Fade" customClass="Fade" customModule="App" customModuleProvider="target" id="g1"/></connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "Superclasses and elements that are not known",
        """
        //- Home.swift
        class HomeViewController: PodViewController {}
        class Panel: UIView {}
        //- Home.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <viewController id="h1" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>
        <lookAroundViewController id="h2" customClass="Panel" customModule="App" customModuleProvider="target"/>
        <customObject id="h3" customClass="Panel" customModule="App" customModuleProvider="target"/>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel" customModule="App" customModuleProvider="target"/>
        </objects></document>
        """),
    ])
}
