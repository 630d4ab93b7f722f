import Foundation
import TestSupport

/// A page of `Documentation` with generated parts.
struct GeneratedPage {
  struct MissingPart: Error {
    var name: String
  }

  private let golden: Golden
  private var text: String

  /// `path` begins at `Documentation`.
  init(_ path: String, beside test: StaticString = #filePath) throws {
    golden = Golden("../../../Documentation/\(path)", beside: test)
    text = try String(contentsOfFile: Repository.path("Documentation/\(path)"), encoding: .utf8)
  }

  /// The code blocks of a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// Replaces the lines between `<!-- generated: NAME -->` and `<!-- end -->`.
  mutating func replace(_ name: String, with part: String) throws {
    guard let start = text.range(of: "<!-- generated: \(name) -->\n"),
      let end = text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex)
    else { throw MissingPart(name: name) }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(part)\n")
  }

  /// Replaces what is shown below `$ waymark ARGUMENTS` in the code blocks that begin so; nil keeps it.
  mutating func replaceOutputs(_ output: (_ arguments: [String]) throws -> String?) rethrows {
    let blocks = text.matches(of: /```text\n\$ waymark (?<arguments>[^\n]*)\n(?<output>[^`]*)```/)
    for block in blocks.reversed() {
      let arguments = block.output.arguments.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
      guard let output = try output(arguments) else { continue }
      text.replaceSubrange(block.output.output.startIndex..<block.output.output.endIndex, with: output)
    }
  }

  /// See `Golden`: WAYMARK_UPDATE_GOLDENS=1 writes the page.
  func differences() throws -> [String] { try golden.differences(from: text) }
}
