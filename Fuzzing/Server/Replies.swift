import Foundation
import FuzzingLaws
import JSON
import LanguageServer
import LanguageServerProtocol
import Logging

private let root = "file:///waymark-fuzzing"

private let introduction: [UInt8] = {
  let capabilities = #"{"workspace":{"applyEdit":true},"window":{"showDocument":{"support":true}}}"#
  let parameters = #"{"processId":null,"rootUri":"\#(root)","capabilities":\#(capabilities)}"#
  let initialize = #"{"jsonrpc":"2.0","id":"first","method":"initialize","params":\#(parameters)}"#
  return frame(Array(initialize.utf8)) + frame(Array(#"{"jsonrpc":"2.0","method":"initialized"}"#.utf8))
}()

/// Every request gets exactly one reply, and the server ends when the client leaves.
func requireReplies(_ script: Script) {
  var expected = script.replies
  expected[RequestID.string("first"), default: 0] += 1
  var found: [RequestID?: Int] = [:]
  let conversation = Conversation()
  conversation.send(introduction + script.stream)
  var decoder = MessageDecoder()
  func isWhole() -> Bool { script.ends || expected.allSatisfy { found[$0.key, default: 0] >= $0.value } }
  var isOpen = true
  while true {
    if isOpen, isWhole() {
      conversation.leave()
      isOpen = false
    }
    let chunk = conversation.next()
    if chunk.isEmpty { break }
    decoder.append(chunk)
    while let event = decoder.next() {
      guard case .body(let body) = event else { fatalError("the server's own framing is wrong") }
      if let id = reply(body) { found[id, default: 0] += 1 }
    }
  }
  conversation.end()
  requireSame(found, expected, script)
}

private func requireSame(_ found: [RequestID?: Int], _ expected: [RequestID?: Int], _ script: Script) {
  for id in Set(found.keys).union(expected.keys) {
    let (count, wanted) = (found[id, default: 0], expected[id, default: 0])
    let most = wanted + (id == nil ? script.damages : 0)
    require(count <= most, "\(count) replies to \(String(describing: id)), which waits for \(wanted)")
    require(script.ends || count >= wanted, "no reply to \(String(describing: id))")
  }
}

/// The id that a message of the server's answers; nil for what is no reply.
private func reply(_ body: [UInt8]) -> RequestID?? {
  guard let value = try? JSONValue(parsing: body) else { fatalError("the server's own JSON is wrong") }
  return value["method"] == nil ? .some(value["id"].flatMap(RequestID.init)) : nil
}

/// A server at the other ends of two pipes.
private struct Conversation {
  private let input: FileHandle
  private let output: FileHandle
  private let ended = DispatchSemaphore(value: 0)

  init() {
    let (toServer, toClient) = (Pipe(), Pipe())
    (input, output) = (toServer.fileHandleForWriting, toClient.fileHandleForReading)
    let server = Server(
      input: Descriptor(toServer.fileHandleForReading.fileDescriptor),
      output: Descriptor(toClient.fileHandleForWriting.fileDescriptor),
      version: "1", log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() }, timing: Self.timing, watching: nil)
    let ended = ended
    Task {
      _ = await server.run()
      try? toClient.fileHandleForWriting.close()
      withExtendedLifetime(toServer) {}
      ended.signal()
    }
  }

  private static let timing = {
    var timing = Timing()
    timing.pause = .zero
    return timing
  }()

  func send(_ bytes: [UInt8]) {
    try? input.write(contentsOf: bytes)
  }

  func leave() {
    try? input.close()
  }

  func next() -> Data { output.availableData }

  func end() {
    ended.wait()
  }
}
