import Configuration

/// A configuration in which everything is a comment.
enum ConfigurationTemplate {
  static var text: String {
    head + Settings.all.map { "\n" + commented($0.example) }.joined()
  }

  private static let head = """
    # Waymark's configuration. Every line is a comment: as it is, this file changes nothing.
    # It applies to everything below its folder. 'waymark config' prints the effective settings and their origin.

    """

  private static func commented(_ example: String) -> String {
    example.split(separator: "\n").map { $0.hasPrefix("#") ? "\($0)\n" : "# \($0)\n" }.joined()
  }
}
