import Routes
import SourceModel

/// A custom class that has type parameters.
enum GenericCustomClass: CustomClassRule {
  static func check(_ use: CustomClassUse, in index: RouteIndex) -> [Finding] {
    guard use.place != .placeholder, let entry = index.classes.entry(use.name.text), entry.isGeneric,
      index.classes.doubt(use.name.text) == nil, use.type.means(classNamed: use.name.text, in: index)
    else { return [] }
    let related = entry.sites.map { Finding.Related(site: $0, message: "the class is generic") }
    let finding = finding(
      at: use.site, "'\(use.name.text)' is generic, and a document cannot name its type arguments", related: related)
    return [use.limited(finding, in: index)]
  }

  static let description = RuleDescription(
    id: "generic-custom-class",
    severity: .error,
    summary: "The custom class of an object in a storyboard or nib is generic.",
    rationale: """
      The runtime finds no generic class by its name. It logs *Unknown class … in Interface Builder file*, and \
      makes an object of the class that the element stands for. A subclass that is not generic is found. The \
      class of File's Owner may be generic, because code makes the object.
      """,
    examples: [
      RuleDescription.Example(
        "A generic cell",
        """
        //- Cells.swift
        class Cell<Item>: UITableViewCell {}
        //- Cell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1" customClass="Cell" customModule="App" customModuleProvider="target"/>
        //                                  ^^^^ generic-custom-class
        </objects></document>
        """),
      RuleDescription.Example(
        "A generic view controller",
        """
        //- List.swift
        class ListViewController<Item, Cell: UITableViewCell>: UIViewController {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="l1" customClass="ListViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        //                                   ^^^^^^^^^^^^^^^^^^ generic-custom-class
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A subclass that is not generic",
        """
        //- Cells.swift
        class Cell<Item>: UITableViewCell {}
        class PriceCell: Cell<Price> {}
        //- Cell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c1" customClass="PriceCell" customModule="App" customModuleProvider="target"/>
        </objects></document>
        """),
      RuleDescription.Example(
        "The owner of a nib, and a class of Objective-C with parameters",
        """
        //- List.swift
        class List<Item>: UIView {}
        //- Box.h
        @interface SHBox<Item> : UIView
        @end
        //- List.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App" customModuleProvider="target"/>
        <view id="v1" customClass="SHBox"/>
        </objects></document>
        """),
    ])
}
