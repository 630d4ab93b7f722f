import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Workspace

@Suite("Property lists") struct PropertyListTests {
  @Test(arguments: [
    ("{}", "{}"), (" // !$*UTF8*$!\n{ a = b; }\n", "{a=b}"), ("{ a = (b, /* c */ \"d e\", ); }", "{a=(b,d e)}"),
    ("{ a = (); b = ( (x), {} ); }", "{a=(),b=(?)}"), ("{ b = 1; a = 2; b = 3; }", "{a=2,b=3}"),
    ("{ 'a b' = \"c'd\"; \"\" = ''; }", "{=,a b=c'd}"), ("{ a = \"b\\\"c\\\\d\\ne\\tf\\q\"; }", "{a=b\"c\\d\ne\tfq}"),
    ("{ a = \"\\a\\b\"; }", "{a=\u{07}\u{08}}"), ("{ \"a\\\\\" = b; }", "{a\\=b}"),
    ("{ a = \"\\U00e9\\101é\"; }", "{a=éAé}"), ("{ a; b = c; }", "{a=a,b=c}"),
    ("{ a = <0fB1 00>; }", "{a=?}"), ("{ a = http://b.c/d; }", "{a=http://b.c/d}"),
    ("{a=$b_c/d.e:f-g;}", "{a=$b_c/d.e:f-g}"),
    ("{ a = b; } /* end", "{a=b}"), ("\u{FEFF}{ a = /**/ b /*/ */; }", "{a=b}"),
    ("{ a = b; // c\r d = e; }", "{a=b,d=e}"),
  ])
  func reads(_ text: String, _ expected: String) {
    #expect(FoundationList.description(of: Array(text.utf8)) == expected)
    #expect(Self.description(of: Array(text.utf8)) == expected)
  }

  /// The Foundation of Linux reads other characters, and that of macOS these.
  @Test func readsFormFeeds() {
    #expect(Self.description(of: Array("{ a = \"\\f\\v\"; }".utf8)) == "{a=\u{0C}\u{0B}}")
  }

  @Test(arguments: [
    "", "{", "{ a = b }", "{ a b; }", "{ a = ; }", "{ a = (b c); }", "{ a = (, ); }", "{ a = (b; }", "{ a = (b}; }",
    "{} {}", "{ a = \"b; }", "{ a = \"b\\", "{ a = b; } c", "{ a = <0>; }", "{ a = <0g>; }",
    "{ a = é; }", "{ = b; }", "{ a = b;; }", "{ a = b, }", "{ a = //\n; }", "{ a = b/ ; } /", "{ /* a = b; }",
  ])
  func refuses(_ text: String) {
    #expect(FoundationList.description(of: Array(text.utf8)) == nil)
    #expect(Self.description(of: Array(text.utf8)) == nil)
  }

  @Test func refusesWhatIsNoUTF8() {
    #expect(Self.description(of: Array("{ a = \"".utf8) + [0xFF] + Array("\"; }".utf8)) == nil)
  }

  /// Of a project with small changes, what is read is what Foundation reads.
  @Test(arguments: 1...20)
  func agreesWithFoundation(seed: UInt64) {
    var random = SeededRandom(seed)
    let project = Array(ProjectText(ProjectText.Target("A", folders: ["S"], files: ["a b.swift", "c.m"])).text.utf8)
    for _ in 0..<40 {
      var text = project
      for _ in 0...Int.random(in: 0...2, using: &random) { Self.change(&text, &random) }
      guard let list = Self.description(of: text), FoundationList.description(of: text) != list else { continue }
      Issue.record("seed \(seed): \(list): \(String(decoding: text, as: UTF8.self))")
    }
  }

  private static func change(_ text: inout [UInt8], _ random: inout SeededRandom) {
    let pieces = [
      "{", "}", "(", ")", ";", ",", "=", "\"", "'", "\\", "/*", "*/", "//", "\n", "<", ">", "é", "a", " ", "\\U00e9",
    ]
    // In front of the braces of the whole, it would be a list without them.
    let place = Int.random(in: 20..<text.count, using: &random)
    let removed = Bool.random(using: &random) ? place..<place : place..<min(text.count, place + 3)
    text.replaceSubrange(removed, with: (pieces.randomElement(using: &random) ?? "").utf8)
  }

  private static func description(of bytes: [UInt8]) -> String? {
    PropertyList(SourceText(bytes)).map { describe($0, 0) }
  }

  private static func describe(_ list: PropertyList, _ position: Int) -> String {
    switch list.kind(position) {
    case .text, .escapedText: return list.text(position) ?? ""
    case .other: return "?"
    case .list: return list.texts(position).map { "(" + $0.joined(separator: ",") + ")" } ?? "(?)"
    case .dictionary:
      var entries: [String: String] = [:]
      list.forEachEntry(of: position) { entries[list.text($0) ?? "?"] = describe(list, $1) }
      return FoundationList.description(of: entries)
    }
  }
}

/// What Foundation reads.
private enum FoundationList: Decodable {
  case text(String)
  case texts([String])
  case list
  case dictionary([String: FoundationList])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .list
    } else if let entries = try? container.decode([String: FoundationList].self) {
      self = .dictionary(entries)
    } else {
      self = .other
    }
  }

  private var description: String {
    switch self {
    case .text(let text): text
    case .other: "?"
    case .texts(let texts): "(" + texts.joined(separator: ",") + ")"
    case .list: "(?)"
    case .dictionary(let entries): Self.description(of: entries.mapValues(\.description))
    }
  }

  static func description(of entries: [String: String]) -> String {
    "{" + entries.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",") + "}"
  }

  static func description(of bytes: [UInt8]) -> String? {
    (try? PropertyListDecoder().decode([String: FoundationList].self, from: Data(bytes))).map {
      description(of: $0.mapValues(\.description))
    }
  }
}
