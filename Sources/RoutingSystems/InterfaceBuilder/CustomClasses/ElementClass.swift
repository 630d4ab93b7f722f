import SourceModel

/// The class of the object that an element stands for.
enum ElementClass {
  /// nil where it is not known.
  static func name(of object: InterfaceObject, in document: InterfaceDocument) -> String? {
    if let name = object.className?.text { return name }
    let tag = object.tag.text
    if let special = special[tag] { return special }
    guard object.role == .other || object.role == .prototype, let bases = ElementBases.of(tag),
      let prefix = prefixes[document.platform], bases.contains(where: { $0.hasPrefix(prefix) })
    else { return nil }
    return prefix + tag.prefix(1).uppercased() + tag.dropFirst()
  }

  private static let prefixes: [InterfaceDocument.Platform: String] = [.iOS: "UI", .tvOS: "UI", .macOS: "NS"]

  /// The elements whose class is not their own name with the prefix of the framework.
  private static let special: [String: String] = [
    "avPlayerViewController": "AVPlayerViewController", "constraint": "NSLayoutConstraint",
    "containerView": "UIView", "customView": "NSView", "glkViewController": "GLKViewController",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer", "mapView": "MKMapView",
    "pagecontroller": "NSPageController", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "secureTextField": "NSSecureTextField", "wkWebView": "WKWebView",
  ]
}
