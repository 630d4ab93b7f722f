/// The build settings that decide which sources a target compiles, `EXCLUDED_SOURCE_FILE_NAMES`, for any configuration,
/// platform or architecture; `TEST_HOST`, which names the application that tests are loaded into; and `INFOPLIST_FILE`.
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

  /// The path of the property list that describes the bundle, from the folder of the project; nil where only a build knows
  /// it.
  static func properties(_ settings: Int, in list: PropertyList) -> String? {
    // A preprocessor may replace any word of the list.
    guard list.value(of: "INFOPLIST_PREPROCESS", in: settings).flatMap(list.text) != "YES",
      let value = list.value(of: "INFOPLIST_FILE", in: settings), let path = list.text(value)
    else { return nil }
    let folder = folders.first(where: path.hasPrefix)
    let rest = path.dropFirst(folder?.count ?? 0)
    return rest.isEmpty || rest.contains("$") || rest.hasPrefix("/") ? nil : String(rest)
  }

  /// The folder of the project.
  private static let folders = ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]

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
