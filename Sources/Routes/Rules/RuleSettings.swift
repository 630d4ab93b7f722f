/// The user's settings of rules.
package struct RuleSettings: Hashable, Sendable {
  /// The setting of one rule.
  package enum Level: Hashable, Sendable {
    case off
    /// The severity that the rule has by default.
    case on
    case severity(Severity)

    /// Parses a level of the settings; nil for any other word.
    package init?(word: String) {
      switch word {
      case "off": self = .off
      case "on": self = .on
      case "info": self = .severity(.information)
      default:
        guard let severity = Severity(rawValue: word) else { return nil }
        self = .severity(severity)
      }
    }

    /// The level as settings spell it.
    package var word: String {
      switch self {
      case .off: "off"
      case .on: "on"
      case .severity(let severity): severity.rawValue
      }
    }

    /// All that `init(word:)` reads; `info` is `information`.
    package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue) + ["info"]
  }

  /// The levels that are set, by the id of the rule.
  package var levels: [String: Level]
  /// The level of all rules that `levels` does not set; nil for the default of each.
  package var otherRules: Level?
  /// True to report unknown findings, as information.
  package var includesUnknown: Bool
  /// True for a file whose text is not saved: what the compiler would report is reported before it runs.
  package var isOfUnsavedText = false
  /// True to report nothing, whatever other settings are.
  package var isExcluded = false

  package init(levels: [String: Level] = [:], includingUnknown: Bool = false) {
    (self.levels, includesUnknown) = (levels, includingUnknown)
  }

  /// Every rule is off.
  package static let off = {
    var settings = RuleSettings()
    settings.otherRules = .off
    return settings
  }()

  /// Every rule is off, whatever other settings are.
  package static let excluded = {
    var settings = off
    settings.isExcluded = true
    return settings
  }()

  /// The level that is set for a rule; nil for its default.
  package func level(of rule: String) -> Level? { levels[rule] ?? otherRules }

  /// These settings with those of `other` in preference.
  package func overruled(by other: RuleSettings) -> RuleSettings {
    var settings = RuleSettings(
      levels: other.otherRules == nil ? levels.merging(other.levels) { $1 } : other.levels,
      includingUnknown: includesUnknown || other.includesUnknown)
    settings.otherRules = other.otherRules ?? otherRules
    settings.isExcluded = isExcluded || other.isExcluded
    settings.isOfUnsavedText = isOfUnsavedText || other.isOfUnsavedText
    return settings
  }

  /// The severity of a certain finding; nil if the rule is off. `standard` replaces the default of the rule.
  func severity(of rule: RuleDescription, standard: Severity? = nil) -> Severity? {
    if isExcluded { return nil }
    let standard = standard ?? rule.severity
    return switch level(of: rule.id) {
    case .off: nil
    case .on: standard
    case .severity(let severity): severity
    case nil: rule.isOnByDefault || rule.repeatsCompiler && isOfUnsavedText ? standard : nil
    }
  }
}
