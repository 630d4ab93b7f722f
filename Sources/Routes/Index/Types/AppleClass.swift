/// What is known of classes and protocols of Apple's frameworks by their names alone.
package enum AppleClass {
  package enum Family: Hashable, Sendable {
    /// A subclass of `UIView` or `NSView`, or one of these.
    case view
    /// The same of `UIViewController` and `NSViewController`.
    case viewController
    /// Certainly neither.
    case other
  }

  /// nil for a name that says nothing.
  package static func family(of name: String) -> Family? {
    if views.contains(name) { return .view }
    if viewControllers.contains(name) { return .viewController }
    return others.contains(name) ? .other : nil
  }

  /// A class and those that may be its superclasses: which classes of a family inherit each other is left open.
  static func perhapsInherited(by name: String) -> [String] {
    switch family(of: name) {
    case .view: inheritedByViews
    case .viewController: inheritedByViewControllers
    case .other: inheritedByOthers
    case nil: [name]
    }
  }

  private static let inheritedByViews = views.union(others).sorted()
  private static let inheritedByViewControllers = viewControllers.union(others).sorted()
  private static let inheritedByOthers = others.sorted()

  /// Whether the name is a protocol's, which a class may adopt where its superclass may stand.
  package static func isProtocol(_ name: String) -> Bool {
    if protocols.contains(name) { return true }
    return (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      && ["UI", "NS", "WK", "CL", "AV", "MK", "CB", "SK", "URLSession"].contains { name.hasPrefix($0) }
  }

  private static let views: Set = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewCell", "UICollectionReusableView",
    "UIStackView", "UITextField", "UITextView", "UISwitch", "UISlider", "UISegmentedControl", "UIPickerView",
    "UIDatePicker",
    "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UISearchBar", "UIToolbar", "UINavigationBar",
    "UITabBar", "UIWindow", "UIVisualEffectView", "UIStepper", "MKMapView", "WKWebView", "SKView", "MTKView", "GLKView",
    "SCNView",
    "NSView", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView", "NSScrollView", "NSTableView",
    "NSOutlineView", "NSCollectionView", "NSStackView", "NSBox", "NSTableCellView", "NSTableRowView", "NSPopUpButton",
    "NSSlider", "NSVisualEffectView", "NSSplitView", "NSTabView",
  ]

  private static let viewControllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
    "UICollectionViewController", "UISplitViewController", "UIPageViewController", "UIAlertController",
    "UIActivityViewController", "UIImagePickerController", "UISearchController", "UIInputViewController",
    "UIHostingController", "AVPlayerViewController", "SFSafariViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "QLPreviewController", "GLKViewController", "PHPickerViewController",
    "NSViewController", "NSTabViewController", "NSSplitViewController", "NSPageController", "NSHostingController",
  ]

  private static let others: Set = [
    "NSObject", "NSProxy", "UIResponder", "NSResponder", "UIApplication", "NSApplication", "Operation", "NSOperation",
    "Thread", "NSThread", "Formatter", "NSFormatter", "URLProtocol", "NSURLProtocol", "CALayer", "NSManagedObject",
    "UIGestureRecognizer", "NSWindowController", "NSWindow", "UIPresentationController", "NSDocument",
  ]

  private static let protocols: Set = [
    "AnyObject", "Sendable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "ObservableObject", "NSObjectProtocol", "NSCoding", "NSCopying", "CustomStringConvertible", "Error", "class",
    "CustomDebugStringConvertible", "CustomReflectable",
  ]
}
