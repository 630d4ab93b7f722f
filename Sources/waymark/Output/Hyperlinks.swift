import Essentials
import Workspace

/// Links from places to files, which some terminals open (OSC 8).
struct Hyperlinks: Sendable {
  static let none = Hyperlinks(isOn: false)

  private static let isolators = ["TMUX", "STY"]
  private static let variables = ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION"]
  private static let programs = ["WezTerm", "ghostty"]
  private static let terminals = ["alacritty", "foot", "foot-extra", "xterm-kitty"]
  /// All that tell which terminal it is.
  static let variablesOfTerminals = isolators + variables + ["TERM_PROGRAM", "VTE_VERSION"]
  /// 0.50.1: links came with 0.50.0, which crashes on them (https://github.com/jamestalmage/supports-hyperlinks).
  private static let firstVTE = 5001

  let isOn: Bool
  private var host = ""
  /// kitty opens the line that the fragment of a link names: https://sw.kovidgoyal.net/kitty/open_actions
  private var namesLines = false

  /// Where nothing is chosen, terminals get links that are known to show them, and that do not find `path:line` by
  /// themselves: those of iTerm2 and Visual Studio Code do, with the line.
  init(
    _ choice: WhenToUse, isTerminal: Bool, environment: [String: String] = Surroundings.variables
  ) {
    isOn =
      switch choice {
      case .always: true
      case .never: false
      case .auto: isTerminal && Self.areShown(environment)
      }
    if isOn { host = Self.hostName }
    namesLines = environment["KITTY_WINDOW_ID"] != nil
  }

  private init(isOn: Bool) { self.isOn = isOn }

  private static func areShown(_ environment: [String: String]) -> Bool {
    if environment["TERM"] == "dumb" || isolators.contains(where: { environment[$0] != nil }) { return false }
    return variables.contains { environment[$0] != nil }
      || environment["TERM_PROGRAM"].map(programs.contains) == true
      || environment["TERM"].map(terminals.contains) == true
      || environment["VTE_VERSION"].flatMap(Int.init).map { $0 >= firstVTE } == true
  }

  /// Terminals do not open files of other hosts.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text, without the spaces at its end, as a link to a file. `file` is absolute, `line` begins at one.
  func link(_ text: String, to file: FilePath, line: Int) -> String {
    let spaces = text.reversed().prefix { $0 == " " }.count
    let target = "file://\(FilePath(host).encoded)\(file.encoded)\(namesLines ? "#\(line)" : "")"
    return "\u{1B}]8;;\(target)\u{1B}\\\(text.dropLast(spaces))\u{1B}]8;;\u{1B}\\"
      + String(repeating: " ", count: spaces)
  }
}
