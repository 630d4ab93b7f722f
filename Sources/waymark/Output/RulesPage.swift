import Foundation

/// The page that explains the rules, as it lies beside the program: in the sources that it was built from, or in the
/// `share/waymark` of the same installation.
enum RulesPage {
  /// A `file:` URL; nil where there is no such page.
  static var address: String? {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let folders = sequence(first: program) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
    let pages = folders.dropFirst().prefix(5).flatMap { folder in
      ["Documentation/Rules.md", "share/waymark/Documentation/Rules.md"].map { folder.appendingPathComponent($0) }
    }
    return pages.first { FileManager.default.fileExists(atPath: $0.path) }?.absoluteString
  }
}
