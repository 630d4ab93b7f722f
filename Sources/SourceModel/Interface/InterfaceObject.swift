/// One element that stands for an object at run time, or in its place.
package struct InterfaceObject: Hashable, Sendable {
  package enum Role: Hashable, Sendable, Codable {
    case filesOwner
    case firstResponder
    /// The menu scene of a macOS storyboard, or the application in a xib.
    case application
    case exit
    /// `viewControllerPlaceholder`, `controllerPlaceholder`.
    case reference(StoryboardReference)
    /// A cell or supplementary view that a table or collection view makes by its reuse identifier.
    case prototype
    case other
  }

  /// The element's name with its place in the start tag: `viewController`.
  package var tag: Spelling
  package var role: Role
  package var id: Spelling?
  package var customClass: InterfaceClass
  package var identifiers: [InterfaceIdentifier]
  /// The role in the parent: `view`, `window`, `sectionHeaderView`.
  package var key: String?
  /// Whether it is a child of the `objects` of a scene or a xib.
  package var isTopLevel: Bool
  /// Whether a variation for size classes leaves out the element or one around it.
  package var isExcluded: Bool
  /// True for a view that is hidden, disabled or told to ignore touches: `userInteractionEnabled="NO"`.
  package var ignoresTouches: Bool
  /// Index of the scene around it.
  package var scene: Int?
  /// Index of the nearest object of the outline around it.
  package var parent: Int?
  /// The whole element.
  package var range: SourceRange

  package init(
    tag: Spelling, role: Role = .other, id: Spelling? = nil, customClass: InterfaceClass = InterfaceClass(),
    identifiers: [InterfaceIdentifier] = [], key: String? = nil, isTopLevel: Bool = false, isExcluded: Bool = false,
    ignoresTouches: Bool = false, scene: Int? = nil, parent: Int? = nil, range: SourceRange
  ) {
    self.tag = tag
    self.role = role
    self.id = id
    self.customClass = customClass
    self.identifiers = identifiers
    self.key = key
    self.isTopLevel = isTopLevel
    self.isExcluded = isExcluded
    self.ignoresTouches = ignoresTouches
    self.scene = scene
    self.parent = parent
    self.range = range
  }
}

extension InterfaceObject {
  /// The first identifier of a kind that is not empty.
  package func identifier(_ kind: InterfaceIdentifier.Kind) -> Spelling? {
    identifiers.first { $0.kind == kind && !$0.name.text.isEmpty }?.name
  }

  package var reference: StoryboardReference? {
    if case .reference(let reference) = role { reference } else { nil }
  }
}

/// A name that code finds an object by.
package struct InterfaceIdentifier: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// `storyboardIdentifier`; of a reference, its own name and not that of the scene it leads to.
    case scene
    /// `reuseIdentifier`
    case reuse
    /// `restorationIdentifier`, or the scene's identifier where the controller shares it.
    case restoration
    /// `identifier` of a controller or row of watchOS, or of a column or cell view of macOS.
    case plain
  }

  package var kind: Kind
  package var name: Spelling

  package init(kind: Kind, name: Spelling) {
    self.kind = kind
    self.name = name
  }
}

/// The class that the runtime asks for. All parts are nil where the element has its tag's class.
package struct InterfaceClass: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    /// The module of the target that compiles the file, whatever the module's name.
    case target
    /// Any other value, or none.
    case none
  }

  /// Never empty.
  package var name: Spelling?
  package var module: Spelling?
  package var provider: Provider

  package init(name: Spelling? = nil, module: Spelling? = nil, provider: Provider = .none) {
    self.name = name
    self.module = module
    self.provider = provider
  }
}

/// A placeholder for a scene of a storyboard.
package struct StoryboardReference: Hashable, Sendable, Codable {
  /// nil: the storyboard that the reference stands in.
  package var storyboard: Spelling?
  /// nil: the initial scene.
  package var scene: Spelling?
  /// nil: the bundle of the storyboard that the reference stands in.
  package var bundle: Spelling?

  package init(storyboard: Spelling? = nil, scene: Spelling? = nil, bundle: Spelling? = nil) {
    self.storyboard = storyboard
    self.scene = scene
    self.bundle = bundle
  }
}
