import Routes
import SourceModel

/// The class of a controller or cell that a document makes, or code registers, with all of its superclasses.
struct ControllerClass {
  let name: String
  /// The class itself first.
  private let lineage: [String]
  /// True for the class that an element stands for, and for one that is exactly known.
  private let isPlain: Bool
  /// The names of generic classes in its lineage with their arguments, as far as they are known.
  var fullNames: [String: String] = [:]

  var fullName: String { fullNames[name] ?? name }

  /// nil if the class or a superclass is not known.
  init?(of controller: InterfaceObject, on platform: InterfaceDocument.Platform, in index: RouteIndex) {
    guard let custom = controller.className?.text else {
      guard controller.reference == nil, let name = Self.plainClass(controller.tag.text, platform),
        let lineage = AppleClass.lineage(of: name)
      else { return nil }
      (self.name, self.lineage, isPlain) = (name, lineage, true)
      return
    }
    guard controller.customClass.module == nil || controller.customClass.provider == .target,
      let lineage = Self.lineage(of: custom, in: index)
    else { return nil }
    (name, self.lineage, isPlain) = (custom, lineage, false)
  }

  /// The class that code registers or a prototype names, which is exactly the one that is made. nil if it or a superclass is
  /// not known.
  init?(exactly name: String, in index: RouteIndex) {
    guard let lineage = Self.lineage(of: name, in: index) ?? AppleClass.lineage(of: name) else { return nil }
    (self.name, self.lineage, isPlain) = (name, lineage, true)
  }

  /// True if a cast to a class always fails. nil if that class is not known. A subclass of a custom class is left out: code
  /// may put one in its place.
  func cannotBe(_ type: String, in index: RouteIndex) -> Bool? {
    guard let other = Self.lineage(of: type, in: index) ?? AppleClass.lineage(of: type) else { return nil }
    return !lineage.contains(type) && (isPlain || !other.contains(name))
  }

  /// True if it is the generic class of a cast with other arguments.
  func isOtherwise(_ type: String, _ fullName: String?) -> Bool {
    guard let own = fullNames[type], let fullName else { return false }
    return own != fullName
  }

  /// A class of the tree with its superclasses; nil if not all of them are known.
  private static func lineage(of type: String, in index: RouteIndex) -> [String]? {
    let ancestry = index.classes.ancestry(of: type)
    guard !ancestry.classes.isEmpty, ancestry.doubt == nil else { return nil }
    switch ancestry.end {
    case .apple(let base): return AppleClass.lineage(of: base).map { ancestry.classes + $0 }
    case .root: return ancestry.classes
    case .library, .unknown: return nil
    }
  }

  /// The class that an element of a storyboard stands for (Apple, *UIKit*, *AppKit*).
  private static func plainClass(_ tag: String, _ platform: InterfaceDocument.Platform) -> String? {
    switch platform {
    case .iOS, .tvOS: ofUIKit[tag]
    case .macOS: ofAppKit[tag]
    case .watchOS, .other: nil
    }
  }

  private static let ofUIKit = [
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "pageViewController": "UIPageViewController", "splitViewController": "UISplitViewController",
    "tabBarController": "UITabBarController", "tableViewController": "UITableViewController",
    "viewController": "UIViewController",
  ]

  private static let ofAppKit = [
    "splitViewController": "NSSplitViewController", "tabViewController": "NSTabViewController",
    "viewController": "NSViewController", "windowController": "NSWindowController",
  ]
}
