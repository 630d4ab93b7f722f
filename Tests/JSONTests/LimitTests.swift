import JSON
import Testing

struct LimitTests {
  @Test func depth() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ depth: Int) -> String {
        String(repeating: open, count: depth) + "[]" + String(repeating: close, count: depth)
      }
      #expect(refusal(of: nested(JSONLimits.depth - 1)) == nil)
      #expect(refusal(of: nested(JSONLimits.depth)) == .depth)
      #expect(refusal(of: String(repeating: open, count: 100_000)) == .depth)
    }
  }

  @Test func outputDepth() throws {
    var value: JSONValue = []
    for _ in 1..<JSONLimits.depth { value = [value] }
    #expect(try value.serialized().count == 2 * JSONLimits.depth)
    #expect(throws: JSONError.self) { try JSONValue.array([value]).serialized() }
  }

  @Test func manyObjects() {
    let text = "[" + String(repeating: "{},", count: 1_700_000) + "{}]"
    #expect(text.utf8.count > 5_000_000)
    #expect(refusal(of: text) == .objectCount)
  }

  @Test func manyValues() {
    let text = "[" + String(repeating: "1,", count: JSONLimits.valueCount) + "1]"
    #expect(refusal(of: text) == .valueCount)
  }

  @Test func largeText() {
    #expect(refusal(of: [UInt8](repeating: 0x20, count: JSONLimits.size + 1)) == .size)
    let half = JSONValue.string(String(repeating: "a", count: JSONLimits.size / 2))
    #expect(throws: JSONError.self) { try JSONValue.array([half, half]).serialized() }
    #expect(throws: JSONError.self) {
      try JSONValue.string(String(repeating: "\u{1}", count: JSONLimits.size / 5)).serialized()
    }
  }

  @Test(arguments: ["1", "\"a\"", "null", "true", " 1"])
  func scalarsAsMessages(_ text: String) {
    #expect(refusal(of: text, accepting: .messages) == .scalar)
  }

  @Test(arguments: ["{}", "[]", " {}", "\u{FEFF}{}"])
  func containersAsMessages(_ text: String) {
    #expect(refusal(of: text, accepting: .messages) == nil)
  }

  @Test(arguments: ["", " ", "rubbish", "-", "\"", "1 2", "{}{}"])
  func rubbishAsMessages(_ text: String) {
    #expect(refusal(of: text, accepting: .messages) == .syntax)
  }
}
