import JSON
import LanguageServerProtocol
import Testing

struct MessageTests {
  @Test(
    arguments: [
      (
        #"{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":1}}"#,
        .request(id: .integer(1), method: "a", params: ["x": 1])
      ),
      (#"{"jsonrpc":"2.0","id":"1","method":"a"}"#, .request(id: .string("1"), method: "a", params: nil)),
      (#"{"jsonrpc":"2.0","id":-1,"method":"a","params":[1]}"#, .request(id: .integer(-1), method: "a", params: [1])),
      (#"{"id":0,"method":"","params":null}"#, .request(id: .integer(0), method: "", params: nil)),
      ("\u{FEFF}" + #"{"jsonrpc":"2.0","method":"a"}"#, .notification(method: "a", params: nil)),
      (#"{"jsonrpc":"2.0","id":7,"result":null}"#, .response(id: .integer(7), .success(.null))),
      (#"{"jsonrpc":"2.0","id":7,"result":[1],"error":null}"#, .response(id: .integer(7), .success([1]))),
      (
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m","data":[1]}}"#,
        .response(id: nil, .failure(ResponseError(.parseError, "m", data: [1])))
      ),
      (
        #"{"jsonrpc":"2.0","id":7,"error":"bad"}"#,
        .response(id: .integer(7), .failure(ResponseError(.unknownErrorCode, "An unreadable error.", data: "bad")))
      ),
    ] as [(String, Message)])
  func decodes(_ text: String, _ message: Message) throws {
    #expect(try Message(parsing: text.utf8) == message)
  }

  @Test(
    arguments: [
      ("", .parseError, nil), ("rubbish", .parseError, nil), ("Content-Length: 2", .parseError, nil),
      ("{", .parseError, nil), ("{\"id\":1,\"method\":\"a\"} x", .parseError, nil),
      ("{\"id\":1,\"method\":\"a\u{0}\"}", .parseError, nil), (#"[{"id":1,"method":"a"}]"#, .invalidRequest, nil),
      ("[]", .invalidRequest, nil), ("1", .invalidRequest, nil), ("{}", .invalidRequest, nil),
      (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, .invalidRequest, .integer(1)),
      (#"{"jsonrpc":2.0,"id":"x","method":"a"}"#, .invalidRequest, .string("x")),
      (#"{"jsonrpc":"2.0","id":1,"method":1,"params":"bar"}"#, .invalidRequest, .integer(1)),
      (#"{"jsonrpc":"2.0","method":1}"#, .invalidRequest, nil),
      (#"{"jsonrpc":"2.0","id":3}"#, .invalidRequest, .integer(3)),
      (#"{"id":1.5,"method":"a"}"#, .invalidRequest, nil), (#"{"id":null,"method":"a"}"#, .invalidRequest, nil),
      (#"{"id":{},"method":"a"}"#, .invalidRequest, nil),
      (#"{"id":9223372036854775808,"method":"a"}"#, .invalidRequest, nil),
      (#"{"id":true,"method":"a"}"#, .invalidRequest, nil),
      (String(repeating: "[", count: 100_000), .invalidRequest, nil),
      (#"{"id":1,"method":"a","params":{"a\u0000":1}}"#, .invalidRequest, nil),
    ] as [(String, ErrorCode, RequestID?)])
  func refuses(_ text: String, _ code: ErrorCode, _ id: RequestID?) {
    #expect {
      try Message(parsing: text.utf8)
    } throws: { error in
      guard let error = error as? InvalidMessage else { return false }
      return error.error.code == code && error.id == id
    }
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(throws: InvalidMessage.self) { try Message(parsing: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)) }
  }

  @Test(
    arguments: [
      (
        .request(id: .integer(1), method: "a", params: ["x": 1]),
        #"{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":1}}"#
      ),
      (.notification(method: "a", params: nil), #"{"jsonrpc":"2.0","method":"a"}"#),
      (.response(id: .string("é"), .success(.null)), #"{"jsonrpc":"2.0","id":"é","result":null}"#),
      (
        .response(id: nil, .failure(ResponseError(.parseError, "m"))),
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m"}}"#
      ),
      (
        .response(id: .integer(.min), .failure(ResponseError(.requestFailed, "", data: false))),
        #"{"jsonrpc":"2.0","id":-9223372036854775808,"error":{"code":-32803,"message":"","data":false}}"#
      ),
    ] as [(Message, String)])
  func encodes(_ message: Message, _ text: String) throws {
    #expect(String(decoding: try message.serialized(), as: UTF8.self) == text)
    #expect(try Message(parsing: text.utf8) == message)
  }

  @Test func identifiersAreComparedByBytes() {
    let ids: Set<RequestID> = [.integer(1), .string("1"), .string("\u{E9}"), .string("e\u{301}")]
    #expect(ids.count == 4)
    #expect(ids.contains(.string("e\u{301}")))
  }

  @Test(
    arguments: [
      (.parseError, -32700), (.invalidRequest, -32600), (.methodNotFound, -32601), (.invalidParams, -32602),
      (.internalError, -32603), (.serverNotInitialized, -32002), (.unknownErrorCode, -32001),
      (.requestCancelled, -32800),
      (.contentModified, -32801), (.serverCancelled, -32802), (.requestFailed, -32803),
    ] as [(ErrorCode, Int)])
  func codes(_ code: ErrorCode, _ number: Int) {
    #expect(code.rawValue == number)
  }

  @Test(
    arguments: [
      (.malformedLine, .parseError), (.noLength, .parseError), (.unusableLength, .parseError),
      (.headerTooLong, .parseError),
      (.bodyTooLarge(1), .invalidRequest),
    ] as [(FramingError, ErrorCode)])
  func framingErrors(_ error: FramingError, _ code: ErrorCode) {
    #expect(ResponseError(error).code == code)
  }
}
