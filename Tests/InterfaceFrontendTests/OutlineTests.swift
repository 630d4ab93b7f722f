import Foundation
import InterfaceFrontend
import SourceModel
import TestSupport
import Testing

/// The outlines of the files in `Corpus` and of the example apps, which `Tests/EndToEnd/Formats/test_interface.py` reads
/// too.
@Suite("Interface outlines")
struct OutlineTests {
  @Test(arguments: Corpus.names) func outlineIsAsExpected(_ name: String) throws {
    let outline = try #require(InterfaceFrontend.read(try Corpus.text(name)).outline)
    let text = InterfaceDump(outline).lines.map { $0 + "\n" }.joined()
    #expect(try Golden("\(name).txt").differences(from: text) == [])
  }

  /// The documents of the example apps, each behind a line with its path.
  @Test func examplesAreAsExpected() throws {
    let lines = try Corpus.examples.flatMap { path, text in
      ["== \(path)"] + InterfaceDump(try #require(InterfaceFrontend.read(text).outline)).lines
    }
    #expect(try Golden("examples.txt").differences(from: lines.map { $0 + "\n" }.joined()) == [])
  }

  @Test func corpusHasEveryKindOfDocument() throws {
    let documents = try Set(
      Corpus.names.map { try InterfaceFrontend.read(Corpus.text($0)).outline?.document }.map {
        "\($0.map { "\($0.kind) \($0.platform)" } ?? "none")"
      })
    #expect(
      documents == [
        "storyboard iOS", "xib iOS", "storyboard macOS", "xib macOS", "storyboard tvOS", "xib tvOS",
        "storyboard watchOS", "storyboard other",
      ])
  }

  /// The text of every name is what its place spells.
  @Test(arguments: Corpus.names) func placesSpellTheNames(_ name: String) throws {
    let text = try Corpus.text(name)
    let outline = try #require(InterfaceFrontend.read(text).outline)
    let lines = LineTable(text)
    for name in outline.names {
      let (start, end) = (lines.offset(of: name.range.start, text), lines.offset(of: name.range.end, text))
      #expect(InterfaceFrontend.value(from: start, to: end, in: text) == name.text)
      #expect(lines.range(from: start, to: end, in: text) == name.range)
      let outside = [text.bytes[start - 1], text.bytes[end]]
      #expect(outside == [0x22, 0x22] || outside == [0x27, 0x27])
    }
  }

  /// What a file without the attribute or element means.
  @Test(arguments: [
    (#"<viewController sceneMemberID="viewController"/>"#, "controller #0"),
    (#"<controller/>"#, "controller #0"),
    (#"<controller/><controller sceneMemberID="viewController"/>"#, "controller #1"),
    (#"<view sceneMemberID="other"/>"#, nil),
    (#"<view/>"#, nil),
  ])
  func sceneHasItsController(objects: String, expected: String?) throws {
    let scene = "<scene><objects>\(objects)</objects></scene>"
    let outline = try #require(InterfaceFrontend.read(document("<scenes>\(scene)</scenes>")).outline)
    #expect(outline.scenes.first?.controller.map { "controller #\($0)" } == expected)
  }
}

/// The files that the tests read.
enum Corpus {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  /// The storyboards and xibs in the folder `Examples`, by their paths there.
  static var examples: [(path: String, text: SourceText)] {
    get throws {
      let examples = folder.appendingPathComponent("../../../Examples").standardizedFileURL
      let paths = try FileManager.default.subpathsOfDirectory(atPath: examples.path).filter { path in
        InterfaceFrontend.fileExtensions.contains { path.hasSuffix(".\($0)") }
      }
      return try paths.sorted().map { ($0, SourceText(try Data(contentsOf: examples.appendingPathComponent($0)))) }
    }
  }

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  static func text(_ name: String) throws -> SourceText {
    SourceText(try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}

/// A storyboard around some elements.
func document(_ contents: String) -> SourceText {
  SourceText(
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">"#
      + contents + "</document>")
}

extension LineTable {
  func offset(of position: Position, _ text: SourceText) -> Int {
    offset(line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
  }
}
