import ObjectiveCFrontend
import SourceModel
import SwiftFrontend

package enum Frontends {
  /// Sorted by name.
  static let all: [any Frontend.Type] = [ObjectiveCFrontend.self, SwiftFrontend.self]

  /// Who reads a file of this name; nil for what no front end reads.
  package static func frontend(of path: FilePath) -> (any Frontend.Type)? {
    guard let name = path.fileExtension else { return nil }
    return all.first { $0.fileExtensions.contains(name) }
  }
}
