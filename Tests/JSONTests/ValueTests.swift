import JSON
import Testing

struct ValueTests {
  @Test(
    arguments: [
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)), ("-0", 0), ("1.0", 1.0),
      ("9223372036854775808", 9_223_372_036_854_775_808.0), ("18446744073709551616", 18_446_744_073_709_551_616.0),
      ("-9223372036854775809", -9_223_372_036_854_775_809.0), ("123456789012345678901234567890", 1.2345678901234568e29),
      ("0.1", 0.1), ("1e2", 100.0), ("5e-324", .double(.leastNonzeroMagnitude)),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("2.2250738585072011e-308", .double(Double("2.2250738585072011e-308") ?? 0)), ("1e-400", 0.0),
    ] as [(String, JSONValue)])
  func numbers(_ text: String, _ value: JSONValue) throws {
    #expect(try parse(text) == value)
    #expect(try parse("[\(text), \(text)]") == .array([value, value]))
  }

  @Test(arguments: ["1e400", "-1e400", "1" + String(repeating: "0", count: 400)])
  func numbersBeyondDouble(_ text: String) { #expect(refusal(of: text) == .numberRange) }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersNeverWritten(_ number: Double) {
    #expect(throws: JSONError.self) { try JSONValue.array([.double(number)]).serialized() }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: [number]) }
  }

  @Test func equalKeys() throws {
    let value = try parse(#"{"a":1,"b":2,"a":3,"\u0061":4}"#)
    #expect(value == ["a": 4, "b": 2])
    #expect(try value.text() == #"{"a":4,"b":2}"#)
  }

  @Test func zeros() throws {
    #expect(refusal(of: #"{"a\u0000b":1}"#, accepting: .messages) == .zeroInKey)
    #expect(try parse(#"{"a\u0000b":1}"#) == ["a\u{FFFD}b": 1])
    #expect(try parse(#"["a\u0000b"]"#) == ["a\u{0}b"])
    #expect(try JSONValue.array(["a\u{0}b"]).text() == #"["a\u0000b"]"#)
    #expect(throws: JSONError.self) { try (["a\u{0}": 1] as JSONValue).serialized() }
  }

  @Test func spellingsOfOneCharacterAreTwoKeys() throws {
    let value = try parse(#"{"é":1,"e\u0301":2}"#)
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
    #expect(JSONValue.string("\u{E9}") != "e\u{301}")
  }

  @Test(arguments: [
    (#""\uD800""#, "\u{FFFD}"), (#""\uDC00a""#, "\u{FFFD}a"), (#""\uD800\uD800""#, "\u{FFFD}\u{FFFD}"),
    (#""\uD800\u0041""#, "\u{FFFD}A"), (#""\uD800\uD83D\uDE00""#, "\u{FFFD}😀"),
    (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"),
    (#""\uD7FF\uE000""#, "\u{D7FF}\u{E000}"),
  ])
  func surrogates(_ text: String, _ string: String) throws {
    #expect(try parse(text) == .string(string))
    #expect(try parse("{\(text):0}") == [string: 0])
  }

  /// json-c 0.16 alone damages 32,768 of them.
  @Test func everySupplementaryScalarSurvivesItsEscapes() throws {
    for plane in UInt32(1)...16 {
      var expected = String.UnicodeScalarView()
      var text: [UInt8] = [UInt8(ascii: "\"")]
      for scalar in (plane << 16...plane << 16 | 0xFFFF).compactMap(Unicode.Scalar.init) {
        expected.append(scalar)
        for unit in String(scalar).utf16 { text += Array("\\u\(String(unit, radix: 16))".utf8) }
      }
      text.append(UInt8(ascii: "\""))
      #expect(expected.count == 65_536)
      let value = try JSONValue(parsing: text)
      #expect(value == .string(String(expected)), "plane \(plane)")
    }
  }

  @Test func layouts() throws {
    let value: JSONValue = ["b": [1, 2.5], "a": ["x": .null, "y": true], "e": [], "o": [:], "s": "a/\"\n\u{7F}é"]
    #expect(try value.text() == #"{"b":[1,2.5],"a":{"x":null,"y":true},"e":[],"o":{},"s":"a/\"\n"# + "\u{7F}é\"}")
    #expect(
      try value.text(.pretty) == """
        {
          "b": [
            1,
            2.5
          ],
          "a": {
            "x": null,
            "y": true
          },
          "e": [],
          "o": {},
          "s": "a/\\"\\n\u{7F}é"
        }
        """)
    #expect(try JSONValue.null.text() == "null")
  }

  @Test func members() {
    var object = JSONObject()
    (object["a"], object["b"], object["a"]) = (1, 2, 3)
    #expect(JSONValue.object(object) == ["a": 3, "b": 2])
    object["a"] = nil
    #expect(object.members.map(\.key) == ["b"])
    let added = object.adding(["c": 4, "b": 5])
    #expect(added.members.map(\.key) == ["b", "c"] && JSONValue.object(added) == ["b": 5, "c": 4])
  }
}
