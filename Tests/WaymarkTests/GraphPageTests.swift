import JSON
import Testing

@testable import RouteDocuments

/// The page of a map, as bytes. What it does in a browser is tested in `Tests/EndToEnd/Map`.
@Suite struct GraphPageTests {
  /// Examples of FIPS 180-4, and lengths around a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func hashes(message: String, expected: String) {
    let digits = Array("0123456789abcdef")
    let digest = SHA256.digest(of: Array(message.utf8))
    #expect(String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) == expected)
  }

  @Test(arguments: [
    (#"["</script>"]"#, #"["\u003c/script>"]"#), (#"["<!--"]"#, #"["\u003c!--"]"#),
    ("[\"a\u{2028}b\u{2029}\"]", #"["a\u2028b\u2029"]"#),
    ("[\"\u{2027}\u{202A}\u{E2}é😀\"]", "[\"\u{2027}\u{202A}\u{E2}é😀\"]"),
    ("{}", "{}"), ("\u{2028}", #"\u2028"#),
  ])
  func documentIsNoMarkup(document: String, embedded: String) throws {
    let text = String(decoding: GraphPage(document: Array(document.utf8)).text, as: UTF8.self)
    let start = try #require(text.firstRange(of: #"<script type="application/json" id="map">"#))
    let end = try #require(text[start.upperBound...].firstRange(of: "</script>"))
    #expect(text[start.upperBound..<end.lowerBound] == embedded)
  }

  /// Bytes that are no UTF-8 stay as they are.
  @Test func cutCharacters() {
    for bytes: [UInt8] in [[0xE2], [0xE2, 0x80], [0xE2, 0x80, 0xE2, 0x80, 0xA8]] {
      #expect(GraphPage(document: bytes).text.count > bytes.count)
    }
  }

  @Test(arguments: [
    ("1", "[]", "1"), ("1.5", "[]", "2"), ("-0.4", "[]", "0"), (#""a""#, "[]", #""a""#), ("[1,[]]", "[]", "[0,1,[0]]"),
    (#"{"a":1,"b":null,"c":[],"endLine":3}"#, #"[["a"]]"#, "[1,1]"),
    (
      #"[{"a":1,"b":true},{"b":"x","a":2},{"a":{"a":0,"b":false}}]"#, #"[["a","b"],["b","a"],["a"]]"#,
      #"[0,[1,1,true],[2,"x",2],[3,[1,0,false]]]"#
    ),
  ])
  func keysAreWrittenOnce(document: String, shapes: String, packed: String) throws {
    let value = try PackedDocument(JSONValue(parsing: Array(document.utf8))).value
    #expect(try value["shapes"] == JSONValue(parsing: Array(shapes.utf8)))
    #expect(try value["packed"] == JSONValue(parsing: Array(packed.utf8)))
    #expect(value["schema"] == "waymark.graph/1")
  }

  @Test func ownScriptIsShort() {
    #expect(PageScript.text.split(separator: "\n", omittingEmptySubsequences: false).count < 1000)
  }
}
