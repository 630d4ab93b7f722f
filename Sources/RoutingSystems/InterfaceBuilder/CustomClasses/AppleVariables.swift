import Routes

/// The keys of some classes of UIKit that are common names of outlets: properties, and private variables, which key-value
/// coding sets as well (the headers that the runtime of iOS 12 gives for UIKitCore).
enum AppleVariables {
  /// True if a class, or one that it inherits from, has such a key.
  static func mayInclude(_ key: String, of type: String) -> Bool {
    AppleClass.knownLineage(of: type).contains { keys[$0]?.contains(key) == true }
  }

  private static let keys: [String: Set<String>] = [
    "UIButton": ["backgroundImage", "floatingContentView", "selectionView", "subtitleLabel", "titleLabel"],
    "UINavigationController": ["containerView", "detailViewController", "transitionController"],
    "UITabBarController": ["containerView"],
    "UITableViewCell": [
      "badge", "customAccessoryView", "editableTextField", "floatingContentView", "floatingSeparatorView",
      "selectedOverlayView", "separatorView", "topSeparatorView", "topShadowView",
    ],
    "UITableViewHeaderFooterView": ["backgroundImage", "detailLabel", "label"],
    "UIView": ["baselineView", "contentImage", "viewDelegate"],
    "UIViewController": ["dimmingView", "dropShadowView", "embeddedView", "popoverController"],
  ]

  /// Those of `AppleKeys` that no other class has.
  static let ofButtons: Set = ["subtitleLabel", "titleLabel"]
}
