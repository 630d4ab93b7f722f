/// What the user says of rules and their findings.
package struct RuleSettings: Hashable, Sendable {
  package enum Level: Hashable, Sendable {
    case off
    /// As severe as the rule says.
    case on
    case severity(Severity)

    /// As it is written in settings.
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

  /// By the rule's id.
  package var levels: [String: Level]
  /// Whether what is unknown is reported, as information.
  package var includesUnknown: Bool
  /// Whether nothing is reported, whatever other settings say.
  package var isExcluded = false

  package init(levels: [String: Level] = [:], includingUnknown: Bool = false) {
    (self.levels, includesUnknown) = (levels, includingUnknown)
  }

  /// With `other` on top.
  package func overruled(by other: RuleSettings) -> RuleSettings {
    var settings = RuleSettings(
      levels: levels.merging(other.levels) { $1 }, includingUnknown: includesUnknown || other.includesUnknown)
    settings.isExcluded = isExcluded || other.isExcluded
    return settings
  }

  /// What a certain finding is; nil where the rule is off.
  func severity(of rule: RuleDescription) -> Severity? {
    if isExcluded { return nil }
    return switch levels[rule.id] {
    case .off: nil
    case .on: rule.severity
    case .severity(let severity): severity
    case nil: rule.isOnByDefault ? rule.severity : nil
    }
  }
}
