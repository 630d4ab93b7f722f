import Routes

/// The members of `R`, the code that R.swift makes of documents: `R.storyboard.main.detail`, `R.segue.homeViewController.showPrice`,
/// `R.nib.itemCell` (mac-cain13/R.swift at f0a0d53, `Storyboard+Generator.swift`, `Segue+Generator.swift` and `Nib+Generator.swift`
/// in `Sources/RswiftGenerators`).
struct ResourceCode: GeneratedCode {
  let root = "R"
  let neighbour = "_R"

  static let storyboards = "storyboard"
  static let segues = "segue"
  static let nibs = "nib"

  /// Methods of a storyboard with an initial scene, the second of old versions (`Documentation/Examples.md:113-127`).
  private static let initialScene = ["instantiateInitialViewController", "initialViewController"]
  /// Members of every storyboard, for which a scene has no other.
  private static let ofStoryboard: Set = ["bundle", "name"]

  func names(of key: RouteKey) -> [String] {
    switch key.space {
    case InterfaceSpaces.storyboard: name([Self.storyboards], [key.name])
    case InterfaceSpaces.nib: name([Self.nibs], [key.name])
    case InterfaceSpaces.scene: key.owner.map { scene(key.name, of: $0) } ?? []
    case InterfaceSpaces.initialScene:
      name([Self.storyboards], [key.name]).flatMap { storyboard in Self.initialScene.map { "\(storyboard).\($0)" } }
    case InterfaceSpaces.segue: key.owner.map { segue(key.name, of: $0) } ?? []
    default: []
    }
  }

  private func scene(_ identifier: String, of storyboard: String) -> [String] {
    Self.ofStoryboard.contains(ResourceIdentifier.of(identifier))
      ? [] : name([Self.storyboards], [storyboard, identifier])
  }

  /// The owner of a segue is not a class if the scene has no custom class. Its name is then that of the class of its
  /// element, of which code uses the right one (`Sources/RswiftParsers/Resources/Storyboard+Parser.swift:15-47`).
  private func segue(_ identifier: String, of type: String) -> [String] {
    let types = type.contains("/") ? Self.plainClasses : [type]
    return types.flatMap { name([Self.segues], [$0, identifier]) }
  }

  private static let plainClasses = [
    "AVPlayerViewController", "GLKViewController", "UICollectionViewController", "UINavigationController",
    "UIPageViewController", "UISplitViewController", "UITabBarController", "UITableViewController", "UIViewController",
  ]

  private func name(_ kind: [String], _ resources: [String]) -> [String] {
    let identifiers = resources.map(ResourceIdentifier.of)
    return identifiers.contains("") ? [] : [([root] + kind + identifiers).joined(separator: ".")]
  }
}
