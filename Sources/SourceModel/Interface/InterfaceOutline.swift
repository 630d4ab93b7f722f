/// A summary of one storyboard or xib: its scenes, the objects with a class, a name or a connection, and what connects
/// them.
///
/// Flat arrays that refer to each other by index. The text of a `Spelling` is the decoded value of an attribute; its
/// range is what stands between the quotation marks.
package struct InterfaceOutline: Hashable, Sendable {
  package var document: InterfaceDocument
  /// The scenes of a storyboard, in source order.
  package var scenes: [InterfaceScene] = []
  /// In source order, outer before inner: the objects of scenes and top-level objects; objects with a custom class, a
  /// reuse identifier, a connection or a runtime attribute; those that a connection leads to; tables with prototypes.
  package var objects: [InterfaceObject] = []
  /// In source order.
  package var segues: [InterfaceSegue] = []
  /// Outlets, outlet collections, actions and bindings, in source order.
  package var connections: [InterfaceConnection] = []
  /// In source order.
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  /// Every `id` that another element of the file has too, in source order.
  package var duplicateIDs: [Spelling] = []

  package init(document: InterfaceDocument) {
    self.document = document
  }
}

/// The attributes of the root element.
package struct InterfaceDocument: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    case storyboard
    case xib
  }

  package enum Platform: String, Hashable, Sendable, Codable {
    case iOS, macOS, tvOS, watchOS
    /// Any other `targetRuntime`, or none.
    case other
  }

  package var kind: Kind
  package var platform: Platform
  /// The controller that is instantiated without an identifier.
  package var initialController: InterfaceTarget?
  package var isLaunchScreen: Bool
  /// As spelled: `23504`.
  package var toolsVersion: String?

  package init(
    kind: Kind, platform: Platform, initialController: InterfaceTarget? = nil, isLaunchScreen: Bool = false,
    toolsVersion: String? = nil
  ) {
    self.kind = kind
    self.platform = platform
    self.initialController = initialController
    self.isLaunchScreen = isLaunchScreen
    self.toolsVersion = toolsVersion
  }
}

/// One `scene` of a storyboard.
package struct InterfaceScene: Hashable, Sendable, Codable {
  /// The `sceneID`.
  package var id: Spelling?
  /// Index of the controller, or of the reference that stands in its place.
  package var controller: Int?
  /// The whole element.
  package var range: SourceRange

  package init(id: Spelling?, controller: Int? = nil, range: SourceRange) {
    self.id = id
    self.controller = controller
    self.range = range
  }
}
