import SourceModel

/// The attributes of types that are no macros, and those macros of Apple's that have nothing to do with routes.
enum BuiltInAttribute {
  static let names: Set = [
    "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "IBDesignable", "main", "MainActor",
    "NSApplicationMain", "objc", "objcMembers", "Observable", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "UIApplicationMain", "unchecked", "usableFromInline",
    "_documentation", "_objcRuntimeName", "_originallyDefinedIn", "_spi",
  ]

  /// Those before members of types, as far as they are not among the others.
  static let ofMembers: Set = [
    "abi", "AppStorage", "autoclosure", "backDeployed", "Bindable", "Binding", "concurrent", "convention",
    "discardableResult", "Environment", "EnvironmentObject", "escaping", "FetchRequest", "FocusState",
    "GestureState", "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "implementation",
    "inlinable", "inline", "NSCopying", "NSManaged", "nonobjc", "ObservedObject", "ObservationIgnored",
    "ObservationTracked", "Published", "ScaledMetric", "SceneStorage", "Sendable", "State", "StateObject", "Test",
    "TaskLocal", "UIApplicationDelegateAdaptor", "ViewBuilder", "warn_unqualified_access", "_alwaysEmitIntoClient",
    "_disfavoredOverload", "_dynamicReplacement", "_implementationOnly", "_inheritActorContext", "_optimize",
    "_semantics", "_transparent",
  ]

  /// Those that show a member to Objective-C (swift, `lib/Sema/TypeCheckDeclObjC.cpp`, `shouldMarkAsObjC`). `@objc` is
  /// among `names`.
  static let exposing: Set = [
    "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "NSManaged", "_dynamicReplacement",
  ]

  /// True for an attribute that neither wraps a property nor adds code.
  static func contains(_ name: String) -> Bool { names.contains(name) || ofMembers.contains(name) }

  /// The same as a skim knows them.
  static let hashes = Set(names.map { WordHash($0) })
  static let hashesOfMembers = Set(ofMembers.map { WordHash($0) })
  /// Those before members that show none to Objective-C.
  static let hashesOfPlainMembers = Set(ofMembers.subtracting(exposing).map { WordHash($0) })

  /// The marks of members for Interface Builder.
  static let marks = Dictionary(uniqueKeysWithValues: InterfaceMark.words.map { (WordHash($0), $1) })
}
