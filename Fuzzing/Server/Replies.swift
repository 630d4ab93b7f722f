import Foundation
import FuzzingLaws
import JSON
import LanguageServerProtocol
import Workspace

@testable import LanguageServer

/// Every request gets exactly one reply, and the server ends when the client leaves.
func requireReplies(_ script: Script) {
  let expected = script.replies
  var found: [RequestID?: Int] = [:]
  let conversation = Conversation()
  conversation.send(script.stream)
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
  private let input: Descriptor
  private let output: Descriptor
  private let ended = DispatchSemaphore(value: 0)

  init() {
    guard let toServer = Descriptor.pipe(), let toClient = Descriptor.pipe() else { fatalError("no pipe can be made") }
    (input, output) = (toServer.write, toClient.read)
    let server = Server(input: toServer.read, output: toClient.write, Self.environment)
    let ended = ended
    Task {
      _ = await server.run(as: introduced)
      close(toClient.write.number)
      close(toServer.read.number)
      ended.signal()
    }
  }

  private static var environment: ServerEnvironment {
    var environment = ServerEnvironment(version: "1", log: introduced.log)
    environment.timing.pause = .zero
    environment.watching = nil
    return environment
  }

  /// A server that ended by itself does not hear the rest.
  func send(_ bytes: [UInt8]) {
    _ = input.send(bytes)
  }

  func leave() {
    close(input.number)
  }

  /// Empty when the server has ended.
  func next() -> [UInt8] { output.next(atMost: 64 << 10) }

  func end() {
    ended.wait()
    close(output.number)
  }
}
