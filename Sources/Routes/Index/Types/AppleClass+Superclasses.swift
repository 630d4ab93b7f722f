extension AppleClass {
  /// A class and its superclasses, nearest first; nil if they are not known.
  package static func lineage(of name: String) -> [String]? {
    guard superclass[name] != nil else { return nil }
    return Array(sequence(first: name) { superclass[$0] }.filter { $0 != root })
  }

  /// The same, as far as they are known.
  package static func knownLineage(of name: String) -> [String] { lineage(of: name) ?? [name] }

  /// A class and those that are known to inherit it, sorted.
  package static func heirs(of name: String) -> [String] {
    ([name] + superclass.keys.filter { $0 != name && lineage(of: $0)?.contains(name) == true }).sorted()
  }

  private static let root = ""

  private static let superclass: [String: String] = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { parent, children in children.map { ($0, parent) } })

  /// The classes that code commonly inherits, by their superclass (Apple, *UIKit*, *AppKit*). No class is twice in it.
  private static let subclasses: [String: [String]] = [
    root: ["NSObject", "NSProxy"],
    "NSObject": [
      "UIResponder", "NSResponder", "CALayer", "NSManagedObject", "UIGestureRecognizer", "UIPresentationController",
      "NSDocument", "NSOperation", "Operation", "NSThread", "Thread", "NSFormatter", "Formatter", "NSURLProtocol",
      "URLProtocol",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication"],
    "UIView": [
      "UIControl", "UILabel", "UIImageView", "UIScrollView", "UITableViewCell", "UITableViewHeaderFooterView",
      "UICollectionReusableView", "UIStackView", "UIPickerView", "UIProgressView", "UIActivityIndicatorView",
      "UISearchBar", "UIToolbar", "UINavigationBar", "UITabBar", "UIWindow", "UIVisualEffectView", "GLKView",
    ],
    "UIControl": [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIDatePicker", "UIPageControl",
      "UIStepper",
    ],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UITableViewController", "UICollectionViewController",
      "UISplitViewController", "UIPageViewController", "UIAlertController", "UIActivityViewController",
      "UISearchController", "UIInputViewController", "UIHostingController", "AVPlayerViewController",
      "SFSafariViewController", "QLPreviewController", "GLKViewController", "PHPickerViewController",
    ],
    "UINavigationController": [
      "UIImagePickerController", "MFMailComposeViewController", "MFMessageComposeViewController",
    ],
    "NSResponder": ["NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication"],
    "NSView": [
      "NSControl", "NSScrollView", "NSCollectionView", "NSStackView", "NSBox", "NSTableCellView", "NSTableRowView",
      "NSVisualEffectView", "NSSplitView", "NSTabView", "NSText",
    ],
    "NSText": ["NSTextView"],
    "NSControl": ["NSButton", "NSTextField", "NSImageView", "NSTableView", "NSSlider"],
    "NSButton": ["NSPopUpButton"],
    "NSTableView": ["NSOutlineView"],
    "NSViewController": ["NSTabViewController", "NSSplitViewController", "NSPageController", "NSHostingController"],
  ]
}
