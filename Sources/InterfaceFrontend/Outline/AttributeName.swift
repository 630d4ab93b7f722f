import SourceModel

/// The attributes that the outline reader looks at.
enum AttributeName: String, CaseIterable {
  case id, key, type, kind, relationship, identifier, destination, target, property, selector, keyPath, eventType
  case reference, sceneID, sceneMemberID, placeholderIdentifier
  case customClass, customModule, customModuleProvider
  case storyboardIdentifier, reuseIdentifier, restorationIdentifier
  case sharesIdentifier = "useStoryboardIdentifierAsRestorationIdentifier"
  case unwindAction, destinationCreationSelector
  case enabled, hidden, userInteractionEnabled
  case storyboardName, referencedIdentifier, bundleIdentifier
  case initialViewController, launchScreen, targetRuntime, toolsVersion

  private static let table = WordTable(allCases.map(\.rawValue))
  private static let names = table.words.map { AttributeName(rawValue: $0) }

  static func name(of hash: WordHash) -> AttributeName? {
    table.index(of: hash).flatMap { names[$0] }
  }
}
