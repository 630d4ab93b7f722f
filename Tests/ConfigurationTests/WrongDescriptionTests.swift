import Configuration
import Foundation
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Wrong descriptions, one on a line, each with what is reported below it.
@Suite struct WrongDescriptionTests {
  private static let name = "wrong-descriptions.txt"

  @Test func eachGetsAMessageWithAPlace() throws {
    let texts = try Self.texts()
    #expect(texts.count >= 200)
    let reports = texts.map { text -> String in
      let messages = Self.messages(text)
      #expect(!messages.isEmpty, "nothing is wrong in \(text)")
      return ([text] + messages.map { "    \($0)" }).joined(separator: "\n")
    }
    #expect(try Golden(Self.name).differences(from: reports.map { "\($0)\n" }.joined()) == [])
  }

  /// A backslash and an `n` stand for a line break.
  private static func messages(_ text: String) -> [String] {
    do throws(ConfigurationProblems) {
      let lines = "systems:\n  " + text.replacing("\\n", with: "\n") + "\n"
      _ = try Configuration(SourceText(lines), systems: .builtIn)
      return []
    } catch {
      return error.all.map { "\($0.range.start.line + 1):\($0.range.start.utf8 + 1): \($0.message)" }
    }
  }

  private static func texts() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("Goldens/\(name)"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("    ") }.map(String.init)
  }
}
