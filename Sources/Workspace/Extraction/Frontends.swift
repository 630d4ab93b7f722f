import InterfaceFrontend
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

  /// Where a cursor stands in a file. What is written in a file of another name, or on no disk, is not known; it is taken
  /// for Swift.
  package static func cursor(at offset: Int, in text: SourceText, of path: FilePath?) -> Cursor? {
    if let name = path?.fileExtension, InterfaceFrontend.fileExtensions.contains(name) {
      return InterfaceFrontend.cursor(at: offset, in: text)
    }
    return (path.flatMap(frontend) ?? SwiftFrontend.self).cursor(at: offset, in: text)
  }
}
