import ArgumentParser
import Essentials
import Routes

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// Colours of a terminal, or none.
struct Paint: Sendable {
  private let isOn: Bool

  static let plain = Paint(isOn: false)

  /// What the user says comes first, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`, then `CLICOLOR=0`, then the
  /// terminal.
  init(
    _ choice: ColorChoice, isTerminal: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { ![nil, "", "0"].contains(environment[$0]) }
    let isWanted = environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
    let isRefused = !["", nil].contains(environment["NO_COLOR"])
    isOn =
      switch choice {
      case .always: true
      case .never: false
      case .auto: !isRefused && (isForced || isTerminal && isWanted)
      }
  }

  private init(isOn: Bool) {
    self.isOn = isOn
  }

  func bold(_ text: String) -> String { wrap(text, "1") }

  func faint(_ text: String) -> String { wrap(text, "2") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .information: wrap(text, "1;36")
    case .hint: faint(text)
    }
  }

  func status(_ text: String, _ status: RouteStatus) -> String {
    switch status {
    case .registered, .adapted: wrap(text, "32")
    case .unregistered: wrap(text, "31")
    case .unknown: wrap(text, "33")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
