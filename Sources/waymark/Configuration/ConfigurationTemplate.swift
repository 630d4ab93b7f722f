import Routes

/// A configuration in which everything is a comment.
enum ConfigurationTemplate {
  static var text: String { head + Rules.all.map { line($0.description) }.joined() + tail }

  private static let head = """
    # Waymark's configuration. Every line is a comment: as it is, this file changes nothing.
    # It applies to everything below its folder. 'waymark config' prints the effective settings and their origin.

    # 'closed': the sources contain everything that could register a route. 'open': they do not. Default: closed if
    # an application is among the sources.
    # world: closed

    # Rules: off, on, error, warning, information, or hint. 'waymark rules RULE' explains one. These are the defaults.
    # rules:

    """

  private static func line(_ rule: RuleDescription) -> String {
    let level = rule.isOnByDefault ? rule.severity.rawValue : RuleSettings.Level.off.word
    return "#   \(rule.id): \(level)\n"
  }

  private static let tail = """

    # Rules for parts of the tree, by patterns as in .gitignore. The last pattern that matches a file applies. Routes in these
    # files still count for the rest of the code.
    # paths:
    #   Generated/: off
    #   "*Demo.swift":
    #     never-looked-up: off

    # Files that are read but not reported on, by patterns as in .gitignore.
    # exclude:
    #   - Legacy/

    # The only files that are reported on.
    # include:
    #   - /App/

    # Applications, for a tree without an Xcode project: the sources that each compiles, by patterns as in .gitignore.
    # applications:
    #   Notes: [/Notes/, /Shared/]
    #   Reader: [/Reader/, /Shared/]

    # Findings that 'waymark baseline write' has accepted: check does not report them.
    # baseline: waymark-baseline.json

    # Lowest severity that makes check fail: error, warning, information, hint, or never.
    # fail-level: error

    # Functions of this code base that pass their argument on to the router.
    # functions:
    #   - name: AppNavigator.open(_:animated:)
    #     argument: 1
    #     role: look-up

    """
}
