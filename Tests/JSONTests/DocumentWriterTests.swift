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
    for (key, member) in object.members.map({ ($0.key, $0.value) }) {
      if case .array(let elements) = member {
        try writer.write(key, elements: elements)
      } else {
        try writer.write(key, member)
      }
    }
    let whole = try value.serialized(.pretty) + Array("\n".utf8)
    #expect(String(decoding: writer.finished(), as: UTF8.self) == String(decoding: whole, as: UTF8.self))
  }
}
