import ObjectiveCFrontend
import SourceModel
import SwiftFrontend

/// How a file's content is read, by its name.
enum SourceKind: Sendable {
  case source(any Frontend.Type)
  /// A language that routes are written in, and that no front end reads.
  case foreign

  private static let frontends: [any Frontend.Type] = [ObjectiveCFrontend.self, SwiftFrontend.self]
  private static let foreignExtensions: Set<String> = ["M", "hh", "hpp", "inc"]

  /// nil for files that hold no source.
  init?(_ path: FilePath) {
    guard let name = path.fileExtension else { return nil }
    if let frontend = Self.frontends.first(where: { $0.fileExtensions.contains(name) }) {
      self = .source(frontend)
    } else if Self.foreignExtensions.contains(name) {
      self = .foreign
    } else {
      return nil
    }
  }
}
