import SourceModel

/// The build settings that decide which sources a target compiles, `EXCLUDED_SOURCE_FILE_NAMES`, for any configuration,
/// platform or architecture; `TEST_HOST`, which names the application that tests are loaded into; those that describe
/// the bundle; and those that say which members of Swift Objective-C sees.
enum BuildSettings {
  /// Conditions follow in brackets: `EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]`.
  static let exclusion = "EXCLUDED_SOURCE_FILE_NAMES"
  /// What stands for the same setting of the level below.
  static let inherited = "$(inherited)"

  /// `Notes.app` of `$(BUILT_PRODUCTS_DIR)/Notes.app/Notes`; nil where the setting names no application.
  static func testHost(_ settings: Int, in list: PropertyList) -> String? {
    var host: String?
    list.forEachEntry(of: settings) { key, value in
      guard list.bytes(key).elementsEqual("TEST_HOST".utf8), let path = list.text(value) else { return }
      host = path.split(separator: "/").first { $0.hasSuffix(".app") }.map(String.init)
    }
    return host
  }

  /// The property list that describes the bundle.
  enum PropertyListFile {
    /// A path from the folder of the project.
    case path(String)
    /// Only a build knows the path or the words of the list.
    case unknown
    /// The settings below decide.
    case inherited
  }

  static let propertyListFile = "INFOPLIST_FILE"
  static let preprocessing = "INFOPLIST_PREPROCESS"

  static func propertyListFile(_ settings: Int, in list: PropertyList) -> PropertyListFile {
    // A preprocessor may replace any word of the list.
    if isSet(preprocessing, settings, in: list) == true { return .unknown }
    guard let value = list.value(of: propertyListFile, in: settings) else { return .inherited }
    return list.text(value).flatMap(pathInProject).map(PropertyListFile.path) ?? .unknown
  }

  /// The path from the folder of the project; nil where only a build knows it.
  static func pathInProject(_ path: String) -> String? {
    let folder = folders.first(where: path.hasPrefix)
    let rest = path.dropFirst(folder?.count ?? 0)
    return rest.isEmpty || rest.contains("$") || rest.hasPrefix("/") ? nil : String(rest)
  }

  /// The folder of the project.
  private static let folders = ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]

  /// The begin of the settings that name documents.
  static let keyPrefix = "INFOPLIST_KEY_"

  /// The settings that name documents, by their names without conditions.
  static let keys = Dictionary(
    uniqueKeysWithValues: [BundleProperties.Key.mainStoryboard, .launchStoryboard, .macStoryboard, .macNib].map {
      ("\(keyPrefix)\($0.rawValue)", $0)
    })

  /// The positions of the values that name documents, for any platform and architecture.
  static func documents(_ settings: Int, in list: PropertyList) -> [(BundleProperties.Key, value: Int)] {
    var documents: [(BundleProperties.Key, value: Int)] = []
    list.forEachEntry(of: settings) { name, value in
      let name = String(decoding: list.bytes(name).prefix { $0 != UInt8(ascii: "[") }, as: UTF8.self)
      if let key = keys[name] { documents.append((key, value)) }
    }
    return documents
  }

  /// A list of the project may have a scene manifest, which `INFOPLIST_KEY_UIApplicationSceneManifest_Generation` adds,
  /// too.
  static func sceneManifest(_ settings: Int, in list: PropertyList) -> BundleProperties.SceneManifest {
    if isSet("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", settings, in: list) == true { return .present }
    if case .inherited = propertyListFile(settings, in: list) { return .none }
    return .possible
  }

  /// True if Objective-C sees members of Swift that nothing shows to it: the rule up to Swift 3, which a setting keeps.
  static func infersObjectiveC(_ settings: Int, in list: PropertyList) -> Bool {
    inference.contains { setting, value in
      list.value(of: setting, in: settings).flatMap(list.text)?.hasPrefix(value) == true
    }
  }

  /// The settings, each with the beginning of the value that says so.
  static let inference = [("SWIFT_SWIFT3_OBJC_INFERENCE", "On"), (swiftVersion, "2"), (swiftVersion, "3")]

  static let swiftVersion = "SWIFT_VERSION"

  /// Nil where the setting is absent or only a build knows it.
  static func isSet(_ name: String, _ settings: Int, in list: PropertyList) -> Bool? {
    let value = list.value(of: name, in: settings).flatMap(list.text)
    return value == "YES" ? true : value == "NO" ? false : nil
  }

  /// Patterns of file names, in no order; nil where they are no text and no list of texts.
  static func excluded(_ settings: Int, in list: PropertyList) -> [String]? {
    var lists: [String: [String]?] = [:]
    list.forEachEntry(of: settings) { key, value in
      guard list.bytes(key).starts(with: exclusion.utf8), let name = list.text(key) else { return }
      let patterns: [String]? = list.texts(value) ?? list.text(value)?.split(separator: " ").map(String.init)
      lists.updateValue(patterns, forKey: name)
    }
    let patterns = lists.values.compactMap(\.self)
    return patterns.count == lists.count ? patterns.flatMap(\.self) : nil
  }
}
