import TestSupport
import Testing

@testable import LanguageServerProtocol

struct MessageDecoderTests {
  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}",
    "content-length:2\r\n\r\n{}",
    "CONTENT-LENGTH: 2 \t\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "Content-Type: x\r\nX-More: :\r\nContent-Length:   2\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}",
    "\r\n\nContent-Length: 2\r\n\r\n{}\r\n",
    "Content-Length: 0000000002\r\n\r\n{}",
  ])
  func headers(_ stream: String) {
    #expect(events(stream) == [.body("{}")])
  }

  @Test(
    arguments: [
      ("Content-Length: -5\r\n\r\n", .unusableLength), ("Content-Length: 0\r\n\r\n", .unusableLength),
      ("Content-Length: 99999999999999999999\r\n\r\n", .unusableLength), ("Content-Length: \r\n\r\n", .unusableLength),
      ("Content-Length: 4611686018427387904\r\n\r\n", .unusableLength),
      ("Content-Length: 0x5\r\n\r\n", .unusableLength),
      ("Content-Length: 1073741825\r\n\r\n", .unusableLength), ("Content-Length: 5 5\r\n\r\n", .unusableLength),
      ("Content-Length: ٣\r\n\r\n", .unusableLength), ("Content-Type: x\r\n\r\n", .noLength),
      ("garbage\r\n\r\n", .malformedLine), (": 5\r\n\r\n", .malformedLine), ("{}\n", .malformedLine),
      ("\u{FEFF}Content-Length 5\r\n\r\n", .malformedLine), ("{\"a\":1}", .malformedLine),
      ("Content-Length: 5\r\nrubbish Content-Length: 3\r\n\r\n", .malformedLine),
      (String(repeating: "a", count: 1 << 16), .headerTooLong),
      (String(repeating: "A: b\r\n", count: 2000) + "\r\n", .headerTooLong),
    ] as [(String, FramingError)])
  func recoversFrom(_ garbage: String, _ error: FramingError) {
    #expect(
      events(garbage + message("{\"a\":1}") + message("[]")) == [.failure(error), .body("{\"a\":1}"), .body("[]")])
  }

  @Test(arguments: [
    ("charset=utf-8", true), ("charset=utf8", true), ("Charset = \"UTF-8\"", true), ("boundary=x;charset=UTF8", true),
    ("charset", true), ("", true), ("charset=utf-16", false), ("charset=utf-16; x=y", false), ("charset=", false),
    ("charset=latin1", false), ("charset=utf-8x", false), ("x=y ;\tCHARSET=us-ascii", false), ("charset=é", false),
  ])
  func otherCharsetsAreRefused(parameters: String, isRead: Bool) {
    let fields = ["Content-Length: 2", "Content-Type: application/vscode-jsonrpc; \(parameters)"]
    for header in [fields, fields.reversed()] {
      let stream = header.map { $0 + "\r\n" }.joined() + "\r\n{}" + message("[]")
      #expect(events(stream) == [isRead ? .body("{}") : .failure(.foreignCharset), .body("[]")])
    }
  }

  @Test func wrongLengths() {
    let short = events("Content-Length: 3\r\n\r\n{\"a\":1}" + message("{}"))
    #expect(short == [.body("{\"a"), .failure(.malformedLine), .body("{}")])
    let long = events("Content-Length: 12\r\n\r\n{\"a\":1}" + message("{}") + message("{}"))
    #expect(long == [.body("{\"a\":1}Conte"), .failure(.noLength), .body("{}")])
  }

  @Test func textOfAFileForgesNoHeader() {
    let forged = #"{"text":"x\r\nContent-Length: 2\r\n\r\n{}"}"#
    let stream = "Content-Length: 2\r\n\r\n" + forged + message("{\"b\":2}")
    #expect(events(stream) == [.body("{\""), .failure(.malformedLine), .body("{\"b\":2}")])
  }

  @Test func largeBodiesAreSkipped() {
    var decoder = MessageDecoder()
    let size = MessageDecoder.bodySize + 1
    decoder.append("Content-Length: \(size)\r\n\r\n".utf8)
    let piece = [UInt8](repeating: 0x61, count: 1 << 16)
    for _ in 0..<size / piece.count {
      decoder.append(piece)
      #expect(decoder.next() == nil)
    }
    decoder.append(Array("a".utf8) + frame(Array("{}".utf8)))
    #expect(decoder.next() == .failure(.bodyTooLarge(size)))
    #expect(decoder.next() == .body("{}"))
  }

  @Test func givesUpAfterManyErrorsInARow() {
    var decoder = MessageDecoder()
    let piece = [UInt8](repeating: 0x20, count: MessageDecoder.bodySize / 8)
    for number in 1...MessageDecoder.tolerableErrors {
      decoder.append("Content-Length: \(MessageDecoder.bodySize + 1)\r\n\r\n{".utf8)
      for _ in 0..<8 {
        #expect(decoder.next() == nil)
        decoder.append(piece)
      }
      #expect(decoder.next() == .failure(.bodyTooLarge(MessageDecoder.bodySize + 1)))
      #expect(decoder.isHopeless == (number == MessageDecoder.tolerableErrors))
    }
    decoder.append(frame(Array("{}".utf8)))
    #expect(decoder.next() == .body("{}"))
    #expect(!decoder.isHopeless, "a message makes up for them")
  }

  @Test func givesUpOnMoreDamageThanAMessageLeaves() {
    var decoder = MessageDecoder()
    decoder.append("junk\n".utf8)
    #expect(decoder.next() == .failure(.malformedLine))
    let junk = [UInt8](repeating: 0x61, count: MessageDecoder.bodySize / 8)
    for _ in 0..<8 {
      decoder.append(junk)
      #expect(decoder.next() == nil)
      #expect(!decoder.isHopeless)
    }
    decoder.append(junk)
    #expect(decoder.next() == nil)
    #expect(decoder.isHopeless)
    decoder.append(frame(Array("{}".utf8)))
    #expect(decoder.next() == .body("{}"))
    #expect(!decoder.isHopeless)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func anyChunkingGivesTheSameEvents(seed: UInt64) {
    var generator = SeededRandom(seed)
    let stream = randomStream(&generator)
    let whole = events(stream)
    #expect(events(stream, sizes: 1...1, &generator) == whole, "seed \(seed)")
    #expect(events(stream, sizes: 1...40, &generator) == whole, "seed \(seed)")
    #expect(events(stream, sizes: 1...9000, &generator) == whole, "seed \(seed)")
  }

  private func randomStream(_ generator: inout SeededRandom) -> String {
    let parts = [
      message("{}"), message("{\"a\":\"é😀\\n\"}"), "Content-Length: 3\r\n\r\n{\"a\":1}", "Content-Length: 30\n\n{}",
      "junk\n",
      "Content-Length: 0\r\n\r\n", "Content-Length: 99999999999\r\n\r\n{}", "Content-Length:", "content-length: 4\r\n",
      "\r\n", "\r",
      "Content-Length: 2\r\nX: y\r\n\r\n[]", "Content-Length: 5\r\nContent-Type: a; charset=utf-16\r\n\r\n{\"b\"}",
      String(repeating: "x", count: 8200),
      String(repeating: "a:b\n", count: 2049), "é",
    ]
    let bodies = (0..<Int.random(in: 1...12, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? ""
    }
    return bodies.joined() + message("{}")
  }

  private func message(_ body: String) -> String {
    String(decoding: frame(Array(body.utf8)), as: UTF8.self)
  }

  private func events(_ stream: String) -> [MessageDecoder.Event] {
    var generator = SeededRandom(0)
    return events(stream, sizes: .max ... .max, &generator)
  }

  private func events(
    _ stream: String, sizes: ClosedRange<Int>, _ generator: inout SeededRandom
  ) -> [MessageDecoder.Event] {
    var decoder = MessageDecoder()
    var events: [MessageDecoder.Event] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Int.random(in: sizes, using: &generator))
      rest = rest.dropFirst(chunk.count)
      decoder.append(chunk)
      while let event = decoder.next() { events.append(event) }
    }
    return events
  }
}

extension MessageDecoder.Event {
  fileprivate static func body(_ text: String) -> MessageDecoder.Event { .body(Array(text.utf8)) }
}
