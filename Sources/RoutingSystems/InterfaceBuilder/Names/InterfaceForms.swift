import Routes
import SourceModel

/// The calls of UIKit and AppKit that take the name of something in a document (Apple, *UIStoryboard*,
/// *NSStoryboard*, *UIViewController*, *UINib*, *NSNib*, *Bundle*).
enum InterfaceForms {
  static let table = CallFormTable(storyboards + scenes + segues + nibs)

  /// The types that make a storyboard.
  static let storyboardTypes: Set = ["UIStoryboard", "NSStoryboard"]

  /// The types whose values stand for a name.
  static let texts = TextTypes(wrappers: wrappers, makers: makers, spelled: InterfaceBundles.types)

  /// The constructors of a storyboard or nib of the main bundle, or of the bundle that the code is in, and that of a
  /// generated scene.
  private static let makers = Set(
    storyboardTypes.map { TextMaker(type: $0, label: "name", others: bundles) } + [
      TextMaker(type: "UINib", label: "nibName", others: bundles),
      TextMaker(type: "NSNib", label: "nibNamed", others: bundles),
      TextMaker(type: InterfaceCalls.generatedScene, label: "identifier", others: ["storyboard": []]),
    ])

  private static let bundles = ["bundle": InterfaceBundles.spelled]

  /// The types of AppKit that wrap a name.
  private static let wrappers: Set = [
    "NSNib.Name", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
    "NSUserInterfaceItemIdentifier",
  ]

  /// The types of AppKit whose constants an argument may name without the type: `.detail`.
  static let implicitOwners: [RouteSpace: String] = [
    InterfaceSpaces.storyboard: "NSStoryboard.Name", InterfaceSpaces.scene: "NSStoryboard.SceneIdentifier",
    InterfaceSpaces.segue: "NSStoryboardSegue.Identifier", InterfaceSpaces.nib: "NSNib.Name",
  ]

  private static let storyboards =
    storyboardTypes.sorted().map {
      lookUp($0, label: "name", in: swift, on: .constructed, of: InterfaceSpaces.storyboard)
    }
    + storyboardTypes.sorted().map {
      lookUp("storyboardWithName", in: objectiveC, on: .type($0), of: InterfaceSpaces.storyboard)
    }

  private static let scenes = [
    lookUp("instantiateViewController", label: "withIdentifier", in: swift, of: InterfaceSpaces.scene),
    lookUp("instantiateViewController", label: "identifier", in: swift, of: InterfaceSpaces.scene),
    lookUp("instantiateController", label: "withIdentifier", in: swift, of: InterfaceSpaces.scene),
    lookUp("instantiateController", label: "identifier", in: swift, of: InterfaceSpaces.scene),
    lookUp(InterfaceCalls.generatedScene, label: "identifier", in: swift, on: .constructed, of: InterfaceSpaces.scene),
    lookUp("instantiateViewControllerWithIdentifier", in: objectiveC, of: InterfaceSpaces.scene),
    lookUp("instantiateControllerWithIdentifier", in: objectiveC, of: InterfaceSpaces.scene),
  ]

  private static let segues =
    [
      lookUp("performSegue", label: "withIdentifier", in: swift, of: InterfaceSpaces.segue),
      lookUp("performSegueWithIdentifier", in: objectiveC, of: InterfaceSpaces.segue),
    ] + seguePaths

  /// Those of ZIKRouter, whose first argument is the controller. In Swift, the type may be left out.
  private static let seguePaths = [
    CallForm(
      "performSegue", label: "identifier", in: swift, on: .type("ViewRoutePath"), takes: .text,
      of: [InterfaceSpaces.segue], means: .lookUp(.identifier), isReadOnAnyReceiver: true),
    lookUp("performSegueFrom", at: 1, in: objectiveC, on: .type("ZIKViewRoutePath"), of: InterfaceSpaces.segue),
  ]

  private static let nibs = [
    lookUp("UINib", label: "nibName", in: swift, on: .constructed, of: InterfaceSpaces.nib),
    lookUp("NSNib", label: "nibNamed", in: swift, on: .constructed, of: InterfaceSpaces.nib),
    lookUp("nibWithNibName", in: objectiveC, on: .type("UINib"), of: InterfaceSpaces.nib),
    lookUp(CallForm.initializer, label: "nibName", in: swift, of: InterfaceSpaces.nib),
    lookUp(CallForm.initializer, label: "windowNibName", in: swift, of: InterfaceSpaces.nib),
    lookUp("initWithNibName", in: objectiveC, of: InterfaceSpaces.nib),
    lookUp("initWithNibNamed", in: objectiveC, of: InterfaceSpaces.nib),
    lookUp("initWithWindowNibName", in: objectiveC, of: InterfaceSpaces.nib),
    lookUp("loadNibNamed", in: [.swift, .objectiveC], of: InterfaceSpaces.nib),
  ]

  private static let swift: Set<Language> = [.swift]
  private static let objectiveC: Set<Language> = [.objectiveC]

  private static func lookUp(
    _ callee: String, label: String? = nil, at position: Int = 0, in languages: Set<Language>,
    on receiver: CallForm.Receiver = .value, of space: RouteSpace
  ) -> CallForm {
    CallForm(
      callee, label: label, at: position, in: languages, on: receiver, takes: .text, of: [space],
      means: .lookUp(.identifier))
  }
}
