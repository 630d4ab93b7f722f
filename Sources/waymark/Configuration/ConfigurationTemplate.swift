import Configuration
import Workspace

/// A configuration in which everything is a comment.
enum ConfigurationTemplate {
  static var text: String {
    head + Settings.all.map { "\n" + commented($0.example) }.joined()
  }

  /// A comment on the packs that the sources switch on; empty for none.
  static func packs(_ uses: [SystemUse]) -> String {
    if uses.isEmpty { return "" }
    return
      "\n# Packs that are on, because the sources use their libraries. Add to a pack under its name, or turn it off.\n"
      + "# systems:\n" + uses.map { "#   \($0.name): off # \($0.why)\n" }.joined()
  }

  private static let head = """
    # Waymark's configuration. Every line is a comment: as it is, this file changes nothing.
    # It applies to everything below its folder. 'waymark config' prints the effective settings and their origin.

    """

  private static func commented(_ example: String) -> String {
    example.split(separator: "\n").map { $0.hasPrefix("#") ? "\($0)\n" : "# \($0)\n" }.joined()
  }
}
