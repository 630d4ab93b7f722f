import SourceModel

/// What code of a layout does with a view that the layout makes.
enum ViewUse {
  /// It becomes a subview, in the usual way.
  case added(String)
  /// It gets a subview.
  case holds(String)
  /// It is constrained. `isToParent` is true if to the view that the layout builds on.
  case constrained(String, at: Spelling, isToParent: Bool)
  /// Code may prepare it for constraints, or give it to code that does.
  case unclear(String)
  /// Code may do so with any view of the layout.
  case unclearOfAll
}

/// The names of UIKit by which code handles views without a change to their constraints.
enum ViewNames {
  static let mask = "translatesAutoresizingMaskIntoConstraints"

  static let anchors: Set = [
    "bottomAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "heightAnchor", "lastBaselineAnchor",
    "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor", "widthAnchor",
  ]
  /// They take a subview as their first argument.
  static let adding: Set = ["addSubview", "insertSubview"]
  static let ordering: Set = ["bringSubviewToFront", "sendSubviewToBack"]
  /// A view that code places itself needs no constraints of its superview's.
  static let placing: Set = ["autoresizingMask", "bounds", "center", "frame", "transform"]
  /// A view with one of them decides itself what becomes of its subviews.
  static let observers: Set = ["addSubview", "didAddSubview", "insertSubview", "willMove"]
  static let lists: Set = ["arrangedSubviews", "constraints", "subviews"]
  /// The methods of views that say nothing of constraints, beside those above.
  static let harmless: Set = [
    "addArrangedSubview", "addConstraint", "addConstraints", "addGestureRecognizer", "addLayoutGuide", "addSublayer",
    "addTarget", "insertArrangedSubview", "layoutIfNeeded", "register", "setAttributedTitle", "setBackgroundImage",
    "setContentCompressionResistancePriority", "setContentHuggingPriority", "setCustomSpacing", "setImage",
    "setNeedsDisplay", "setNeedsLayout", "setTitle", "setTitleColor", "sizeToFit", "startAnimating", "stopAnimating",
  ]
  static let constraint = "NSLayoutConstraint"
  /// The functions of Swift's that a layout calls.
  static let functions: Set = ["assert", "assertionFailure", "debugPrint", "fatalError", "precondition", "print"]
  /// The modules without functions and operators for constraints.
  static let modules: Set = [
    "AVFoundation", "AppKit", "Combine", "CoreGraphics", "CoreText", "Dispatch", "Foundation", "MapKit", "OSLog",
    "ObjectiveC", "QuartzCore", "Swift", "UIKit", "WebKit", "os",
  ]

  static func keepConstraints(_ method: String) -> Bool {
    adding.contains(method) || ordering.contains(method) || harmless.contains(method) || method == "constraint"
  }
}
