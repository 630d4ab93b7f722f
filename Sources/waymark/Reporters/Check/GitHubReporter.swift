import Routes
import SourceModel

/// Commands that GitHub Actions shows as annotations beside the code, as many as it takes.
enum GitHubReporter: Reporter {
  static let name = "github"

  static func report(_ result: CheckResult) -> [UInt8] {
    var counts: [Annotation.Level: Int] = [:]
    var text = ""
    for position in result.diagnostics.indices {
      let annotation = Annotation(position, in: result)
      counts[annotation.level, default: 0] += 1
      if counts[annotation.level, default: 0] <= mostAnnotations { text += annotation.command }
    }
    let rest = counts.values.map { max($0 - mostAnnotations, 0) }.reduce(0, +)
    return Array((text + (rest > 0 ? "… and \(rest) more\n" : "")).utf8)
  }

  /// GitHub shows ten errors, ten warnings and ten notices of a step, and leaves out the rest without a word.
  private static let mostAnnotations = 10
}

private struct Annotation {
  enum Level: String {
    case error, warning, notice
  }

  private static let variable = "GITHUB_WORKSPACE"

  let level: Level
  /// One line, with its line break.
  let command: String

  /// GitHub shows annotations in the files of a pull request only.
  init(_ position: Int, in result: CheckResult) {
    let diagnostic = result.diagnostics[position]
    level =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .information, .hint: .notice
      }
    let finding = diagnostic.finding
    let lines = result.lines(from: Self.variable)
    let (site, first) = result.shown(at: position, lines)
    let properties = Self.place(site, in: result) + [("title", finding.rule)]
    let written = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
    let message = ([first] + finding.related.map(lines.line)).joined(separator: "\n")
    command = "::\(level.rawValue) \(written)::\(Self.escaped(message, isProperty: false))\n"
  }

  private static func place(_ site: Site, in result: CheckResult) -> [(String, String)] {
    let range = site.range
    let lines = [
      ("file", result.path(of: site.file, from: variable)), ("line", "\(range.start.line + 1)"),
      ("endLine", "\(range.end.line + 1)"),
    ]
    // GitHub takes columns within one line only.
    guard range.start.line == range.end.line, range.start < range.end else { return lines }
    return lines + [("col", "\(range.start.utf8 + 1)"), ("endColumn", "\(range.end.utf8 + 1)")]
  }

  /// As `escapeData` and `escapeProperty` of actions/toolkit do (packages/core/src/command.ts).
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += String(scalar).printable
      }
    }
  }
}
