import Foundation

/// An expected output in a file of the tests' `Goldens` folder.
///
/// With `WAYMARK_UPDATE_GOLDENS=1` in the environment the file is written instead of compared.
package struct Golden: Sendable {
  private let file: URL

  package init(_ name: String, beside test: StaticString = #filePath) {
    file = URL(fileURLWithPath: "\(test)").deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
  }

  /// What differs, one line each; empty where the text is as expected.
  package func differences(from text: String) throws -> [String] {
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      }
    }
  }
}
