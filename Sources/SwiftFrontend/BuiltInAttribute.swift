import SourceModel

/// The attributes of types that are no macros, and those macros of Apple's that have nothing to do with routes.
enum BuiltInAttribute {
  static let names: Set = [
    "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "IBDesignable", "main", "MainActor",
    "NSApplicationMain", "objc", "objcMembers", "Observable", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "UIApplicationMain", "unchecked", "usableFromInline",
    "_documentation", "_objcRuntimeName", "_originallyDefinedIn", "_spi",
  ]

  /// The same as a skim knows them.
  static let hashes = Set(names.map { WordHash($0) })
}
