import JSON
import Testing

/// What is written member by member is the text of the object as a whole.
@Suite struct DocumentWriterTests {
  @Test(
    arguments: [
      [:],
      ["a": 1],
      ["a": [], "b": [1, "two\n", .null, [true]], "c": ["d": ["e": [[]]], "f": [:]], "ü\"": "line\nend"],
    ] as [JSONValue])
  func writesWhatTheWholeWouldBe(value: JSONValue) throws {
    guard case .object(let object) = value else { return }
    var writer = DocumentWriter()
    try Self.write(object, to: &writer)
    let whole = try value.serialized(.pretty) + Array("\n".utf8)
    #expect(String(decoding: writer.finished(), as: UTF8.self) == String(decoding: whole, as: UTF8.self))
  }

  @Test func sendsPartsOfALongText() throws {
    let long = JSONValue.array((0..<20_000).map { ["number": JSONValue($0)] })
    let object: JSONObject = ["a": 1, "b": long, "c": ["d": long], "e": [:]]
    var parts: [[UInt8]] = []
    var writer = DocumentWriter { parts.append($0) }
    try Self.write(object, to: &writer)
    #expect(parts.count > 10)
    let whole = try JSONValue.object(object).serialized(.pretty) + Array("\n".utf8)
    #expect(parts.joined() + writer.finished() == whole)
  }

  @Test func throwsTheFirstError() throws {
    var writer = DocumentWriter()
    let texts = [1, .double(.nan), .object(["a\0": 1])].map(DocumentWriter.text)
    #expect {
      try writer.write("list", texts: texts)
    } throws: {
      ($0 as? JSONError)?.reason == .numberRange
    }
  }

  private static func write(_ object: JSONObject, to writer: inout DocumentWriter) throws(JSONError) {
    for member in object.members {
      switch member.value {
      case .array(let elements): try writer.write(member.key, elements: elements)
      case .object(let object):
        try writer.write(member.key) { writer throws(JSONError) in try write(object, to: &writer) }
      default: try writer.write(member.key, member.value)
      }
    }
  }
}
