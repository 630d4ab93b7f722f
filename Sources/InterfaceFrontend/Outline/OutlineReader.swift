import SourceModel

/// Makes the outline of a well-formed file.
enum OutlineReader {
  static func read(_ file: XMLFile, _ text: SourceText) -> InterfaceReading {
    let lines = LineTable(text)
    return text.withBytes { bytes in
      let tree = ElementTree(file, bytes, lines)
      guard let document = DocumentAttributes(tree) else {
        return .unread(unread(tree))
      }
      return .outline(OutlineBuilder(tree, document).outline())
    }
  }

  /// The file is well-formed, but none that this version of Interface Builder writes.
  private static func unread(_ tree: ElementTree) -> UnreadInterface {
    UnreadInterface(
      reason: tree.tags.first == .archive ? .archive : .otherDocument, position: tree.place(of: 0).start,
      possibleNames: nil)
  }
}

/// The attributes of the root element, before it is known which objects there are.
struct DocumentAttributes {
  private(set) var document: InterfaceDocument
  let initialController: Range<Int>?

  /// nil if the root element is not a document of Interface Builder.
  init?(_ tree: ElementTree) {
    guard tree.tags.first == .document else { return nil }
    let attributes = tree.attributes(of: 0)
    guard let type = tree.text(attributes[.type]), type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    document = InterfaceDocument(
      kind: type.contains("Storyboard") ? .storyboard : .xib,
      platform: Self.platform(tree.text(attributes[.targetRuntime])),
      isLaunchScreen: tree.text(attributes[.launchScreen]) == "YES",
      toolsVersion: tree.text(attributes[.toolsVersion]))
    initialController = attributes[.initialViewController]
  }

  private static let platforms: [(word: String, platform: InterfaceDocument.Platform)] = [
    ("iOS", .iOS), ("MacOSX", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS),
  ]

  /// The platform of a `targetRuntime`: `iOS.CocoaTouch.iPad`.
  private static func platform(_ runtime: String?) -> InterfaceDocument.Platform {
    guard let runtime else { return .other }
    return platforms.first { runtime.hasPrefix($0.word) }?.platform ?? .other
  }
}
