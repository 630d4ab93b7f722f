import Essentials
import Workspace

/// The page that lists the rules, as it is installed with the program: in the sources that it was built from, or in the
/// `share/waymark` of the same installation.
enum RulesPage {
  /// A `file:` URL; nil if there is no such page.
  static var address: String? {
    guard let program = ProgramFile.path else { return nil }
    let parts = "\(program)".split(separator: "/")
    let folders = (max(0, parts.count - 5)..<parts.count).reversed().map { "/" + parts[..<$0].joined(separator: "/") }
    let pages = folders.flatMap { ["\($0)/Documentation/Rules.md", "\($0)/share/waymark/Documentation/Rules.md"] }
    return pages.first(where: FileManager.default.fileExists).map { URL(filePath: $0).absoluteString }
  }
}
