import ArgumentParser
import Essentials
import Routes
import Workspace

/// Of what only a terminal shows.
enum WhenToUse: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// Colours and links of a terminal, or none.
struct Paint: Sendable {
  private let isOn: Bool
  private let links: Hyperlinks

  static let plain = Paint(isOn: false)

  /// What the user says comes first, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`, then `CLICOLOR=0`, then the
  /// terminal.
  init(
    _ choice: WhenToUse, links: WhenToUse = .never, isTerminal: Bool,
    environment: [String: String] = Surroundings.variables
  ) {
    self.links = Hyperlinks(links, isTerminal: isTerminal, environment: environment)
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
    (self.isOn, links) = (isOn, .none)
  }

  /// The text as a link to a file, if the terminal shows links. `file` is absolute, `line` begins at one.
  func link(_ text: String, to file: @autoclosure () -> FilePath, line: Int) -> String {
    links.isOn ? links.link(text, to: file(), line: line) : text
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
