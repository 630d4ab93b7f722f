/// The build settings that decide which sources a target compiles: `EXCLUDED_SOURCE_FILE_NAMES`, for any configuration,
/// platform or architecture.
struct BuildSettings: Decodable {
  static let exclusion = "EXCLUDED_SOURCE_FILE_NAMES"
  /// What stands for the same setting of the level below.
  static let inherited = "$(inherited)"

  /// Patterns of file names.
  let excluded: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    excluded = try container.allKeys.filter(\.isExclusion).sorted { $0.stringValue < $1.stringValue }.flatMap { key in
      if let list = try? container.decode([String].self, forKey: key) { return list }
      return try container.decode(String.self, forKey: key).split(separator: " ").map(String.init)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    /// Conditions follow in brackets: `EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]`.
    var isExclusion: Bool { stringValue.hasPrefix(BuildSettings.exclusion) }
  }
}
