import SourceModel

/// The classes that the custom class of an element must inherit, one for each framework.
///
/// Elements of one sort share their base. The custom class of a label works if it is a view of any kind, and apps use
/// the element of a cell for the header of a table.
enum ElementBases {
  /// Nil for an element of which nothing is known, or which may be of any class.
  static func of(_ tag: String) -> [String]? { byTag[tag] }

  /// The element whose base is enough for one without children in the document: only a container has the method by which
  /// these are set, and any view controller is made without them.
  static func withoutChildren(_ tag: String) -> String { containers.contains(tag) ? "viewController" : tag }

  private static let containers: Set = ["navigationController", "splitViewController", "tabBarController"]

  /// Those of the framework of a platform; all where it is not known.
  static func available(_ bases: [String], on platform: InterfaceDocument.Platform) -> [String] {
    if platform == .other { return bases }
    let available = bases.filter { !$0.hasPrefix(platform == .macOS ? "UI" : "NS") }
    return available.isEmpty ? bases : available
  }

  static let segue = ["UIStoryboardSegue", "NSStoryboardSegue"]

  private static let byTag: [String: [String]] = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in group.tags.map { ($0, group.bases) } })

  private static let groups: [(bases: [String], tags: [String])] = [
    (
      ["UIViewController", "NSViewController"],
      [
        "viewController", "tableViewController", "collectionViewController", "avPlayerViewController",
        "glkViewController", "pagecontroller", "pageViewController",
      ]
    ),
    (["UINavigationController"], ["navigationController"]),
    (["UITabBarController"], ["tabBarController"]),
    (["UISplitViewController", "NSSplitViewController"], ["splitViewController"]),
    (["NSTabViewController"], ["tabViewController"]),
    (["NSWindowController"], ["windowController"]),
    (["UIWindow", "NSWindow"], ["window"]),
    (["UIGestureRecognizer", "NSGestureRecognizer"], gestureRecognizers),
    (["UIBarButtonItem"], ["barButtonItem"]),
    (["UINavigationItem"], ["navigationItem"]),
    (["UITabBarItem"], ["tabBarItem"]),
    (["NSMenu"], ["menu"]),
    (["NSMenuItem"], ["menuItem"]),
    (["NSTableColumn"], ["tableColumn"]),
    (["NSCell"], cells),
    (["NSLayoutConstraint"], ["constraint"]),
    (["UIView", "NSView"], views),
  ]

  /// Interface Builder writes *pong press* for a long press.
  private static let gestureRecognizers = [
    "tap", "pan", "pinch", "rotation", "swipe", "screenEdgePan", "pongPress", "longPress",
  ].map { "\($0)GestureRecognizer" }

  private static let cells = [
    "actionCell", "buttonCell", "comboBoxCell", "imageCell", "popUpButtonCell", "segmentedCell", "sliderCell",
    "textFieldCell",
  ]

  private static let views = [
    "view", "activityIndicatorView", "box", "button", "clipView", "collectionReusableView", "collectionView",
    "collectionViewCell", "colorWell", "comboBox",
    "containerView", "customView", "datePicker", "imageView", "label", "levelIndicator", "mapView", "navigationBar",
    "outlineView", "pageControl", "pickerView", "popUpButton", "progressIndicator", "progressView", "scrollView",
    "searchBar", "searchField", "secureTextField", "segmentedControl", "slider", "splitView", "stackView", "stepper",
    "switch", "tabBar", "tabView", "tableCellView", "tableHeaderView", "tableView", "tableViewCell", "textField",
    "textView", "toolbar",
    "visualEffectView", "wkWebView",
  ]
}
