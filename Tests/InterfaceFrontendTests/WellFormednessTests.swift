import Foundation
import InterfaceFrontend
import SourceModel
import TestSupport
import Testing

/// What is XML and what is not; `Tests/EndToEnd/Formats/test_interface.py` asks expat about the same texts.
@Suite("Well-formed XML")
struct WellFormednessTests {
  private static let mutationsPerFile: UInt64 = 400

  @Test(arguments: Texts.read().wellFormed) func wellFormedTextIsRead(_ text: String) {
    #expect(Self.reason(SourceText(text)) == nil)
  }

  @Test(arguments: Texts.read().broken) func brokenTextIsNotRead(_ text: String) {
    #expect(Self.reason(SourceText(text)) != nil)
  }

  /// One line for each file: `1` for every edit that leaves it well-formed.
  @Test func mutationsAreReadOrNot() throws {
    let lines = try Corpus.names.map { name in
      let text = Array(try Corpus.text(name).bytes)
      let verdicts = (0..<Self.mutationsPerFile).map { number in
        Self.reason(SourceText(Mutation.apply(number, to: text))) == nil ? "1" : "0"
      }
      return "\(name) \(verdicts.joined())\n"
    }
    #expect(try Golden("mutations.txt").differences(from: lines.joined()) == [])
  }

  /// Why a file is not well-formed; nil where it is, whatever its elements.
  private static func reason(_ text: SourceText) -> UnreadInterface.Reason? {
    guard let unread = InterfaceFrontend.read(text).unread, unread.reason != .otherDocument, unread.reason != .archive
    else { return nil }
    return unread.reason
  }
}

/// The texts of `well-formed.json`.
struct Texts: Decodable {
  var wellFormed: [String]
  var broken: [String]
  /// What `mutations.txt` inserts.
  var pieces: [String]

  static func read() -> Texts {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("well-formed.json")
    do {
      return try JSONDecoder().decode(Texts.self, from: Data(contentsOf: file))
    } catch {
      Issue.record(error)
      return Texts(wellFormed: [], broken: [], pieces: [])
    }
  }
}

/// A small edit of a file, the same in Swift and in Python.
enum Mutation {
  private static let pieces = Texts.read().pieces.map { Array($0.utf8) }
  /// Before it is the XML declaration, about which expat is more generous.
  private static let firstOffset: UInt64 = 60

  static func apply(_ number: UInt64, to text: [UInt8]) -> [UInt8] {
    var random = SeededRandom(UInt64(text.count) &* 1_000_003 &+ number)
    var bytes = text
    let kind = random.next() % 3
    let start = Int(firstOffset + random.next() % (UInt64(text.count) - firstOffset))
    let choice = random.next()
    let piece = pieces[Int(choice % UInt64(pieces.count))]
    switch kind {
    case 0: bytes.insert(contentsOf: piece, at: start)
    case 1: bytes.removeSubrange(start..<min(text.count, start + 1 + Int(choice % 3)))
    default: bytes[start] = piece[0]
    }
    return bytes
  }
}
