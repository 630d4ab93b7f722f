import SourceModel

/// The documents that the build settings of applications name: `INFOPLIST_KEY_UIMainStoryboardFile`. Xcode writes them
/// into the `Info.plist` that it generates (swift-build, `InfoPlistProcessorTaskAction`).
struct BundleSettings {
  private let text: SourceText
  private let lines: LineTable

  /// Returns nil if no setting of the project names a document.
  init?(_ text: SourceText) {
    guard Self.names(in: text) else { return nil }
    (self.text, lines) = (text, LineTable(text))
  }

  /// Those of all configurations of the applications, in the order of the targets.
  static func properties(in text: SourceText) -> [BundleProperties] {
    guard let settings = BundleSettings(text), let archive = ProjectArchive(text) else { return [] }
    return archive.root.objects(.targets).filter { TargetKind(productType: $0.text(.productType)) == .application }
      .flatMap(settings.properties)
  }

  /// Those of the configurations of a target that name a document.
  func properties(of target: ProjectObject) -> [BundleProperties] {
    target.buildConfigurations.compactMap(properties(ofConfiguration:)).filter { !$0.names.isEmpty }
  }

  private func properties(ofConfiguration configuration: ProjectObject) -> BundleProperties? {
    guard let (settings, list) = configuration.settings else { return nil }
    let isGenerated = BuildSettings.isSet("GENERATE_INFOPLIST_FILE", settings, in: list)
    if isGenerated == false { return nil }
    return BundleProperties(
      names: BuildSettings.documents(settings, in: list).compactMap { key, value in name(key, value, in: list) },
      sceneManifest: BuildSettings.sceneManifest(settings, in: list), mayBeUnused: isGenerated == nil)
  }

  private func name(_ key: BundleProperties.Key, _ value: Int, in list: PropertyList) -> BundleProperties.Name? {
    guard let start = list.place(of: value), let name = list.text(value).flatMap(BundleProperties.document) else {
      return nil
    }
    let range = lines.range(from: start, to: start + name.utf8.count, in: text)
    return BundleProperties.Name(key: key, value: Spelling(text: name, range: range))
  }

  /// True if one of the settings is somewhere in the bytes.
  private static func names(in text: SourceText) -> Bool {
    text.withBytes { bytes in
      search.contains(in: bytes) { found in settings.contains { bytes[found.lowerBound...].starts(with: $0) } }
    }
  }

  private static let settings = BuildSettings.keys.keys.map { Array($0.utf8) }
  /// For what all settings begin with.
  private static let search = ByteSearch(BuildSettings.keyPrefix)
}
