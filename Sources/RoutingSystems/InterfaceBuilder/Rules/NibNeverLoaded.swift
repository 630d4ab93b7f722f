import Routes
import SourceModel

/// A nib that nothing loads.
enum NibNeverLoaded: UnusedName {
  static var spaces: [RouteSpace] { [InterfaceSpaces.nib] }

  static func message(about key: RouteKey) -> String { "nothing loads the nib '\(key.name)'" }

  /// A controller loads the nib with the name of its class, also without *Controller* at the end. A launch screen has
  /// no look-up in code, and a collection view of AppKit loads an item by its identifier.
  static func isEntered(_ registration: Route.Registration, of nib: Route, in index: RouteIndex) -> Bool {
    let launch = index.route(RouteKey(space: InterfaceSpaces.storyboard, name: nib.key.name))
    if launch?.lookUps.isEmpty == false || index.types.isDeclared(nib.key.name + "Controller") { return true }
    guard let outline = index.answer(PlacedDocuments.self).byFile[registration.site.file]?.fact.reading.outline else {
      return true
    }
    return outline.document.isLaunchScreen || outline.objects.contains { $0.tag.text == "collectionViewItem" }
  }

  static let description = RuleDescription(
    id: "nib-never-loaded",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "Nothing loads a nib.",
    rationale: """
      The nib is left over: no code looks up its name, and no class has it. A nib with the name of a class, with or \
      without *Controller* at its end, is not reported, since controllers load such a nib by themselves. The rule says \
      nothing while some code of the application loads a nib whose name is not known, such as a parameter.
      """,
    examples: [
      RuleDescription.Example(
        "A nib whose class was removed",
        """
        //- Item.swift
        @main class AppDelegate {}
        let nib = UINib(nibName: "NewCell", bundle: nil)
        //- NewCell.xib
        \(RuleDescription.Example.cellNib)
        //- OldCell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        //! nib-never-loaded
        <tableViewCell id="c1"/></objects></document>
        """),
      RuleDescription.Example(
        "In Objective-C, on macOS",
        """
        //- main.m
        int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
        void open(NSBundle *bundle) { [bundle loadNibNamed:@"Panel" owner:nil topLevelObjects:nil]; }
        //- Sheet.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
        //! nib-never-loaded
        <objects/></document>
        """),
      RuleDescription.Example(
        "Nibs of controllers and cells, and a launch screen",
        """
        //- Login.swift
        @main class AppDelegate {}
        class LoginViewController: UIViewController {}
        class ItemCell: UITableViewCell {
          static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
        }
        //- LoginView.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>
        //- ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- LaunchScreen.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" launchScreen="YES"><objects/></document>
        """),
      RuleDescription.Example(
        "A nib that code may load by any name",
        """
        //- Views.swift
        @main class AppDelegate {}
        func view(_ name: String) -> Any? { Bundle.main.loadNibNamed(name, owner: nil)?.first }
        //- OldCell.xib
        \(RuleDescription.Example.cellNib)
        """),
    ])
}
