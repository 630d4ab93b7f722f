import Foundation
import TestSupport

/// A page of `Documentation` with generated parts: the lines between `<!-- generated: NAME -->` and `<!-- end -->`.
struct GeneratedPage {
  struct MissingPart: Error {
    var name: String
  }

  private let golden: Golden
  private var text: String

  /// `path` begins below `Documentation`.
  init(_ path: String, beside test: StaticString = #filePath) throws {
    let name = "../../../Documentation/\(path)"
    golden = Golden(name, beside: test)
    let folder = URL(fileURLWithPath: "\(test)").deletingLastPathComponent().appendingPathComponent("Goldens")
    text = try String(contentsOf: folder.appendingPathComponent(name).standardizedFileURL, encoding: .utf8)
  }

  mutating func replace(_ name: String, with part: String) throws {
    guard let start = text.range(of: "<!-- generated: \(name) -->\n"),
      let end = text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex)
    else { throw MissingPart(name: name) }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(part)\n")
  }

  /// See `Golden`: WAYMARK_UPDATE_GOLDENS=1 writes the page.
  func differences() throws -> [String] { try golden.differences(from: text) }
}
