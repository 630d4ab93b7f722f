import SourceModel

extension TypeTable {
  /// True if a type may inherit a name that code around the type declares, too: a nested type, or a property for nil.
  /// Types of Apple's, of the standard library and of routing libraries have no names of an app.
  func mayInherit(_ nested: String?, _ type: String) -> Bool {
    if let nested,
      !heads.contains(declaring: nested, where: { head, _ in head.kind != .extension && !head.scope.isEmpty })
    {
      return false
    }
    return heads.contains(declaring: type) { head, _ in
      head.inherited.contains { inherited in
        let name = TypeName.simple(inherited.text)
        return isDeclared(name) || isAlias(name) || !isOfPlatform(name)
      }
    }
  }

  /// True for a type that the tree declares, and for one that has no names of an app.
  func isInSight(_ path: [String]) -> Bool { path.last.map { isDeclared($0) || isOfPlatform($0) } ?? false }

  /// True if all heads that declare members of a type are in Swift and spell its path.
  func showsMembers(of path: [String]) -> Bool {
    guard let name = path.last, !aliases(spelling: name).contains(where: mayBeExtended) else { return false }
    return !heads.contains(declaring: name) { head, file in
      if file.language != .swift { return true }
      return head.kind == .extension && head.name.text.contains(".")
        && TypeName.flattened(head.scope + [head.name.text]) != path
    }
  }

  /// True if an extension spells an alias, perhaps by another alias.
  private func mayBeExtended(_ alias: String) -> Bool {
    !aliases(spelling: alias).isEmpty || heads.contains(declaring: alias) { head, _ in head.kind == .extension }
  }

  /// True for a class that one language alone declares.
  func isClass(_ name: String, in language: Language) -> Bool {
    declaresClass(name) && !heads.contains(declaring: name) { $0.kind != .extension && $1.language != language }
  }

  /// True if the tree extends a protocol that classes of Apple's adopt without saying so.
  var extendsProtocolOfObjects: Bool {
    Self.protocolsOfObjects.contains { heads.contains(declaring: $0) { _, _ in true } }
  }

  private static let protocolsOfObjects = [
    "CALayerDelegate", "CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
    "NSAccessibilityProtocol", "NSAnimatablePropertyContainer", "NSAppearanceCustomization", "NSCoding",
    "NSDraggingDestination", "NSEditor", "NSExtensionRequestHandling", "NSObjectProtocol", "NSSeguePerforming",
    "NSTouchBarProvider", "NSUserInterfaceItemIdentification", "UIAccessibilityIdentification", "UIAppearance",
    "UIAppearanceContainer", "UICollectionViewDataSource", "UICollectionViewDelegate", "UIContentContainer",
    "UICoordinateSpace", "UIDynamicItem", "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer",
    "UIPasteConfigurationSupporting", "UIResponderStandardEditActions", "UIScrollViewDelegate", "UIStateRestoring",
    "UITableViewDataSource", "UITableViewDelegate", "UITraitChangeObservable", "UITraitEnvironment",
    "UIUserActivityRestoring",
  ]

  /// True if a type with the path may have a nested type of the name.
  func declares(_ nested: String, in path: [String]) -> Bool {
    path.last.map(typesAround(nested).contains) ?? false
  }

  /// True if a type of the name is declared or extended in another type.
  func isNested(_ name: String) -> Bool { !typesAround(name).isEmpty }

  private func typesAround(_ nested: String) -> Set<String> {
    heads.memory.typesAround(nested) {
      var types: Set<String> = []
      heads.forEach(declaring: nested) { head, _ in
        if let type = TypeName.flattened(head.scope).last { types.insert(type) }
      }
      return types
    }
  }

  private func isOfPlatform(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || Self.plain.contains(name)
      || heads.library.prefixes.contains { name.hasPrefix($0) }
  }

  private static let plain: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Int", "ObservableObject", "RawRepresentable", "Sendable", "String",
  ]
}
