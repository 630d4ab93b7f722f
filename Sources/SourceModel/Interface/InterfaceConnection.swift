/// An object by its `id`.
package struct InterfaceTarget: Hashable, Sendable {
  package var id: Spelling
  /// Index of the object; nil where no element of the file has the id.
  package var object: Int?

  package init(id: Spelling, object: Int? = nil) {
    self.id = id
    self.object = object
  }
}

/// One `segue` among the connections of an object.
package struct InterfaceSegue: Hashable, Sendable, Codable {
  /// As spelled: `show`, `relationship`, `unwind`, `custom`; empty where it is absent.
  package var kind: String
  /// Of the kind `relationship`: `rootViewController`, `viewControllers`.
  package var relationship: String?
  /// Never empty.
  package var identifier: Spelling?
  package var id: Spelling?
  package var customClass: InterfaceClass
  package var destination: InterfaceTarget?
  /// The selector of an unwind segue: `back:`.
  package var unwindAction: Spelling?
  /// The selector of the method that makes the destination: `makeDetail:sender:segueIdentifier:`.
  package var creationSelector: Spelling?
  /// Index of the object whose connection it is. The segue's source is the controller of the scene.
  package var owner: Int
  /// Index of the scene.
  package var scene: Int?
  /// The whole element.
  package var range: SourceRange

  package init(
    kind: String, relationship: String? = nil, identifier: Spelling? = nil, id: Spelling? = nil,
    customClass: InterfaceClass = InterfaceClass(), destination: InterfaceTarget? = nil,
    unwindAction: Spelling? = nil, creationSelector: Spelling? = nil, owner: Int, scene: Int? = nil,
    range: SourceRange
  ) {
    self.kind = kind
    self.relationship = relationship
    self.identifier = identifier
    self.id = id
    self.customClass = customClass
    self.destination = destination
    self.unwindAction = unwindAction
    self.creationSelector = creationSelector
    self.owner = owner
    self.scene = scene
    self.range = range
  }
}

/// An outlet, outlet collection, action or binding.
package struct InterfaceConnection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, Codable {
    /// `name` is a property of the owner.
    case outlet
    case outletCollection
    /// `name` is a selector of the target.
    case action
    /// `name` is a key path of the target.
    case binding
  }

  package var kind: Kind
  /// A property, selector or key path, as spelled.
  package var name: Spelling
  package var id: Spelling?
  /// nil where the attribute is absent.
  package var target: InterfaceTarget?
  /// Of an action of UIKit: `touchUpInside`.
  package var event: String?
  /// Index of the object whose connection it is.
  package var owner: Int
  /// The whole element.
  package var range: SourceRange

  package init(
    kind: Kind, name: Spelling, id: Spelling? = nil, target: InterfaceTarget? = nil, event: String? = nil,
    owner: Int, range: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.id = id
    self.target = target
    self.event = event
    self.owner = owner
    self.range = range
  }
}

/// One `userDefinedRuntimeAttribute`.
package struct InterfaceRuntimeAttribute: Hashable, Sendable, Codable {
  package var keyPath: Spelling
  /// As spelled: `boolean`, `color`, `number`.
  package var type: String?
  /// Index of the object that it is set on.
  package var owner: Int

  package init(keyPath: Spelling, type: String? = nil, owner: Int) {
    self.keyPath = keyPath
    self.type = type
    self.owner = owner
  }
}
