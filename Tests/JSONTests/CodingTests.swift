import JSON
import Testing

private struct Sample: Codable, Equatable {
  struct Inner: Codable, Equatable {
    var names: [String]
    var byte: UInt8?
  }

  enum Colour: String, Codable { case red, blue }

  var flag: Bool
  var number: Int
  var ratio: Double
  var colour: Colour
  var inner: Inner
  var others: [String: [Int?]]
  var anything: JSONValue
  var absent: String?
}

struct CodingTests {
  private let sample = Sample(
    flag: true, number: -3, ratio: 0.5, colour: .blue, inner: Sample.Inner(names: ["a", "é"], byte: 255),
    others: ["k": [1, nil]], anything: ["x": [1, 2.5, .null]], absent: nil)

  private let json: JSONValue = [
    "flag": true, "number": -3, "ratio": 0.5, "colour": "blue", "inner": ["names": ["a", "é"], "byte": 255],
    "others": ["k": [1, .null]], "anything": ["x": [1, 2.5, .null]],
  ]

  @Test func encodes() throws {
    #expect(try JSONValue(encoding: sample) == json)
    #expect(try JSONValue(encoding: [Int]()) == [])
    #expect(try JSONValue(encoding: [String: Int]()) == [:])
    #expect(try JSONValue(encoding: nil as Sample?) == .null)
    #expect(try JSONValue(encoding: JSONValue.null) == .null)
    #expect(throws: EncodingError.self) { try JSONValue(encoding: UInt64.max) }
  }

  @Test func decodes() throws {
    #expect(try json.decode(Sample.self) == sample)
    #expect(try JSONValue.null.decode(Sample?.self) == nil)
    #expect(try JSONValue.array([1, .null]).decode([JSONValue].self) == [1, .null])
  }

  @Test func ignoresUnknownKeysAndTakesNullForAbsent() throws {
    #expect(try parse(#"{"names":[],"byte":null,"more":{}}"#).decode(Sample.Inner.self).byte == nil)
  }

  @Test(arguments: [("1.0", 1), ("1", 1), ("-2e0", -2), ("9223372036854775807", Int.max)])
  func integers(_ text: String, _ integer: Int) throws {
    #expect(try parse(text).decode(Int.self) == integer)
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e300"])
  func numbersThatAreNoInt(_ text: String) throws {
    #expect(path(of: failure { _ = try parse("[0,\(text)]").decode([Int].self) }) == "corrupted 1")
  }

  @Test(arguments: [
    (#"{}"#, "absent names "), (#"{"names":[],"byte":256}"#, "corrupted byte"),
    (#"{"names":[],"byte":-1}"#, "corrupted byte"),
    (#"{"names":{}}"#, "type names"), (#"{"names":[1]}"#, "type names.0"), (#"{"names":["a",null]}"#, "null names.1"),
    (#"{"names":null}"#, "null names"), (#"[]"#, "type "), (#"{"names":[],"byte":"1"}"#, "type byte"),
    (#"{"names":[],"byte":true}"#, "type byte"),
  ])
  func failures(_ text: String, _ expected: String) throws {
    let value = try parse(text)
    #expect(path(of: failure { _ = try value.decode(Sample.Inner.self) }) == expected)
  }

  private func failure(_ body: () throws -> Void) -> DecodingError? {
    do {
      try body()
      return nil
    } catch {
      return error as? DecodingError
    }
  }

  private func path(of error: DecodingError?) -> String {
    func text(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "absent \(key.stringValue) " + text(context)
    case .typeMismatch(_, let context): return "type " + text(context)
    case .valueNotFound(_, let context): return "null " + text(context)
    case .dataCorrupted(let context): return "corrupted " + text(context)
    default: return "none"
    }
  }
}
