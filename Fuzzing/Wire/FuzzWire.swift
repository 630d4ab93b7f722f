import FuzzingLaws
import JSON
import LanguageServerProtocol

/// Any bytes as what a client sends: framing, JSON and JSON-RPC.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let whole = events(of: [bytes[...]])
  require(events(of: [bytes[..<(count / 2)], bytes[(count / 2)...]]) == whole, "it matters how a stream is cut")
  for case .body(let body) in whole { requireText(body) }
  requireText(bytes)
  return 0
}

private func events(of chunks: [ArraySlice<UInt8>]) -> [MessageDecoder.Event] {
  var decoder = MessageDecoder()
  var events: [MessageDecoder.Event] = []
  for chunk in chunks {
    decoder.append(chunk)
    while let event = decoder.next() { events.append(event) }
  }
  return events
}

/// What is accepted is written and read alike.
private func requireText(_ text: [UInt8]) {
  guard let value = try? JSONValue(parsing: text) else { return }
  require((try? JSONValue(parsing: value.serialized())) == value, "a value is not what was written")
  guard let message = try? Message(parsing: text) else { return }
  require((try? Message(parsing: message.serialized())) == message, "a message is not what was written")
}
