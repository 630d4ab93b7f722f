import Routes

/// A configuration in which everything is a comment.
enum ConfigurationTemplate {
  static var text: String { head + Rules.all.map { line($0.description) }.joined() + tail }

  private static let head = """
    # Waymark's configuration. Every line is a comment: as it is, this file changes nothing.
    # It holds for what lies below its folder. 'waymark config' prints what holds, and who says so.

    # Whether everything that could register a route is among the sources (closed), or not (open). Without it the sources decide: a world
    # with an application is closed.
    # world: closed

    # Rules: off, on, error, warning, information, or hint. 'waymark rules RULE' explains one. These are the defaults.
    # rules:

    """

  private static func line(_ rule: RuleDescription) -> String {
    let level = rule.isOnByDefault ? rule.severity.rawValue : RuleSettings.Level.off.word
    return "#   \(rule.id): \(level)\n"
  }

  private static let tail = """

    # Rules for parts of the tree, by patterns as in .gitignore. The last one that names a file counts. What stands there still counts
    # for the rest of the code.
    # paths:
    #   Generated/: off
    #   "*Demo.swift":
    #     never-looked-up: off

    # Functions of this code base that pass on what they are given to the router.
    # functions:
    #   - name: AppNavigator.open(_:animated:)
    #     argument: 1
    #     role: look-up

    """
}
